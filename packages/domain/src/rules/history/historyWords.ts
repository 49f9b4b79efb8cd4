import { durationText } from '../formats/durationText';
import { type HistoryEvent, HistoryEventKind } from './historyEvents';

/** The names of events. */
export const HISTORY_EVENT_WORDS: Readonly<Record<HistoryEventKind, string>> = {
  [HistoryEventKind.Stop]: 'Stopped',
  [HistoryEventKind.Coupled]: 'Tethered',
  [HistoryEventKind.Uncoupled]: 'Untethered',
  [HistoryEventKind.DoorOpened]: 'Door opened',
  [HistoryEventKind.DoorClosed]: 'Door closed',
  [HistoryEventKind.AbsFault]: 'ABS fault began',
  [HistoryEventKind.AbsCleared]: 'ABS fault ended',
  [HistoryEventKind.Loaded]: 'Loaded',
  [HistoryEventKind.Unloaded]: 'Unloaded',
  [HistoryEventKind.Gap]: 'No reports',
  [HistoryEventKind.Late]: 'Reported late',
  [HistoryEventKind.DoubtfulFix]: 'Doubtful position',
};

/** Events whose duration is part of their title. */
const LASTING: ReadonlySet<HistoryEventKind> = new Set([HistoryEventKind.Stop, HistoryEventKind.Gap]);

/** 'Stopped 2 h 10 min', 'Door opened'; with `say` in another language. */
export function eventTitle(
  { kind, atMs, toMs }: HistoryEvent,
  say: (english: string) => string = (english) => english,
  locale?: string,
): string {
  const word = say(HISTORY_EVENT_WORDS[kind]);
  return toMs !== null && LASTING.has(kind) ? `${word} ${durationText(toMs - atMs, locale)}` : word;
}
