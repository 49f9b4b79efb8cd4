import type { TrailerPosition } from '@gladhand/domain/tracking';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tracked } from '../../positions/useTracked';

/** A search that goes on within this time isn't interrupted by the drawer. */
const TYPING_PAUSE_MS = 600;
/** Enough results for an exact match among them to be found. */
const RESULTS = 50;

interface SearchResultParams {
  tracked: Tracked;
  /** The search of the results. */
  search: string;
  /** Called with the VIN of a single result, or after Enter with the exact or the first one. */
  onFound: (vin: string) => void;
}

/**
 * Finds the trailer that a search leads to, once per search: results of a reload or a refresh lead nowhere. Returns the
 * function to call when a text was typed or entered.
 */
export function useSearchResult({ tracked, search, onFound }: SearchResultParams) {
  const [requested, setRequested] = useState<{ search: string; entered: boolean }>();
  const found = useRef(onFound);
  found.current = onFound;
  const { isCurrent, count, rows, remoteRows } = tracked;
  const isReady = requested !== undefined && requested.search === search.trim() && isCurrent;

  useEffect(() => {
    if (!requested || !isReady) return;
    if (count === 0 || (count > 1 && !requested.entered)) return setRequested(undefined);
    const aborted = new AbortController();
    const take = (trailers: readonly (TrailerPosition | undefined)[]) => {
      if (aborted.signal.aborted) return;
      setRequested(undefined);
      const trailer = trailers.find((one) => one && isNamed(one, requested.search)) ?? trailers[0];
      if (trailer) found.current(trailer.vin);
    };
    const load = async () => {
      if (rows) return take(Array.from({ length: Math.min(rows.count, RESULTS) }, (_, index) => rows.at(index)));
      const { fleet, query } = remoteRows ?? {};
      if (fleet && query) take(await fleet.page(query, { offset: 0, limit: RESULTS }, aborted.signal));
    };
    // A failed request leaves the list as it is
    const timer = setTimeout(() => void load().catch(() => undefined), requested.entered ? 0 : TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [requested, isReady, count, rows, remoteRows]);

  return useCallback((typed: string, entered: boolean) => {
    const text = typed.trim();
    setRequested(text === '' ? undefined : { search: text, entered });
  }, []);
}

/** Whether a text is the unit ID or the VIN of a trailer. */
function isNamed({ unitId, vin }: TrailerPosition, text: string): boolean {
  const name = text.toLowerCase();
  return unitId.toLowerCase() === name || vin.toLowerCase() === name;
}
