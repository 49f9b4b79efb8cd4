export { HISTORY_LIMIT, type TrailerHistory } from '../contract/history';
export { type HistoryEvent, HistoryEventKind, historyEvents } from '../rules/history/historyEvents';
export { type HistoryFile, HistoryFormat, historyFileName, historyText } from '../rules/history/historyFiles';
export { HISTORY_DAYS, HISTORY_POLICY, PLAYBACK_SPEEDS } from '../rules/history/historyPolicy';
export { type HistoryReport, readHistory } from '../rules/history/historyReport';
export {
  DEFAULT_HISTORY_RANGE,
  dayOf,
  type HistoryRange,
  historySpan,
  isoDayOf,
  widerRange,
} from '../rules/history/historySpan';
export { reportsTable, tripsTable } from '../rules/history/historyTables';
export { type HistoryTotals, historyTotals, type Period } from '../rules/history/historyTotals';
export { type HistoryLeg, type HistoryTrack, historyTrack } from '../rules/history/historyTrack';
export { type HistoryTrip, historyTrips } from '../rules/history/historyTrips';
export { eventTitle } from '../rules/history/historyWords';
export { greatCircleMiles, type LatLng } from '../rules/history/miles';
export { playbackStep } from '../rules/history/playback';
export { lastFixUntil, positionAt } from '../rules/history/positionAt';
export {
  HISTORY_COLUMNS,
  type HistoryAbsFault,
  type HistoryColumns,
  type HistorySpan,
} from '../vocabulary/historyColumns';
