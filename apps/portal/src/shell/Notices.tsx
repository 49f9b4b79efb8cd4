import { Banner, useMessages } from '@gladhand/ui';
import { useSyncExternalStore } from 'react';
import { SHELL_MESSAGES } from './messages';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Notices about the whole portal. The offline notice disappears when the connection is back. */
export function Notices() {
  const messages = useMessages(SHELL_MESSAGES);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Banner tone="caution" title={messages.offline}>
      {messages.offlineDetail}
    </Banner>
  );
}
