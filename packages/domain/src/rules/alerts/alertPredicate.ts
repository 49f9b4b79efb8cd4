/**
 * One condition of a rule in the specified flat form. Each type uses some of the fields; the rest are null. Durations
 * are in ms, and each type has its own field for them.
 */
export interface AlertPredicate {
  readonly alertPredicateTypeId: number;
  readonly alertPredicateTypeName: string;
  /** Of the absence of reports. Accepted in place of the duration of a type. */
  readonly durationMs: number | null;
  readonly tetherStateDurationMs: number | null;
  readonly doorStatusDurationMs: number | null;
  readonly geofenceOccupancyDurationMs: number | null;
  readonly tpmsThresholdPsi: number | null;
  readonly tireTemperatureThresholdC: number | null;
  readonly netBogieWeightLbs: number | null;
  readonly geofenceEnterEvents: boolean | null;
  readonly geofenceExitEvents: boolean | null;
  readonly anyCustomerGeofence: boolean | null;
  /** Empty with `anyCustomerGeofence`. */
  readonly geofenceIds: readonly string[] | null;
  readonly geofenceTrailersThreshold: number | null;
  /** True for outside of the geofences. */
  readonly isGeofenceOccupancyInverted: boolean | null;
  /** Levels of alarms, ascending. */
  readonly thermoKingFaultLevel: readonly number[] | null;
  readonly thermoKingFuelLevelPercentage: number | null;
  readonly loadStatusLoaded: boolean | null;
  readonly loadStatusUnloaded: boolean | null;
  readonly anyAbsSystemFault: boolean | null;
  readonly anyLightFault: boolean | null;
  /** Ids 1 to 15, ascending; empty with `anyLightFault`. */
  readonly lightFaultTypeIds: readonly number[] | null;
  readonly tethered: boolean | null;
  readonly untethered: boolean | null;
  readonly doorClosed: boolean | null;
  readonly doorOpened: boolean | null;
  /** Critical. */
  readonly sensorBoxBatteryRed: boolean | null;
  /** Caution. */
  readonly sensorBoxBatteryYellow: boolean | null;
  readonly anyTisStatus: boolean | null;
  /** 'filling' or 'unstable'; empty with `anyTisStatus`. */
  readonly tisStatuses: readonly string[] | null;
}

/** A predicate as a client sends it: fields may be missing, and the name of the type is ignored. */
export type AlertPredicateInput = Pick<AlertPredicate, 'alertPredicateTypeId'> & {
  readonly [Field in Exclude<keyof AlertPredicate, 'alertPredicateTypeId'>]?: AlertPredicate[Field] | undefined;
};

/** A predicate of no type. */
export const EMPTY_PREDICATE: Omit<AlertPredicate, 'alertPredicateTypeId' | 'alertPredicateTypeName'> = {
  durationMs: null,
  tetherStateDurationMs: null,
  doorStatusDurationMs: null,
  geofenceOccupancyDurationMs: null,
  tpmsThresholdPsi: null,
  tireTemperatureThresholdC: null,
  netBogieWeightLbs: null,
  geofenceEnterEvents: null,
  geofenceExitEvents: null,
  anyCustomerGeofence: null,
  geofenceIds: null,
  geofenceTrailersThreshold: null,
  isGeofenceOccupancyInverted: null,
  thermoKingFaultLevel: null,
  thermoKingFuelLevelPercentage: null,
  loadStatusLoaded: null,
  loadStatusUnloaded: null,
  anyAbsSystemFault: null,
  anyLightFault: null,
  lightFaultTypeIds: null,
  tethered: null,
  untethered: null,
  doorClosed: null,
  doorOpened: null,
  sensorBoxBatteryRed: null,
  sensorBoxBatteryYellow: null,
  anyTisStatus: null,
  tisStatuses: null,
};
