import type { ShownIssue } from '@gladhand/domain/maintenance';
import { useMemo, useRef, useState } from 'react';

/** The issues that are handled together. Those that are not listed anymore don't count. */
export function useChosenIssues(listed: readonly ShownIssue[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const issues = useMemo(() => listed.filter(({ id }) => picked.has(id)), [listed, picked]);
  const ids = useMemo(() => new Set(issues.map(({ id }) => id)), [issues]);

  function toggle(id: string, toHere: boolean): void {
    const next = new Set(ids);
    const [from = -1, to = -1] = [last.current, id].map((end) => listed.findIndex((issue) => issue.id === end));
    if (toHere && from >= 0) {
      for (const issue of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(issue.id);
    } else if (!next.delete(id)) next.add(id);
    last.current = id;
    setPicked(next);
  }

  return { ids, issues, toggle, clear: () => setPicked(new Set()) };
}
