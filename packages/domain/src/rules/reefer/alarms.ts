import { reeferAlarm } from '../../vocabulary/reefer';
import { DAY_MS } from '../connectivity/connectivity';

/** An alarm as a unit reports it. */
export interface ReportedAlarm {
  readonly code: number;
  /** 3 critical, 2 caution, 1 low. */
  readonly level: number;
  readonly text?: string | undefined;
}

/** An alarm from its first report on. Instants are stored as ISO strings. */
export interface ReeferAlarmRecord {
  readonly code: number;
  readonly level: number;
  readonly text: string;
  readonly since: string;
  /** Null while it is active. */
  readonly cleared: string | null;
}

/** Cleared alarms are kept for the longest range of the history, up to this many. */
const KEPT_MS = 31 * DAY_MS;
const KEPT_CLEARED = 20;

/**
 * The alarms of a unit after a report that lists the active ones: a listed alarm continues or begins, and all others
 * are cleared. Worst first, active before cleared.
 */
export function alarmsAfter(
  before: readonly ReeferAlarmRecord[],
  reported: readonly ReportedAlarm[],
  at: Date,
): ReeferAlarmRecord[] {
  const active = new Map(before.filter(({ cleared }) => cleared === null).map((alarm) => [alarm.code, alarm]));
  const codes = new Set(reported.map(({ code }) => code));
  const going = [...new Map(reported.map((alarm) => [alarm.code, alarm])).values()].map(
    ({ code, level, text }): ReeferAlarmRecord => ({
      code,
      level,
      text: text ?? active.get(code)?.text ?? reeferAlarm(code).label,
      since: active.get(code)?.since ?? at.toISOString(),
      cleared: null,
    }),
  );
  const ended = [...active.values()]
    .filter(({ code }) => !codes.has(code))
    .map((alarm) => ({ ...alarm, cleared: at.toISOString() }));
  const kept = [...ended, ...before.filter(({ cleared }) => cleared !== null)]
    .filter(({ cleared }) => at.getTime() - Date.parse(cleared ?? '') < KEPT_MS)
    .sort((a, b) => ((a.cleared ?? '') < (b.cleared ?? '') ? 1 : -1))
    .slice(0, KEPT_CLEARED);
  return [...going.sort(worstFirst), ...kept];
}

function worstFirst(a: ReeferAlarmRecord, b: ReeferAlarmRecord): number {
  return b.level - a.level || (a.since < b.since ? 1 : a.since > b.since ? -1 : a.code - b.code);
}
