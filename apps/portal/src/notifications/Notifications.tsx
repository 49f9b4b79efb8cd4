import type { Me, ViewerPort } from '@gladhand/domain';
import { type ApiQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { keepPushDevice } from '@gladhand/fleet-widgets/alerts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pushPort } from './pushPort';

const meQuery: ApiQuery<Me> = { key: ['me'], fetch: (api: ViewerPort, options) => api.me(options) };

/** What the worker of notifications sends to open pages. */
type WorkerMessage = { type: 'gladhand.openPath'; path: string } | { type: 'gladhand.pushRenewed' };

/**
 * Keeps the subscription of this browser in agreement with the server, and follows clicks on notifications to the page
 * of an alert.
 */
export function Notifications(): null {
  const { api } = useWidgetHost();
  const navigate = useNavigate();
  const userId = useApiQuery(meQuery, { staleMs: 300_000 }).data?.id;

  useEffect(() => {
    if (pushPort.obstacle() || userId === undefined) return;
    // Without a connection, the next visit does it.
    const keep = () => void keepPushDevice(pushPort, api.alerts, userId).catch(() => undefined);
    keep();
    const { serviceWorker } = navigator;
    function receive({ data, ports }: MessageEvent<WorkerMessage>): void {
      if (data.type === 'gladhand.pushRenewed') keep();
      if (data.type !== 'gladhand.openPath' || !data.path.startsWith('/alertconfiguration')) return;
      ports[0]?.postMessage(true);
      void navigate(data.path);
    }
    serviceWorker.addEventListener('message', receive);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', receive);
  }, [api, userId, navigate]);
  return null;
}
