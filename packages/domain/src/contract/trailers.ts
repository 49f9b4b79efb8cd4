import type { CallOptions } from './callOptions';
import type {
  AbsFaultsInput,
  AbsFaultsQuery,
  SaveSensorOrderInput,
  SensorOrderQuery,
  VehicleDetailDataQuery,
  VehicleTrackingV2Query,
} from './generated/graphql';

/** A trailer with its device, newest readings and sensor order. Source: query `vehicleDetailData`. */
export type TrailerDetail = VehicleDetailDataQuery['vehicleDetailData'];

/** One report of a trailer with its readings. Source: query `vehicleTrackingV2`. */
export type ActivityLogEntry = VehicleTrackingV2Query['vehicleTrackingV2']['activityLog'][number];

/** ABS faults of a trailer, the most recent first. Source: query `absFaults`. */
export type AbsFaultList = AbsFaultsQuery['absFaults'];

/** One ABS fault: codes, times and repair information. Durations in seconds, speed in mph, mileage in miles. */
export type AbsFault = AbsFaultList['faults'][number];

/** The caller's orders of sensors, by sensor type id; null is the default. Source: query `sensorOrder`. */
export type SensorOrder = SensorOrderQuery['sensorOrder'];

/** A page of a trailer's activity log. */
export interface ActivityLogInput {
  vin: string;
  /**
   * The first page is 0. The server skips 10 entries for page 0 and 3 for each later page; with sensors, 100 for each
   * page.
   */
  pageNumber: number;
  /** Number of entries, at most 100. */
  pageSize: number;
  /** Only reports with a reading of one of these sensors. @default every report */
  sensorTypeIds?: readonly number[] | undefined;
}

/** Single trailers. */
export interface TrailersApi {
  /** The VIN of the trailer with this full VIN or device serial number. NOT_FOUND without access to it. Source: query `findTrailer`. */
  find(text: string, options?: CallOptions): Promise<string>;
  /** Everything the trailer drawer shows, in one answer. Rejects with NOT_FOUND. Source: query `vehicleDetailData`. */
  detail(vin: string, options?: CallOptions): Promise<TrailerDetail>;
  /** A page of a trailer's reports, newest first. Source: query `vehicleTrackingV2`. */
  activityLog(input: ActivityLogInput, options?: CallOptions): Promise<ActivityLogEntry[]>;
  /** ABS faults of a trailer, by default only active ones. Rejects with NOT_FOUND. Source: query `absFaults`. */
  absFaults(input: AbsFaultsInput, options?: CallOptions): Promise<AbsFaultList>;
  /** The caller's orders of sensors. Source: query `sensorOrder`. */
  sensorOrder(options?: CallOptions): Promise<SensorOrder>;
  /** Saves the given lists and leaves the others unchanged. Source: mutation `saveSensorOrder`. */
  saveSensorOrder(input: SaveSensorOrderInput, options?: CallOptions): Promise<SensorOrder>;
}

/** The trailer port of `PortalApi`. */
export interface TrailersPort {
  trailers: TrailersApi;
}
