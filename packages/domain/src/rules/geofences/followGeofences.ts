import type { LatLng } from '../history/miles';
import { containsPoint, depthMeters } from './depthMeters';
import { GEOFENCE_POLICY } from './geofencePolicy';
import type { Bounds } from './geofenceShape';
import { isBeyond } from './isBeyond';
import { misses } from './misses';
import type { JudgedShape } from './packedPolygon';
import { metersBetween } from './plane';
import { spansInside } from './spansInside';

/** A believed position of a trailer, with what its report said about the trailer. */
export interface GeofenceFix extends LatLng {
  readonly at: Date;
  /** Undefined if the device doesn't say. */
  readonly accuracyMeters?: number | undefined;
  /** Whether the trailer is parked. */
  readonly isDwelling: boolean;
}

/** A geofence that can decide who is inside. */
export interface JudgedGeofence {
  readonly geofenceId: string;
  readonly shape: JudgedShape;
  /** The box around the shape, if it is known. Positions beyond it need no look at the shape. */
  readonly bounds?: Bounds | undefined;
  /** Since when it has this shape. No trailer has entered it before, even if it was there. */
  readonly validFrom?: Date | undefined;
}

/** An instant that is only known to lie between two positions. */
export interface EstimatedInstant {
  /** The likeliest instant. */
  readonly at: Date;
  /** The last position before; null if there is none. */
  readonly after: Date | null;
  /** The first position afterwards. */
  readonly before: Date;
}

/** A trailer's relation to a geofence that it is in, or about to enter or leave. */
export interface GeofencePresence {
  readonly geofenceId: string;
  readonly phase: 'entering' | 'inside' | 'leaving';
  readonly entered: EstimatedInstant;
  /** When it leaves, if that is confirmed. Only while leaving. */
  readonly left?: EstimatedInstant | undefined;
}

/** What is remembered of a trailer between two reports. */
export interface GeofenceState {
  /** The last position that decided. */
  readonly last?: (LatLng & { readonly at: Date }) | undefined;
  /** The mean position of the current stay; undefined while it moves. */
  readonly mean?: (LatLng & { readonly fixes: number }) | undefined;
  readonly presences: readonly GeofencePresence[];
}

export type GeofenceEvent =
  | { readonly kind: 'entered'; readonly geofenceId: string; readonly entered: EstimatedInstant }
  | {
      readonly kind: 'left';
      readonly geofenceId: string;
      readonly entered: EstimatedInstant;
      readonly left: EstimatedInstant;
    }
  | { readonly kind: 'passed'; readonly geofenceId: string; readonly passed: EstimatedInstant };

/** The state of a trailer that was never followed. */
export const NOWHERE: GeofenceState = { presences: [] };

/** Where a trailer is by a fix, and the mean of its stay; undefined if the fix is too inaccurate to decide. */
export function judgedPosition(
  state: GeofenceState,
  fix: GeofenceFix,
): { last: NonNullable<GeofenceState['last']>; mean: GeofenceState['mean'] } | undefined {
  if (accuracyOf(fix) > GEOFENCE_POLICY.maxAccuracyMeters) return undefined;
  const mean = fix.isDwelling ? meanWith(state.mean, fix) : undefined;
  return { last: { lat: mean?.lat ?? fix.lat, lng: mean?.lng ?? fix.lng, at: fix.at }, mean };
}

const accuracyOf = ({ accuracyMeters }: GeofenceFix): number => accuracyMeters ?? GEOFENCE_POLICY.usualAccuracyMeters;

/**
 * Follows a trailer through geofences. The fixes must be in order. A visit begins once a second fix confirms it, or at
 * once with a fix that is deep inside, and ends in the same way; its times are those of the crossing.
 *
 * @param near the geofences on the way to the fix, and all that the state names; further ones change nothing
 */
export function followGeofences(
  state: GeofenceState,
  fix: GeofenceFix,
  near: readonly JudgedGeofence[],
): { state: GeofenceState; events: readonly GeofenceEvent[] } {
  const position = judgedPosition(state, fix);
  if (!position) return { state, events: [] };
  const { last, mean } = position;
  const judged: Judged = {
    ...{ at: fix.at, lat: last.lat, lng: last.lng, last: state.last },
    sureMeters: GEOFENCE_POLICY.sureAccuracies * accuracyOf(fix),
  };
  const presences: GeofencePresence[] = [];
  const events: GeofenceEvent[] = [];
  let count = 0;
  const add = ({ presence, event }: Judgment) => {
    if (presence) presences.push(presence);
    if (event) events.push(event);
    if (presence || event) count++;
  };
  const presenceIn = finderOf(state.presences);
  const absent: JudgedGeofence[] = [];
  for (const geofence of near) {
    const present = presenceIn(geofence.geofenceId);
    if (present) add(judgePresent(present, geofence, judged));
    else absent.push(geofence);
  }
  // By id, so that the same ones are left out whatever the order of the index is.
  if (absent.length > GEOFENCE_POLICY.maxAtOnce) absent.sort((a, b) => (a.geofenceId < b.geofenceId ? -1 : 1));
  for (const geofence of absent) {
    if (count >= GEOFENCE_POLICY.maxAtOnce) break;
    add(judgeAbsent(geofence, judged));
  }
  // In one order, whatever that of the index is: a state that is the same looks the same.
  if (presences.length > 1) presences.sort((a, b) => (a.geofenceId < b.geofenceId ? -1 : 1));
  return { state: { last, mean, presences }, events };
}

/** Up to this many, looking at all is faster than a map. */
const FEW = 8;

function finderOf(presences: readonly GeofencePresence[]): (geofenceId: string) => GeofencePresence | undefined {
  if (presences.length <= FEW) return (id) => presences.find(({ geofenceId }) => geofenceId === id);
  const byId = new Map(presences.map((presence) => [presence.geofenceId, presence]));
  return (id) => byId.get(id);
}

interface Judged extends LatLng {
  readonly at: Date;
  readonly last: GeofenceState['last'];
  /** How far past a limit a fix needs no confirmation. */
  readonly sureMeters: number;
}

interface Judgment {
  readonly presence?: GeofencePresence | undefined;
  readonly event?: GeofenceEvent | undefined;
}

const NOTHING: Judgment = {};

function judgeAbsent(geofence: JudgedGeofence, fix: Judged): Judgment {
  const { geofenceId, shape, bounds, validFrom } = geofence;
  if ((bounds && isBeyond(bounds, fix)) || !containsPoint(shape, fix)) {
    const event = passing(geofence, fix);
    return event ? { event } : NOTHING;
  }
  const entered = notBefore(validFrom, crossed(shape, fix, 'in'));
  if (depthMeters(shape, fix) < fix.sureMeters) return { presence: { geofenceId, phase: 'entering', entered } };
  return { presence: { geofenceId, phase: 'inside', entered }, event: { kind: 'entered', geofenceId, entered } };
}

function judgePresent(before: GeofencePresence, { geofenceId, shape }: JudgedGeofence, fix: Judged): Judgment {
  const { phase } = before;
  if (containsPoint(shape, fix)) {
    if (phase === 'inside') return { presence: before };
    const { entered } = before;
    const presence: GeofencePresence = { geofenceId, phase: 'inside', entered };
    return phase === 'entering' ? { presence, event: { kind: 'entered', geofenceId, entered } } : { presence };
  }
  const outside = 0 - depthMeters(shape, fix) - GEOFENCE_POLICY.outsideBeyondMeters;
  if (outside <= 0) return { presence: before };
  if (phase === 'entering') return NOTHING;
  const { entered } = before;
  const left = before.left ?? crossed(shape, fix, 'out');
  if (phase === 'leaving' || outside >= fix.sureMeters) return { event: { kind: 'left', geofenceId, entered, left } };
  return { presence: { geofenceId, phase: 'leaving', entered, left } };
}

/** When the way to a fix crossed the edge of an area. */
function crossed(shape: JudgedShape, { last, ...fix }: Judged, direction: 'in' | 'out'): EstimatedInstant {
  if (!last) return { at: fix.at, after: null, before: fix.at };
  const gapMs = fix.at.getTime() - last.at.getTime();
  const spans = gapMs <= GEOFENCE_POLICY.crossingGapMs ? spansInside(shape, last, fix) : [];
  const crossing = direction === 'in' ? spans.at(-1)?.from : spans[0]?.to;
  const known = direction === 'in' ? fix.at : last.at;
  return { at: crossing === undefined ? known : timeAt(last.at, gapMs, crossing), after: last.at, before: fix.at };
}

function notBefore(validFrom: Date | undefined, { at, after, before }: EstimatedInstant): EstimatedInstant {
  if (!validFrom || after === null || after >= validFrom) return { at, after, before };
  return { at: at < validFrom ? validFrom : at, after: validFrom, before };
}

/** The event of driving through an area between two positions outside it. */
function passing({ geofenceId, shape, bounds }: JudgedGeofence, fix: Judged): GeofenceEvent | undefined {
  const { last } = fix;
  if (!last) return undefined;
  const gapMs = fix.at.getTime() - last.at.getTime();
  const wayMeters = metersBetween(last, fix);
  if (gapMs > GEOFENCE_POLICY.passedGapMs || wayMeters < GEOFENCE_POLICY.passedMeters) return undefined;
  if (bounds && isPolygon(shape) && misses(bounds, last, fix)) return undefined;
  if (!(bounds && isBeyond(bounds, last)) && containsPoint(shape, last)) return undefined;
  const [span] = spansInside(shape, last, fix);
  if (!span || (span.to - span.from) * wayMeters < GEOFENCE_POLICY.passedMeters) return undefined;
  const at = timeAt(last.at, gapMs, (span.from + span.to) / 2);
  return { kind: 'passed', geofenceId, passed: { at, after: last.at, before: fix.at } };
}

/** Polygons are within their box to the last digit; circles and corridors only where their meters were measured. */
const isPolygon = ({ type }: JudgedShape) => type === 'polygon' || type === 'packedPolygon';

const timeAt = (start: Date, gapMs: number, fraction: number) =>
  new Date(start.getTime() + Math.round(gapMs * fraction));

/** The mean of a stay with another fix. The last fixes count, so that a mean follows a trailer that was moved slowly. */
function meanWith(mean: GeofenceState['mean'], fix: LatLng): GeofenceState['mean'] {
  if (!mean || metersBetween(mean, fix) > GEOFENCE_POLICY.stayRadiusMeters) {
    return { lat: fix.lat, lng: fix.lng, fixes: 1 };
  }
  const fixes = Math.min(mean.fixes + 1, GEOFENCE_POLICY.maxMeanFixes);
  const moved = (from: number, to: number) => roundedDegrees(from + (to - from) / fixes);
  return { lat: moved(mean.lat, fix.lat), lng: moved(mean.lng, fix.lng), fixes };
}

/** To about 1 cm: a mean has as many digits as positions do, and is stored with each report. */
const roundedDegrees = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
