import { formatDuration } from '../formats/relativeTime';
import { type HistoryEvent, HistoryEventKind } from './historyEvents';

/** What an event is called. */
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

/** '2 h 10 min', '3 d 4 h', '45 s': the two largest units. */
export function spanText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return formatDuration(ms) === undefined ? '0 s' : `${Math.floor(ms / 1_000)} s`;
  const days = Math.floor(minutes / 1_440);
  const hours = Math.floor((minutes % 1_440) / 60);
  const rest = minutes % 60;
  const parts = days > 0 ? [days, 'd', hours, 'h'] : hours > 0 ? [hours, 'h', rest, 'min'] : [rest, 'min'];
  return parts[2] === 0 ? `${parts[0]} ${parts[1]}` : parts.join(' ');
}

/** Of these it counts how long they took. */
const LASTING: ReadonlySet<HistoryEventKind> = new Set([HistoryEventKind.Stop, HistoryEventKind.Gap]);

/** 'Stopped 2 h 10 min', 'Door opened'. */
export function eventTitle({ kind, atMs, toMs }: HistoryEvent): string {
  const word = HISTORY_EVENT_WORDS[kind];
  return toMs !== null && LASTING.has(kind) ? `${word} ${spanText(toMs - atMs)}` : word;
}
