import { useEffect, useState } from 'react';
import { useViewer } from '../viewer/ViewerContext';

/** A page for which nothing has been requested and nothing has arrived for this long has what it needs. */
const QUIET_MS = 1_000;

/** Whether the page that was opened first has loaded, so that what isn't a part of it doesn't delay it. */
export function useQuietPage(): boolean {
  const { queryClient } = useViewer();
  const [isQuiet, setIsQuiet] = useState(false);
  // Only the cache knows about requests of all widgets that are under way.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (queryClient.isFetching() === 0) timer = setTimeout(() => setIsQuiet(true), QUIET_MS);
    };
    const stop = queryClient.getQueryCache().subscribe(wait);
    // The code of a page arrives before its first request.
    const arrivals = new PerformanceObserver(wait);
    arrivals.observe({ type: 'resource' });
    wait();
    return () => {
      clearTimeout(timer);
      stop();
      arrivals.disconnect();
    };
  }, [queryClient]);
  return isQuiet;
}
