import { Banner } from '@gladhand/ui';
import { useSyncExternalStore } from 'react';
import { SHELL_MESSAGES as TEXT } from './messages';

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
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Banner tone="caution" title={TEXT.offline}>
      {TEXT.offlineDetail}
    </Banner>
  );
}
