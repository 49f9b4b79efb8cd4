import type { ReportFormat, WhenEmpty } from '../../vocabulary/reportTypes';
import type { ReportSchedule } from './reportSchedule';

/** How often a report is sent that has no schedule. */
export interface EmailFrequency {
  readonly value: number;
  readonly units: 'hours' | 'days';
  /** IANA zone of the report's days and times; null or absent for `DEFAULT_SCHEDULE_TIME_ZONE`. */
  readonly timezone?: string | null;
}

/** The number of trailers in a geofence that a report waits for. */
export interface AssetThreshold {
  readonly comparison: 'atLeast' | 'fewerThan';
  readonly trailers: number;
}

/** What a report shows, when it runs, and who gets it. */
export interface ReportContent {
  readonly name: string;
  readonly reportTypeId: number;
  /** All trailers of the customer that the owner has access to; otherwise those of the two lists. */
  readonly allVehicles: boolean;
  readonly vehicleIds: readonly string[];
  readonly vehicleGroupIds: readonly string[];
  readonly allGeofences: boolean;
  readonly geofenceIds: readonly string[];
  readonly allFaultTypes: boolean;
  /** Levels of faults: 1 for ABS, 2 for components. */
  readonly faultTypeIds: readonly number[];
  readonly includeSensorData: boolean;
  /** Ids of the columns in their order; null for the usual ones. */
  readonly columns: readonly string[] | null;
  /** Null for types that are sent repeatedly. */
  readonly schedule: ReportSchedule | null;
  /** Null for types with a schedule. */
  readonly emailFrequency: EmailFrequency | null;
  /** Calendar days that a run covers; null for types about an instant. */
  readonly reportHistoryTimeframe: number | null;
  /** Null except for Asset Geofence Threshold. */
  readonly assetThreshold: AssetThreshold | null;
  readonly notifyEmails: readonly string[];
  readonly formats: readonly ReportFormat[];
  readonly whenEmpty: WhenEmpty;
  readonly isActive: boolean;
}
