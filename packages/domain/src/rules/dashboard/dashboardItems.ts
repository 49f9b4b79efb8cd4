import type { DASHBOARD_WIDGETS } from '../../vocabulary/dashboard';
import { SensorType } from '../../vocabulary/sensorTypes';
import { BatteryHealth, Connectivity } from '../../vocabulary/severity';
import { DoorStatus, TetherStatus } from '../../vocabulary/statuses';
import { DAY_MS } from '../connectivity/connectivity';
import { effectiveBattery } from '../health/batteryHealth';
import { type ReadingKind, readingOf } from '../reading/reading';
import {
  positionConnectivity,
  type TrackedSeverity,
  type TrailerPosition,
  trackedSeverity,
} from '../tracking/trailerPosition';

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
  readonly holds: (facts: DashboardFacts) => boolean;
}

/** From this on a standing trailer counts as dwelling. Assumed: three days, the third step of the utilization widget. */
export const DWELL_FROM_MS = 3 * DAY_MS;

/** What the lines look at, found out once for each trailer. A silent trailer has no issues: its words are old. */
export interface DashboardFacts {
  readonly connectivity: Connectivity;
  readonly severity: TrackedSeverity;
  /** Its newest report still counts. */
  readonly isHeardOf: boolean;
  readonly isUrgent: boolean;
  readonly reasons: readonly string[];
  readonly isMoving: boolean;
  /** Undefined while it moves, or when nobody knows. */
  readonly standingMs: number | undefined;
  readonly isUntethered: boolean;
  readonly isDoorOpen: boolean;
  readonly battery: BatteryHealth;
}

/** The facts of one trailer as of `now`. */
export function dashboardFacts(trailer: TrailerPosition, now: Date): DashboardFacts {
  const { dwellingSince, speed, tetheredStatus, doorStatus, installedSensorTypeIds } = trailer;
  const connectivity = positionConnectivity(trailer, now);
  const isHeardOf = connectivity === Connectivity.Good || connectivity === Connectivity.Caution;
  const severity = trackedSeverity(trailer, now);
  const has = (sensor: number) => isHeardOf && installedSensorTypeIds.includes(sensor);
  return {
    connectivity,
    severity,
    isHeardOf,
    isUrgent: severity === 'critical' || severity === 'caution',
    reasons: trailer.healthReasons,
    isMoving:
      isHeardOf &&
      dwellingSince === null &&
      (speed ?? 0) > 0 &&
      isFresh(trailer, 'position', trailer.positionReportedAt, now),
    standingMs: isHeardOf && dwellingSince !== null ? Math.max(0, now.getTime() - dwellingSince) : undefined,
    isUntethered: tetheredStatus === TetherStatus.Untethered && has(SensorType.Tether),
    // positions do not say when the door was seen; it is at least as old as the newest report
    isDoorOpen:
      doorStatus === DoorStatus.Open && has(SensorType.Door) && isFresh(trailer, 'door', trailer.lastReport, now),
    battery: effectiveBattery(
      trailer.trailerBatteryStatus as BatteryHealth | null,
      trailer.deviceBatteryStatus as BatteryHealth | null,
    ),
  };
}

function isFresh({ tetheredStatus }: TrailerPosition, kind: ReadingKind, reportedAt: number | null, now: Date) {
  const tethered = tetheredStatus === TetherStatus.Tethered;
  const at = reportedAt === null ? null : new Date(reportedAt);
  return readingOf({ kind, installed: true, value: true, reportedAt: at, tethered, now }).state === 'fresh';
}

type Rule = DashboardItem['holds'];

/** The reasons are the words of `trailerHealthOf`. */
const urgentBecause =
  (reason: string): Rule =>
  ({ isUrgent, reasons }) =>
    isUrgent && reasons.some((given) => given.startsWith(reason));

const standing =
  (fromMs: number, belowMs: number): Rule =>
  ({ standingMs: ms }) =>
    ms !== undefined && ms >= fromMs && ms < belowMs;

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
  item('security', 'untetheredMoving', 'Untethered and moving', 'critical', (is) => is.isUntethered && is.isMoving),
  item(
    'security',
    'doorOpenUntethered',
    'Door open while untethered',
    'caution',
    (is) => is.isUntethered && is.isDoorOpen,
  ),
  item('security', 'doorOpenMoving', 'Door open while moving', 'critical', (is) => is.isDoorOpen && is.isMoving),
  item('recommendedMaintenance', 'serviceAbs', 'ABS lamp or fault', 'caution', abs),
  item('recommendedMaintenance', 'serviceTireInflation', 'Tire inflation unstable', 'caution', tireInflation),
  item(
    'recommendedMaintenance',
    'serviceBattery',
    'Battery notice',
    'caution',
    (is) => is.isHeardOf && is.battery === BatteryHealth.Notice,
  ),
  item('recommendedMaintenance', 'serviceWheelEnd', 'Wheel end hot', 'caution', wheelEnd),
  item('trailerUtilization', 'moving', 'Moving now', 'neutral', (is) => is.isMoving),
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
    ({ isMoving, standingMs }) => !isMoving && standingMs === undefined,
  ),
];

const BY_ID = new Map<string, DashboardItem>(DASHBOARD_ITEMS.map((one) => [one.id, one]));

/** An item by its id; undefined for an id that no item has. */
export const dashboardItem = (id: string): DashboardItem | undefined => BY_ID.get(id);

/** The items of a widget, in their order. */
export const dashboardItemsOf = (widget: DashboardWidgetId | (typeof DASHBOARD_WIDGETS)[number]['id']) =>
  DASHBOARD_ITEMS.filter((one) => one.widget === widget);
