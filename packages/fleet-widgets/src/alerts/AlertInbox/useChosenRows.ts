import { useMemo, useRef, useState } from 'react';
import { alertsOf, type InboxRow } from './inboxRows';

/** The rows that are handled together. Those that are not listed anymore don't count. */
export function useChosenRows(rows: readonly InboxRow[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const chosen = useMemo(() => rows.filter(({ id }) => picked.has(id)), [rows, picked]);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  // A folded row and one of its alerts may both be selected.
  const alerts = useMemo(
    () => [...new Map(chosen.flatMap(alertsOf).map((alert) => [alert.id, alert])).values()],
    [chosen],
  );

  function toggle({ id }: InboxRow, toHere: boolean): void {
    const next = new Set(ids);
    const [from = -1, to = -1] = [last.current, id].map((end) => rows.findIndex((row) => row.id === end));
    if (toHere && from >= 0) {
      for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(row.id);
    } else if (!next.delete(id)) next.add(id);
    last.current = id;
    setPicked(next);
  }

  return { ids, alerts, toggle, clear: () => setPicked(new Set()) };
}
