import { useApiQuery } from '@gladhand/domain/react';
import { SEARCH_LIMITS } from '@gladhand/domain/search';
import { useEffect, useState } from 'react';

/** Requests start after this pause in typing. */
const PAUSE_MS = 150;

/** Searches the server for a text, if the user may open any of its results. The previous results stay until the next ones arrive. */
export function useSearch(text: string, isEnabled: boolean) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const isLongEnough = (one: string) => isEnabled && one.length >= SEARCH_LIMITS.minChars;
  const query = useApiQuery(
    {
      key: ['search', settled],
      fetch: (api, options) => api.search.find({ text: settled }, options),
    },
    { enabled: isLongEnough(settled), keepPrevious: true },
  );
  const isOffline = query.fetchStatus === 'paused';
  const isSearching = isLongEnough(text) && !isOffline && (settled !== text || query.isFetching);
  return {
    /** Results of this text or of the one before. */
    found: isLongEnough(text) ? query.data : undefined,
    isSearching,
    isOffline: isLongEnough(text) && isOffline,
    hasFailed: isLongEnough(text) && !isSearching && query.isError,
    /** Searches without waiting for the pause. */
    searchNow: () => setSettled(text),
    retry: () => void query.refetch(),
  };
}
