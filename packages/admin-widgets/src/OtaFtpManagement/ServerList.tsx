import { type OtaFtpServer, otaFtpProtocol } from '@gladhand/domain/ota-ftp';
import { EmptyState, StatusPill, useMessages, useWords } from '@gladhand/ui';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import type { SetOtaFtpView } from './otaFtpView';
import { TestState } from './TestState';
import { addressOf } from './texts';

/** Servers with their addresses and the state of their last test. */
export function ServerList({ servers, setView }: { servers: readonly OtaFtpServer[]; setView: SetOtaFtpView }) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  if (servers.length === 0) return <EmptyState title={messages.noServers}>{messages.noServersHint}</EmptyState>;
  return (
    <S.Scroller role="region" aria-label={messages.servers} tabIndex={0}>
      <S.List density="compact" framed>
        <thead>
          <tr>
            <th scope="col">{messages.server}</th>
            <th scope="col">{messages.protocol}</th>
            <th scope="col">{messages.address}</th>
            <th scope="col">{messages.folder}</th>
            <th scope="col">{messages.lastTest}</th>
          </tr>
        </thead>
        <tbody>
          {servers.map((server) => (
            <tr key={server.serverId}>
              <th scope="row">
                <S.Plain type="button" onClick={() => setView({ serverId: server.serverId, path: '', search: '' })}>
                  {server.name}
                </S.Plain>
              </th>
              <td>
                {say(otaFtpProtocol(server.protocol).label)}
                {server.protocol === 'ftp' && (
                  <div>
                    <StatusPill tone="caution" plain>
                      {messages.notEncrypted}
                    </StatusPill>
                  </div>
                )}
              </td>
              <td>
                <S.Code>{addressOf(server)}</S.Code>
                <S.Sub>{server.username}</S.Sub>
              </td>
              <td>{server.folder === '' ? messages.homeFolder : <S.Code>{server.folder}</S.Code>}</td>
              <td>
                <TestState server={server} />
              </td>
            </tr>
          ))}
        </tbody>
      </S.List>
    </S.Scroller>
  );
}
