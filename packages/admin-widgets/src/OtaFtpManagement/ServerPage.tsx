import { isOpenTask, type OtaFtpServer, type OtaFtpTaskState, otaFtpProtocol } from '@gladhand/domain/ota-ftp';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  ArrowLeftIcon,
  Banner,
  Button,
  EmptyState,
  Icon,
  IconButton,
  PageHeader,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { type ReactNode, useState } from 'react';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { tasksQuery, testServer } from './otaFtpQueries';
import type { OtaFtpView, SetOtaFtpView } from './otaFtpView';
import { PublishPackage } from './PublishPackage';
import { RemoveServer } from './RemoveServer';
import { ServerDialog } from './ServerDialog';
import { ServerFiles } from './ServerFiles';
import { ServerSide } from './ServerSide';
import { ServerTasks } from './ServerTasks';

/** How often the progress of tasks is read, in ms. */
const WORKING_REFRESH_MS = 1_500;

interface ServerPageProps {
  /** Undefined if it was removed. */
  server: OtaFtpServer | undefined;
  view: OtaFtpView;
  setView: SetOtaFtpView;
}

/** A server: its connection, the work on it, and its files. */
export function ServerPage({ server, view, setView }: ServerPageProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const goBack = () => setView({ serverId: null, path: '', search: '' });
  const back = <IconButton icon={<Icon icon={ArrowLeftIcon} />} label={messages.back} onClick={goBack} />;
  if (server) return <KnownServer server={server} view={view} setView={setView} back={back} onRemoved={goBack} />;
  return (
    <>
      <PageHeader title={messages.title} back={back} />
      <S.Page>
        <EmptyState title={messages.notFound}>{messages.notFoundHint}</EmptyState>
      </S.Page>
    </>
  );
}

interface KnownServerProps {
  server: OtaFtpServer;
  view: OtaFtpView;
  setView: SetOtaFtpView;
  back: ReactNode;
  onRemoved: () => void;
}

function KnownServer({ server, view, setView, back, onRemoved }: KnownServerProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const { can } = useWidgetHost();
  const [open, setOpen] = useState<'edit' | 'remove' | 'publish'>();
  const [isWorking, setIsWorking] = useState(false);
  const testing = useApiMutation(testServer);
  const tasks = useApiQuery(tasksQuery(server.serverId), { refreshMs: isWorking ? WORKING_REFRESH_MS : undefined });
  const hasOpen = tasks.data?.some(({ state }) => isOpenTask(state as OtaFtpTaskState)) ?? false;
  if (hasOpen !== isWorking) setIsWorking(hasOpen);
  const ended = tasks.data?.filter(({ endedAt }) => endedAt != null);
  const finished = ended?.map(({ taskId }) => taskId).join(' ');
  const isConnected = server.test?.problem == null && server.test != null;
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={server.name}
        back={back}
        meta={say(otaFtpProtocol(server.protocol).label)}
        actions={
          <>
            {can('testOtaFtpServer') && (
              <Button
                working={testing.isPending || server.testStartedAt != null}
                onClick={() => testing.mutate(server.serverId)}
              >
                {messages.test}
              </Button>
            )}
            {can('updateOtaFtpServer') && <Button onClick={() => setOpen('edit')}>{messages.edit}</Button>}
            {can('deleteOtaFtpServer') && <Button onClick={() => setOpen('remove')}>{messages.remove}</Button>}
            {can('publishOtaPackage') && (
              <Button kind="primary" disabled={!isConnected} onClick={() => setOpen('publish')}>
                {messages.publish}
              </Button>
            )}
          </>
        }
      />
      <S.Page>
        {testing.error && (
          <Banner tone="critical" title={messages.notDone}>
            {say(testing.error.message)}
          </Banner>
        )}
        {server.protocol === 'ftp' && (
          <Banner tone="caution" title={messages.notEncrypted}>
            {messages.notEncryptedHint}
          </Banner>
        )}
        <S.Columns>
          <S.Stack>
            <ServerTasks query={tasks} />
            {isConnected && <ServerFiles server={server} view={view} setView={setView} finished={finished} />}
          </S.Stack>
          <ServerSide server={server} />
        </S.Columns>
      </S.Page>
      {open === 'edit' && <ServerDialog server={server} onClose={close} />}
      {open === 'remove' && <RemoveServer server={server} onClose={close} onRemoved={onRemoved} />}
      {open === 'publish' && <PublishPackage server={server} path={view.path} onClose={close} />}
    </>
  );
}
