import { joinOtaFtpPath, type OtaFtpEntry, type OtaFtpServer } from '@gladhand/domain/ota-ftp';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages, useWords } from '@gladhand/ui';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { deleteFile } from './otaFtpQueries';
import { addressOf } from './texts';

interface DeleteFileProps {
  server: OtaFtpServer;
  path: string;
  entry: OtaFtpEntry;
  onClose: () => void;
}

/** Confirms the deletion of a file with its name, its server, and whether it was published from here. */
export function DeleteFile({ server, path, entry, onClose }: DeleteFileProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const remove = useApiMutation(deleteFile);
  const { name: fileName, sizeBytes, published } = entry;
  const { serverId } = server;
  const file = joinOtaFtpPath(server.folder, path, fileName);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.deleteTitle}
      confirmLabel={messages.delete}
      destructive
      working={remove.isPending}
      onConfirm={() => remove.mutate({ serverId, path, fileName, sizeBytes: sizeBytes ?? 0 }, { onSuccess: onClose })}
    >
      <S.Stack>
        {remove.error && (
          <Banner tone="critical" title={messages.notDone}>
            {say(remove.error.message)}
          </Banner>
        )}
        <div>{messages.deleteText(file, `${server.name} (${addressOf(server)})`)}</div>
        <strong>{published ? messages.deletePublished : messages.deleteForeign}</strong>
      </S.Stack>
    </ConfirmDialog>
  );
}
