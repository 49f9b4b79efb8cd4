import type { Geofence } from '@gladhand/domain/geofences';
import { useMemo, useRef, useState } from 'react';

/** The geofences of a list that are changed together. Those that are filtered out are not. */
export function useChosen(shown: readonly Geofence[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const chosen = useMemo(() => shown.filter(({ id }) => picked.has(id)), [shown, picked]);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);

  function toggle({ id }: Geofence, toHere: boolean): void {
    const next = new Set(ids);
    const [from, to] = [last.current, id].map((end) => shown.findIndex((geofence) => geofence.id === end));
    if (toHere && from !== undefined && to !== undefined && from >= 0) {
      for (const geofence of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(geofence.id);
    } else if (!next.delete(id)) next.add(id);
    last.current = id;
    setPicked(next);
  }

  return {
    chosen,
    ids,
    toggle,
    toggleAll: () => setPicked(chosen.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setPicked(new Set()),
  };
}
