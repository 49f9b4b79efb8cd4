import type { DASHBOARD_WIDGETS } from '../../vocabulary/dashboard';
import { SensorType } from '../../vocabulary/sensorTypes';
import { BatteryHealth, Connectivity } from '../../vocabulary/severity';
import { DoorStatus, TetherStatus } from '../../vocabulary/statuses';
import { DAY_MS } from '../connectivity/connectivity';
import { effectiveBattery } from '../health/batteryHealth';
import { type ReadingKind, readingOf } from '../reading/reading';
import { positionConnectivity, type TrailerPosition, trackedSeverity } from '../tracking/trailerPosition';

/** A widget of the dashboard whose items a user shows and hides. */
export type DashboardWidgetId = 'urgentIssues' | 'security' | 'recommendedMaintenance' | 'trailerUtilization';

/** What the dashboard counts: one line of a widget. */
export type DashboardItemId =
  | 'urgentAbs'
  | 'urgentTireInflation'
  | 'urgentLights'
  | 'urgentBattery'
  | 'urgentWheelEnd'
  | 'urgentTireTemperature'
  | 'untetheredMoving'
  | 'doorOpenUntethered'
  | 'doorOpenMoving'
  | 'serviceAbs'
  | 'serviceTireInflation'
  | 'serviceBattery'
  | 'serviceWheelEnd'
  | 'moving'
  | 'standingUnderOneDay'
  | 'standingOneToThreeDays'
  | 'standingOverThreeDays'
  | 'movementUnknown';

/** One line of a widget: its words, how urgent it is, and which trailers it counts. */
export interface DashboardItem {
  readonly id: DashboardItemId;
  readonly widget: DashboardWidgetId;
  readonly label: string;
  readonly tone: 'critical' | 'caution' | 'neutral' | 'unknown';
  readonly holds: (trailer: TrailerPosition, now: Date) => boolean;
}

/** From this on a standing trailer counts as dwelling. Assumed: three days, the third step of the utilization widget. */
export const DWELL_FROM_MS = 3 * DAY_MS;

type Rule = DashboardItem['holds'];

/** A silent trailer has no issues: what it said long ago is neither good nor a fault. */
const isHeardOf: Rule = (trailer, now) => {
  const connectivity = positionConnectivity(trailer, now);
  return connectivity === Connectivity.Good || connectivity === Connectivity.Caution;
};

/** The reasons are the words of `trailerHealthOf`. */
const urgentBecause =
  (reason: string): Rule =>
  (trailer, now) => {
    const severity = trackedSeverity(trailer, now);
    return (
      (severity === 'critical' || severity === 'caution') &&
      trailer.healthReasons.some((given) => given.startsWith(reason))
    );
  };

function isFresh(trailer: TrailerPosition, kind: ReadingKind, value: unknown, reportedAt: number | null, now: Date) {
  const tethered = trailer.tetheredStatus === TetherStatus.Tethered;
  const at = reportedAt === null ? null : new Date(reportedAt);
  return readingOf({ kind, installed: true, value, reportedAt: at, tethered, now }).state === 'fresh';
}

const isMoving: Rule = (trailer, now) =>
  trailer.dwellingSince === null &&
  (trailer.speed ?? 0) > 0 &&
  isHeardOf(trailer, now) &&
  isFresh(trailer, 'position', trailer.speed, trailer.positionReportedAt, now);

const isUntethered: Rule = (trailer, now) =>
  trailer.tetheredStatus === TetherStatus.Untethered &&
  trailer.installedSensorTypeIds.includes(SensorType.Tether) &&
  isHeardOf(trailer, now);

/** Positions do not say when the door was seen; it is at least as old as the newest report. */
const isDoorOpen: Rule = (trailer, now) =>
  trailer.doorStatus === DoorStatus.Open &&
  trailer.installedSensorTypeIds.includes(SensorType.Door) &&
  isHeardOf(trailer, now) &&
  isFresh(trailer, 'door', trailer.doorStatus, trailer.lastReport, now);

/** How long a trailer that is heard of stands; undefined while it moves, or when nobody knows. */
const standingMs = (trailer: TrailerPosition, now: Date) =>
  trailer.dwellingSince !== null && isHeardOf(trailer, now)
    ? Math.max(0, now.getTime() - trailer.dwellingSince)
    : undefined;

const standing =
  (fromMs: number, belowMs: number): Rule =>
  (trailer, now) => {
    const ms = standingMs(trailer, now);
    return ms !== undefined && ms >= fromMs && ms < belowMs;
  };

const both =
  (one: Rule, other: Rule): Rule =>
  (trailer, now) =>
    one(trailer, now) && other(trailer, now);

const isBatteryNotice: Rule = (trailer, now) =>
  isHeardOf(trailer, now) &&
  effectiveBattery(
    trailer.trailerBatteryStatus as BatteryHealth | null,
    trailer.deviceBatteryStatus as BatteryHealth | null,
  ) === BatteryHealth.Notice;

const abs = urgentBecause('ABS fault');
const tireInflation = urgentBecause('Tire inflation unstable');
const wheelEnd = urgentBecause('Wheel end hot');

function item(
  widget: DashboardWidgetId,
  id: DashboardItemId,
  label: string,
  tone: DashboardItem['tone'],
  holds: Rule,
): DashboardItem {
  return { widget, id, label, tone, holds };
}

/** Every line of every widget, in the order in which they are shown. */
export const DASHBOARD_ITEMS: readonly DashboardItem[] = [
  item('urgentIssues', 'urgentAbs', 'ABS fault', 'critical', abs),
  item('urgentIssues', 'urgentTireInflation', 'Tire inflation unstable', 'caution', tireInflation),
  item('urgentIssues', 'urgentLights', 'Lights fault', 'caution', urgentBecause('Lights: ')),
  item('urgentIssues', 'urgentBattery', 'Trailer battery low', 'caution', urgentBecause('Trailer battery low')),
  item('urgentIssues', 'urgentWheelEnd', 'Wheel end hot', 'critical', wheelEnd),
  item(
    'urgentIssues',
    'urgentTireTemperature',
    'Tire temperature high',
    'critical',
    urgentBecause('Tire temperature high'),
  ),
  item('security', 'untetheredMoving', 'Untethered and moving', 'critical', both(isUntethered, isMoving)),
  item('security', 'doorOpenUntethered', 'Door open while untethered', 'caution', both(isUntethered, isDoorOpen)),
  item('security', 'doorOpenMoving', 'Door open while moving', 'critical', both(isDoorOpen, isMoving)),
  item('recommendedMaintenance', 'serviceAbs', 'ABS lamp or fault', 'caution', abs),
  item('recommendedMaintenance', 'serviceTireInflation', 'Tire inflation unstable', 'caution', tireInflation),
  item('recommendedMaintenance', 'serviceBattery', 'Battery notice', 'caution', isBatteryNotice),
  item('recommendedMaintenance', 'serviceWheelEnd', 'Wheel end hot', 'caution', wheelEnd),
  item('trailerUtilization', 'moving', 'Moving now', 'neutral', isMoving),
  item('trailerUtilization', 'standingUnderOneDay', 'Standing under 1 day', 'neutral', standing(0, DAY_MS)),
  item(
    'trailerUtilization',
    'standingOneToThreeDays',
    'Standing 1 to 3 days',
    'neutral',
    standing(DAY_MS, DWELL_FROM_MS),
  ),
  item(
    'trailerUtilization',
    'standingOverThreeDays',
    'Standing over 3 days',
    'neutral',
    standing(DWELL_FROM_MS, Number.POSITIVE_INFINITY),
  ),
  item(
    'trailerUtilization',
    'movementUnknown',
    'Not known',
    'unknown',
    (trailer, now) => !isMoving(trailer, now) && standingMs(trailer, now) === undefined,
  ),
];

const BY_ID = new Map<string, DashboardItem>(DASHBOARD_ITEMS.map((one) => [one.id, one]));

/** An item by its id; undefined for an id that no item has. */
export const dashboardItem = (id: string): DashboardItem | undefined => BY_ID.get(id);

/** The items of a widget, in their order. */
export const dashboardItemsOf = (widget: DashboardWidgetId | (typeof DASHBOARD_WIDGETS)[number]['id']) =>
  DASHBOARD_ITEMS.filter((one) => one.widget === widget);
