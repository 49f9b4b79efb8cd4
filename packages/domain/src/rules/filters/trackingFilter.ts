import { LoadStatus, TetherStatus } from '../../vocabulary/statuses';
import { trailerType } from '../../vocabulary/trailerTypes';

/** The fields that the tracking filters evaluate. */
export interface TrackedTrailer {
  readonly vin: string;
  readonly unitId: string;
  readonly vehicleTypeId: number;
  readonly tetheredStatus: string | null;
  /** Null: no reading, shown as N/A. Undefined: the trailer can't measure cargo weight. */
  readonly cargoWeightOnBogieLbs: number | null | undefined;
  /** Load status at the time of the report, by the threshold of the trailer's customer. */
  readonly loadStatus: string | null;
  /** Faults of these parts; null is N/A. */
  readonly lightFault: string | null;
  readonly brakeFault: string | null;
  readonly tireFault: string | null;
  readonly wheelTemperatureFault: string | null;
  readonly boxBatteryFault: string | null;
}

/** Toggles of the tracking screen by kind. Toggles of one kind are alternatives, and all kinds must match. */
export const TRACKING_TOGGLES = {
  type: ['dryTrailer', 'reeferTrailer', 'flat'],
  tether: ['untethered', 'tethered'],
  load: ['unloaded', 'loaded', 'notAvailable'],
  red: ['brake', 'tire', 'wheelTemperature', 'boxBattery'],
} as const;
/** One toggle. `notAvailable` accepts trailers without a reading, for the kinds tether and load. */
export type TrackingToggle = (typeof TRACKING_TOGGLES)[keyof typeof TRACKING_TOGGLES][number];

/** The filters of the tracking screen. */
export interface TrackingFilter {
  readonly toggles: ReadonlySet<TrackingToggle>;
  /** Bogie weight in pounds, both bounds included. */
  readonly weightLbs?: { readonly min: number; readonly max: number } | undefined;
  /** Part of a unit ID or VIN, ignoring case. */
  readonly search?: string | undefined;
  /** Only trailers whose light, brake and tire faults are all N/A. */
  readonly alertActive?: boolean | undefined;
}

const SHORT_NAMES: Readonly<Record<string, TrackingToggle>> = {
  'dry trailer': 'dryTrailer',
  'reefer trailer': 'reeferTrailer',
  flat: 'flat',
};
const RED: Readonly<Record<(typeof TRACKING_TOGGLES.red)[number], keyof TrackedTrailer>> = {
  brake: 'brakeFault',
  tire: 'tireFault',
  wheelTemperature: 'wheelTemperatureFault',
  boxBattery: 'boxBatteryFault',
};
/** The value of a fault field that is red. */
export const RED_FAULT = 'red';

/** True when a trailer passes. */
export function passesTracking(trailer: TrackedTrailer, filter: TrackingFilter): boolean {
  return (
    matchesSearch(trailer, filter.search) &&
    passesKind(filter, TRACKING_TOGGLES.type, () => [typeToggle(trailer)]) &&
    passesTether(trailer, filter) &&
    passesKind(filter, TRACKING_TOGGLES.load, () => [loadToggle(trailer, filter)]) &&
    passesKind(filter, TRACKING_TOGGLES.red, () => redToggles(trailer)) &&
    passesWeight(trailer, filter) &&
    (!filter.alertActive ||
      [trailer.lightFault, trailer.brakeFault, trailer.tireFault].every((fault) => fault === null))
  );
}

/** True if the unit ID or VIN contains the text, ignoring case. */
export function matchesSearch({ unitId, vin }: { unitId: string; vin: string }, search: string | undefined): boolean {
  const wanted = search?.trim().toLowerCase();
  return !wanted || unitId.toLowerCase().includes(wanted) || vin.toLowerCase().includes(wanted);
}

function passesKind(
  { toggles }: TrackingFilter,
  kind: readonly TrackingToggle[],
  values: () => readonly (TrackingToggle | undefined)[],
): boolean {
  if (!kind.some((toggle) => toggles.has(toggle))) return true;
  return values().some((value) => value !== undefined && toggles.has(value));
}

const typeToggle = ({ vehicleTypeId }: TrackedTrailer) => {
  const type = trailerType(vehicleTypeId);
  return type.known ? SHORT_NAMES[type.shortName] : undefined;
};

function passesTether({ tetheredStatus }: TrackedTrailer, filter: TrackingFilter): boolean {
  // On the screen N/A is one of the load toggles, but it accepts trailers without any of these readings.
  if (tetheredStatus === null && filter.toggles.has('notAvailable')) return true;
  const value =
    tetheredStatus === TetherStatus.Tethered ? 'tethered' : tetheredStatus === null ? undefined : 'untethered';
  return passesKind(filter, TRACKING_TOGGLES.tether, () => [value]);
}

function loadToggle(
  { cargoWeightOnBogieLbs: lbs, loadStatus }: TrackedTrailer,
  filter: TrackingFilter,
): TrackingToggle {
  // For weight filters, a trailer without a weight counts as unloaded
  if (filter.weightLbs && lbs === undefined) return 'unloaded';
  if (lbs == null) return 'notAvailable';
  return loadStatus === LoadStatus.Unloaded || loadStatus === LoadStatus.Loaded ? loadStatus : 'notAvailable';
}

const redToggles = (trailer: TrackedTrailer) =>
  TRACKING_TOGGLES.red.filter((toggle) => trailer[RED[toggle]] === RED_FAULT);

function passesWeight({ cargoWeightOnBogieLbs: lbs }: TrackedTrailer, { weightLbs, toggles }: TrackingFilter): boolean {
  if (!weightLbs) return true;
  if (lbs === undefined) return toggles.has('unloaded');
  return lbs !== null && lbs >= weightLbs.min && lbs <= weightLbs.max;
}
