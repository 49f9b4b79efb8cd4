import { type HistoryEvent, HistoryEventKind } from '@gladhand/domain/history';
import type { ChartMark } from '@gladhand/ui';
import { TRAILER_HISTORY_MESSAGES } from './messages';

/** ABS faults as marks of a chart, from their start to their end, or until now. */
export function faultMarks(events: readonly HistoryEvent[], messages = TRAILER_HISTORY_MESSAGES): ChartMark[] {
  return events.flatMap(({ kind, atMs, detail }, index): ChartMark[] => {
    if (kind !== HistoryEventKind.AbsFault) return [];
    const end = events
      .slice(index)
      .find((later) => later.kind === HistoryEventKind.AbsCleared && later.detail === detail);
    return [{ label: detail ?? messages.absFault, fromMs: atMs, toMs: end?.atMs ?? null }];
  });
}
