import type { DoorStatus, TetherStatus } from '../../vocabulary/statuses';

/** A geofence that a condition is about: one of the customer's active ones, or one of these. */
export type GeofenceChoice = 'any' | readonly string[];

/** One condition about one trailer. Events hold at an instant, the rest for a stretch of time. */
export type AlertLeaf =
  | { readonly kind: 'crossing'; readonly on: readonly ('entered' | 'left')[]; readonly geofences: GeofenceChoice }
  | {
      readonly kind: 'occupancy';
      readonly where: 'within' | 'outside';
      readonly geofences: GeofenceChoice;
      readonly durationMs: number;
    }
  | { readonly kind: 'weightAbove'; readonly lbs: number }
  | { readonly kind: 'loadChange'; readonly to: 'any' | 'loaded' | 'unloaded' }
  | { readonly kind: 'absFault'; readonly of: 'abs' | 'component' }
  /** Ids 1 to 15, see `lightFaultIds`; empty for any. */
  | { readonly kind: 'lights'; readonly faultIds: readonly number[] }
  | { readonly kind: 'tetherChange'; readonly to: 'any' | TetherStatus }
  | { readonly kind: 'tetherFor'; readonly status: TetherStatus; readonly durationMs: number }
  | { readonly kind: 'doorChange'; readonly to: 'any' | DoorStatus }
  | { readonly kind: 'doorFor'; readonly status: DoorStatus; readonly durationMs: number }
  | { readonly kind: 'battery'; readonly levels: readonly ('caution' | 'critical')[] }
  | { readonly kind: 'tireInflation'; readonly states: readonly ('filling' | 'unstable')[] }
  | { readonly kind: 'fuelBelow'; readonly percent: number }
  | { readonly kind: 'reeferAlarm'; readonly levels: readonly number[] }
  | { readonly kind: 'tow' }
  | { readonly kind: 'tirePressureBelow'; readonly psi: number }
  | { readonly kind: 'tireTemperatureAbove'; readonly celsius: number }
  | { readonly kind: 'silence'; readonly durationMs: number }
  /** About a geofence instead of a trailer, so it can't be combined. See `countEpisodes`. */
  | {
      readonly kind: 'geofenceCount';
      readonly where: 'within' | 'outside';
      readonly geofences: GeofenceChoice;
      /** Trailers. */
      readonly atLeast: number;
    };

/** Conditions that are combined. */
export type AlertCondition = { readonly kind: 'all' | 'any'; readonly of: readonly AlertCondition[] } | AlertLeaf;

const EVENTS: ReadonlySet<AlertCondition['kind']> = new Set([
  'crossing',
  'loadChange',
  'tetherChange',
  'doorChange',
  'tow',
]);

/** Whether a condition holds only at the instant of a change. */
export const isEvent = ({ kind }: AlertCondition): boolean => EVENTS.has(kind);

/** Whether a condition combines others. */
export const isGroup = (condition: AlertCondition): condition is Exclude<AlertCondition, AlertLeaf> =>
  condition.kind === 'all' || condition.kind === 'any';

/** The conditions without the groups, in order. */
export const leavesOf = (condition: AlertCondition): readonly AlertLeaf[] =>
  isGroup(condition) ? condition.of.flatMap(leavesOf) : [condition];

/** Whether a choice includes a geofence. */
export const isGeofenceChosen = (choice: GeofenceChoice, id: string): boolean =>
  choice === 'any' || choice.includes(id);
