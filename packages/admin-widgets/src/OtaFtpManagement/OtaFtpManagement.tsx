import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, PageHeader, PlusIcon, useMessages, WidgetBox } from '@gladhand/ui';
import { useCallback, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { serversQuery } from './otaFtpQueries';
import { EMPTY_OTA_FTP_VIEW, type OtaFtpView, type SetOtaFtpView } from './otaFtpView';
import { QueryState } from './QueryState';
import { ServerDialog } from './ServerDialog';
import { ServerList } from './ServerList';
import { ServerPage } from './ServerPage';

/** How often the state of a running test is read, in ms. */
const TESTING_REFRESH_MS = 1_500;

export interface OtaFtpManagementProps extends LocalizedProps {
  /** The open server and folder. @default kept by the widget */
  view?: OtaFtpView | undefined;
  /** Called with the next view, for hosts that keep it in a URL. */
  onViewChange?: ((view: OtaFtpView) => void) | undefined;
}

/** File servers from which gateways fetch packages: connection, files, publishing, verifying and deleting. */
export function OtaFtpManagement({ messages, ...props }: OtaFtpManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <OtaFtpManagementBody {...props} />
    </WidgetTexts>
  );
}

function OtaFtpManagementBody({ view: kept, onViewChange }: OtaFtpManagementProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const { can } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_OTA_FTP_VIEW);
  const [isAdding, setIsAdding] = useState(false);
  const [isTesting, setIsTesting] = useState(false);
  const view = kept ?? own;
  const setView = useCallback<SetOtaFtpView>(
    (change) => {
      const next = { ...view, ...change };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const query = useApiQuery(serversQuery, { refreshMs: isTesting ? TESTING_REFRESH_MS : undefined });
  const { data } = query;
  const hasTests = data?.some(({ testStartedAt }) => testStartedAt != null) ?? false;
  if (hasTests !== isTesting) setIsTesting(hasTests);

  if (view.serverId !== null && data) {
    const server = data.find(({ serverId }) => serverId === view.serverId);
    return (
      <WidgetBox>
        <ServerPage key={view.serverId} server={server} view={view} setView={setView} />
      </WidgetBox>
    );
  }
  return (
    <WidgetBox>
      <PageHeader
        title={messages.title}
        actions={
          can('createOtaFtpServer') && (
            <Button kind="primary" icon={<Icon icon={PlusIcon} />} disabled={!data} onClick={() => setIsAdding(true)}>
              {messages.add}
            </Button>
          )
        }
      />
      <S.Page>
        <QueryState query={query} what={messages.servers} />
        {data && <ServerList servers={data} setView={setView} />}
      </S.Page>
      {isAdding && (
        <ServerDialog onClose={() => setIsAdding(false)} onSaved={({ serverId }) => setView({ serverId, path: '' })} />
      )}
    </WidgetBox>
  );
}
