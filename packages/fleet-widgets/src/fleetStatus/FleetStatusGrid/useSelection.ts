import { useCallback, useMemo, useState } from 'react';
import type { RowSnapshot, TrailerNames } from './rowStore';

/** Trailers that can be exported by name; the API accepts as many values in a filter. */
export const MAX_EXPORTED = 1_000;

/** A selected trailer of the grid. */
export interface SelectedTrailer extends TrailerNames {
  id: string;
}

export interface Selection {
  ids: ReadonlySet<string>;
  /** In the order of selection. Names stay known when filters hide the rows. */
  trailers: readonly SelectedTrailer[];
  set: (ids: ReadonlySet<string>) => void;
  clear: () => void;
}

const NONE: readonly SelectedTrailer[] = [];

/** The selected rows with the names of their trailers. */
export function useSelection(namesOf: RowSnapshot['namesOf']): Selection {
  const [trailers, setTrailers] = useState(NONE);
  const ids = useMemo(() => new Set(trailers.map(({ id }) => id)), [trailers]);
  const set = (next: ReadonlySet<string>) => {
    const kept = trailers.filter(({ id }) => next.has(id));
    const added = [...next].flatMap((id) => {
      const names = ids.has(id) ? undefined : namesOf(id);
      return names ? [{ id, ...names }] : [];
    });
    setTrailers([...kept, ...added]);
  };
  const clear = useCallback(() => setTrailers(NONE), []);
  return { ids, trailers, set, clear };
}
