import type { OtaFtpServer } from '@gladhand/domain/ota-ftp';
import { useMessages } from '@gladhand/ui';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';

interface FolderPathProps {
  server: OtaFtpServer;
  path: string;
  onOpen: (path: string) => void;
}

/** The open folder; each of its parents opens on a click. */
export function FolderPath({ server, path, onOpen }: FolderPathProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const parts = path === '' ? [] : path.split('/');
  const home = server.folder === '' ? messages.homeFolder : server.folder;
  return (
    <nav aria-label={messages.path}>
      <S.Path>
        {[home, ...parts].map((part, at) => {
          const own = parts.slice(0, at).join('/');
          return (
            <li key={own}>
              {at === parts.length ? (
                <span aria-current="page">{part}</span>
              ) : (
                <S.Plain type="button" onClick={() => onOpen(own)}>
                  {part}
                </S.Plain>
              )}
            </li>
          );
        })}
      </S.Path>
    </nav>
  );
}
