import { type HistoryEvent, HistoryEventKind } from '@gladhand/domain';
import type { ChartMark } from '@gladhand/ui';

/** ABS faults as marks of a chart, from their beginning until their end, or until now. */
export function faultMarks(events: readonly HistoryEvent[]): ChartMark[] {
  return events.flatMap(({ kind, atMs, detail }, index): ChartMark[] => {
    if (kind !== HistoryEventKind.AbsFault) return [];
    const end = events
      .slice(index)
      .find((later) => later.kind === HistoryEventKind.AbsCleared && later.detail === detail);
    return [{ label: detail ?? 'ABS fault', fromMs: atMs, toMs: end?.atMs ?? null }];
  });
}
