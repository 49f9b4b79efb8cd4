import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, for what CSS alone cannot do. Where no screen is known it does not.
 *
 * @param query '(max-width: 767px)'; undefined asks nothing and holds never
 */
export function useMediaQuery(query: string | undefined): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = mediaList(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaList(query)?.matches ?? false,
    () => false,
  );
}

/** Documents without layout, such as those of unit tests, have no media. */
function mediaList(query: string | undefined): MediaQueryList | undefined {
  return query && typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}
