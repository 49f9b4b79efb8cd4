import type { OtaFtpServer } from '@gladhand/domain/ota-ftp';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages, useWords } from '@gladhand/ui';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { removeServer } from './otaFtpQueries';

interface RemoveServerProps {
  server: OtaFtpServer;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms that a server is removed with its secret. */
export function RemoveServer({ server: { serverId, version, name }, onClose, onRemoved }: RemoveServerProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const remove = useApiMutation(removeServer);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.removeTitle(name)}
      confirmLabel={messages.remove}
      destructive
      working={remove.isPending}
      onConfirm={() => remove.mutate({ serverId, version }, { onSuccess: onRemoved })}
    >
      <S.Stack>
        {remove.error && (
          <Banner tone="critical" title={messages.notDone}>
            {say(remove.error.message)}
          </Banner>
        )}
        <div>{messages.removeText}</div>
      </S.Stack>
    </ConfirmDialog>
  );
}
