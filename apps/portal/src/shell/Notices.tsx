import { Banner } from '@gladhand/ui';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Messages about the whole portal. The offline notice goes away by itself. */
export function Notices() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Banner tone="caution" title="You are offline">
      What you see is the last that was known. It goes on by itself when the connection is back.
    </Banner>
  );
}
