import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, for what CSS alone cannot do. Where there is no window it does not.
 *
 * @param query '(max-width: 767px)'
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
