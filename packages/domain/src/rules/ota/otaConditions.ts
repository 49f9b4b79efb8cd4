import { OTA_POLICY } from './otaPolicy';

/** When a device may work on its job. */
export interface OtaConditions {
  readonly untethered: boolean;
  /** The trailer's battery must have more than this; null for any voltage. */
  readonly minVolts: number | null;
  /** The trailer must have been parked this long; null if it may move. */
  readonly parkedMinutes: number | null;
  /** Hours of the day in the trailer's time zone, as 'HH:MM'. The end isn't included; it may be on the next day. */
  readonly hours: { readonly from: string; readonly to: string } | null;
}

/** What is known about a trailer. */
export interface OtaTrailerFacts {
  readonly tether: 'tethered' | 'untethered' | null;
  readonly tetherAt: Date | null;
  readonly volts: number | null;
  readonly voltsAt: Date | null;
  /** Null while it moves, or if no position is known. */
  readonly parkedSince: Date | null;
  readonly positionAt: Date | null;
  /** Local time as 'HH:MM'; null if its time zone isn't known. */
  readonly localTime: string | null;
}

/** A condition that isn't met. What isn't known isn't met. */
export type OtaWait =
  | 'tethered'
  | 'tetherUnknown'
  | 'voltageLow'
  | 'voltageUnknown'
  | 'moving'
  | 'positionUnknown'
  | 'outsideHours'
  | 'zoneUnknown';

/** The conditions that a trailer doesn't meet now; none if its device may work. Server time decides. */
export function unmetConditions(conditions: OtaConditions, facts: OtaTrailerFacts, now: Date): OtaWait[] {
  const isFresh = (at: Date | null) => at !== null && now.getTime() - at.getTime() <= OTA_POLICY.maxReadingAgeMs;
  const unmet: OtaWait[] = [];
  if (conditions.untethered) {
    if (facts.tether === null || !isFresh(facts.tetherAt)) unmet.push('tetherUnknown');
    else if (facts.tether === 'tethered') unmet.push('tethered');
  }
  if (conditions.minVolts !== null) {
    if (facts.volts === null || !isFresh(facts.voltsAt)) unmet.push('voltageUnknown');
    else if (facts.volts <= conditions.minVolts) unmet.push('voltageLow');
  }
  if (conditions.parkedMinutes !== null) {
    const { parkedSince, positionAt } = facts;
    if (!isFresh(positionAt)) unmet.push('positionUnknown');
    else if (parkedSince === null || now.getTime() - parkedSince.getTime() < conditions.parkedMinutes * 60_000)
      unmet.push('moving');
  }
  if (conditions.hours !== null) {
    if (facts.localTime === null) unmet.push('zoneUnknown');
    else if (!isWithin(conditions.hours, facts.localTime)) unmet.push('outsideHours');
  }
  return unmet;
}

/** Whether a text is a time of day, as 'HH:MM'. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const isWithin = ({ from, to }: { from: string; to: string }, time: string): boolean =>
  from < to ? time >= from && time < to : time >= from || time < to;
