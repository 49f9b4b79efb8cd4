import type { OtaFtpEntry, OtaFtpManifestState } from '@gladhand/domain/ota-ftp';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Button, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { verifyFile } from './otaFtpQueries';
import { sizeText } from './texts';

interface FileRowProps {
  entry: OtaFtpEntry;
  serverId: string;
  path: string;
  onOpen: () => void;
  onDelete: () => void;
}

/** A file or folder. Files that weren't published from here are marked. */
export function FileRow({ entry, serverId, path, onOpen, onDelete }: FileRowProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const { can } = useWidgetHost();
  const verify = useApiMutation(verifyFile);
  const { name, isFolder, sizeBytes, modifiedAt, isPartial, published } = entry;
  return (
    <tr>
      <th scope="row">
        {isFolder ? (
          <S.Plain type="button" onClick={onOpen}>
            {messages.folderOf(name)}
          </S.Plain>
        ) : (
          name
        )}
      </th>
      <S.Fixed>{sizeBytes == null ? null : sizeText(sizeBytes, messages, writing.locale)}</S.Fixed>
      <td>{modifiedAt == null ? messages.unknown : momentText(modifiedAt, writing)}</td>
      <td>
        {published ? (
          <>
            {messages.published(published.packageName, published.version)}
            <S.Sub data-tone={published.isVerified ? undefined : 'critical'}>
              {(published.isVerified ? messages.verified : messages.damaged)(momentText(published.verifiedAt, writing))}
            </S.Sub>
            <S.Sub data-tone={published.manifest === 'matches' ? undefined : 'critical'}>
              {messages.manifest[published.manifest as OtaFtpManifestState]}
            </S.Sub>
            <S.Code title={published.sha256}>
              {`${published.sha256.slice(0, 8)} … ${published.sha256.slice(-8)}`}
            </S.Code>
          </>
        ) : (
          !isFolder && <S.Sub>{isPartial ? messages.partial : messages.foreign}</S.Sub>
        )}
        {verify.error && (
          <S.Sub data-tone="critical" role="alert">
            {say(verify.error.message)}
          </S.Sub>
        )}
      </td>
      <S.Fixed>
        {!isFolder && (
          <S.Actions>
            {published && can('verifyOtaFtpFile') && (
              <Button
                size="xsmall"
                aria-label={messages.verifyOf(name)}
                working={verify.isPending}
                onClick={() => verify.mutate({ serverId, path, fileName: name, sizeBytes: sizeBytes ?? 0 })}
              >
                {messages.verify}
              </Button>
            )}
            {can('deleteOtaFtpFile') && (
              <Button size="xsmall" aria-label={messages.deleteOf(name)} onClick={onDelete}>
                {messages.delete}
              </Button>
            )}
          </S.Actions>
        )}
      </S.Fixed>
    </tr>
  );
}
