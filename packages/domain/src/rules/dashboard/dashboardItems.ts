import type { DASHBOARD_WIDGETS } from '../../vocabulary/dashboard';
import type { HealthPart } from '../../vocabulary/healthReasons';
import { isReadingInstalled, type ReadingId, type ReadingKind } from '../../vocabulary/readings';
import { BatteryHealth, Connectivity } from '../../vocabulary/severity';
import { DoorStatus, TetherStatus } from '../../vocabulary/statuses';
import { DAY_MS, isMoving } from '../connectivity/connectivity';
import { effectiveBattery } from '../health/batteryHealth';
import { faultyPartsOf } from '../health/faultyParts';
import { readingOf } from '../reading/reading';
import {
  positionConnectivity,
  type TrackedSeverity,
  type TrailerPosition,
  trackedSeverity,
} from '../tracking/trailerPosition';

/** A widget of the dashboard whose items users can show and hide. */
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
  | 'movementUnknown'
  | 'simSuspended';

/** One line of a widget: its label, its severity and the trailers it counts. */
export interface DashboardItem {
  readonly id: DashboardItemId;
  readonly widget: DashboardWidgetId;
  readonly label: string;
  readonly tone: 'critical' | 'caution' | 'neutral' | 'unknown';
  readonly holds: (facts: DashboardFacts) => boolean;
}

/**
 * A parked trailer counts as dwelling after this time. Assumed: three days, the third step of the utilization widget.
 */
export const DWELL_FROM_MS = 3 * DAY_MS;

/**
 * What the lines evaluate, derived once for each trailer. A trailer that isn't reporting has no issues, because its
 * readings are old.
 */
export interface DashboardFacts {
  readonly connectivity: Connectivity;
  readonly severity: TrackedSeverity;
  /** Its newest report is recent enough to count. */
  readonly isReporting: boolean;
  readonly isUrgent: boolean;
  /** Parts with a fault that affects the health of the trailer. */
  readonly faultyParts: readonly HealthPart[];
  readonly isMoving: boolean;
  /** Undefined while it moves, or if unknown. */
  readonly standingMs: number | undefined;
  readonly isUntethered: boolean;
  readonly isDoorOpen: boolean;
  readonly battery: BatteryHealth;
}

/** The facts of one trailer as of `now`. */
export function dashboardFacts(trailer: TrailerPosition, now: Date): DashboardFacts {
  const { dwellingSince, speed, tetheredStatus, doorStatus } = trailer;
  const connectivity = positionConnectivity(trailer, now);
  const isReporting = connectivity === Connectivity.Good || connectivity === Connectivity.Caution;
  const severity = trackedSeverity(trailer, now);
  const has = (reading: ReadingId) => isReporting && isReadingInstalled(reading, trailer);
  return {
    connectivity,
    severity,
    isReporting,
    isUrgent: severity === 'critical' || severity === 'caution',
    faultyParts: faultyPartsOf(trailer),
    isMoving:
      isReporting &&
      dwellingSince === null &&
      isMoving(speed) &&
      isFresh(trailer, 'position', trailer.positionReportedAt, now),
    standingMs: isReporting && dwellingSince !== null ? Math.max(0, now.getTime() - dwellingSince) : undefined,
    isUntethered: tetheredStatus === TetherStatus.Untethered && has('tether'),
    // Positions don't say when the door was reported; its reading is at least as old as the newest report
    isDoorOpen: doorStatus === DoorStatus.Open && has('door') && isFresh(trailer, 'door', trailer.lastReport, now),
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

const urgentBecause =
  (part: HealthPart): Rule =>
  ({ isUrgent, faultyParts }) =>
    isUrgent && faultyParts.includes(part);

const standing =
  (fromMs: number, belowMs: number): Rule =>
  ({ standingMs: ms }) =>
    ms !== undefined && ms >= fromMs && ms < belowMs;

const abs = urgentBecause('abs');
const tireInflation = urgentBecause('tireInflation');
const wheelEnd = urgentBecause('wheelEnd');

function item(
  widget: DashboardWidgetId,
  id: DashboardItemId,
  label: string,
  tone: DashboardItem['tone'],
  holds: Rule,
): DashboardItem {
  return { widget, id, label, tone, holds };
}

/** Every line of every widget in display order. */
export const DASHBOARD_ITEMS: readonly DashboardItem[] = [
  item('urgentIssues', 'urgentAbs', 'ABS fault', 'critical', abs),
  item('urgentIssues', 'urgentTireInflation', 'Tire inflation unstable', 'caution', tireInflation),
  item('urgentIssues', 'urgentLights', 'Lights fault', 'caution', urgentBecause('lights')),
  item('urgentIssues', 'urgentBattery', 'Trailer battery low', 'caution', urgentBecause('trailerBattery')),
  item('urgentIssues', 'urgentWheelEnd', 'Hot wheel end', 'critical', wheelEnd),
  item('urgentIssues', 'urgentTireTemperature', 'Tire temperature high', 'critical', urgentBecause('tireTemperature')),
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
    (is) => is.isReporting && is.battery === BatteryHealth.Notice,
  ),
  item('recommendedMaintenance', 'serviceWheelEnd', 'Hot wheel end', 'caution', wheelEnd),
  item('trailerUtilization', 'moving', 'Moving now', 'neutral', (is) => is.isMoving),
  item('trailerUtilization', 'standingUnderOneDay', 'Parked under 1 day', 'neutral', standing(0, DAY_MS)),
  item(
    'trailerUtilization',
    'standingOneToThreeDays',
    'Parked 1 to 3 days',
    'neutral',
    standing(DAY_MS, DWELL_FROM_MS),
  ),
  item(
    'trailerUtilization',
    'standingOverThreeDays',
    'Parked over 3 days',
    'neutral',
    standing(DWELL_FROM_MS, Number.POSITIVE_INFINITY),
  ),
  item(
    'trailerUtilization',
    'movementUnknown',
    'Movement unknown',
    'unknown',
    ({ isMoving, standingMs, connectivity }) =>
      !isMoving && standingMs === undefined && connectivity !== Connectivity.Suspended,
  ),
  item(
    'trailerUtilization',
    'simSuspended',
    'Suspended',
    'unknown',
    ({ connectivity }) => connectivity === Connectivity.Suspended,
  ),
];

const BY_ID = new Map<string, DashboardItem>(DASHBOARD_ITEMS.map((one) => [one.id, one]));

/** The item with this id, if any. */
export const dashboardItem = (id: string): DashboardItem | undefined => BY_ID.get(id);

/** The items of a widget in display order. */
export const dashboardItemsOf = (widget: DashboardWidgetId | (typeof DASHBOARD_WIDGETS)[number]['id']) =>
  DASHBOARD_ITEMS.filter((one) => one.widget === widget);
