import { ReeferPower } from '../../vocabulary/reefer';
import { REEFER_POLICY } from './commands';

/** Temperatures of one zone in °F; null if not reported. */
export interface ZoneTemperatures {
  readonly setPointF: number | null;
  readonly returnAirF: number | null;
}

/** The air temperature of a zone relative to its set point. */
export const ZoneState = {
  Within: 'within',
  /** Outside the tolerance. */
  Outside: 'outside',
  /** Outside twice the tolerance. */
  FarOutside: 'farOutside',
  /** Not judged, because the unit is off or defrosting, or a value is missing. */
  NotJudged: 'notJudged',
} as const;
export type ZoneState = (typeof ZoneState)[keyof typeof ZoneState];

/** Judges a zone by its return air. A unit that is off or defrosting does not have to keep its set point. */
export function zoneState(
  { setPointF, returnAirF }: ZoneTemperatures,
  unit: { readonly power: string | null; readonly defrosting: boolean | null },
): ZoneState {
  if (unit.power !== ReeferPower.On || unit.defrosting || setPointF === null || returnAirF === null)
    return ZoneState.NotJudged;
  const awayF = Math.abs(returnAirF - setPointF);
  if (awayF <= REEFER_POLICY.toleranceF) return ZoneState.Within;
  return awayF <= 2 * REEFER_POLICY.toleranceF ? ZoneState.Outside : ZoneState.FarOutside;
}

/** A moment in a unit's history. */
export interface TemperatureMoment {
  readonly recordedMs: number;
  readonly defrosting: boolean | null;
  readonly zones: readonly ZoneTemperatures[];
}

/**
 * Reduces a history to at most this many moments, oldest first. Of each step, the moment farthest from a set point is
 * kept, so that excursions are never hidden.
 */
export function thinMoments<Moment extends TemperatureMoment>(
  moments: readonly Moment[],
  span: { readonly fromMs: number; readonly toMs: number },
  most: number,
): Moment[] {
  const sorted = [...moments].sort((a, b) => a.recordedMs - b.recordedMs);
  if (sorted.length <= most) return sorted;
  const stepMs = (span.toMs - span.fromMs) / most;
  const farthest = new Map<number, Moment>();
  for (const moment of sorted) {
    const step = Math.min(most - 1, Math.max(0, Math.floor((moment.recordedMs - span.fromMs) / stepMs)));
    const kept = farthest.get(step);
    if (!kept || awayOf(moment) >= awayOf(kept)) farthest.set(step, moment);
  }
  return [...farthest.values()];
}

function awayOf({ zones }: TemperatureMoment): number {
  const away = zones.map(({ setPointF, returnAirF }) =>
    setPointF === null || returnAirF === null ? 0 : Math.abs(returnAirF - setPointF),
  );
  return Math.max(0, ...away);
}
