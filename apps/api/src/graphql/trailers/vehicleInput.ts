import {
  checkVin,
  DEFAULT_UNDERCARRIAGE,
  normalizeVin,
  SensorType,
  TRAILER_TYPES,
  type VehicleDraft,
  vehicleProblems,
} from '@gladhand/domain/trailers';
import { badInput } from '../../http/apiError';
import type { ManagedTrailerRecord, TrailerFacts, UniqueTrailerField } from '../../repositories/trailerAdministration';
import { VEHICLE_MESSAGES } from './messages';

/** Values of a trailer from any of the inputs; undefined if not given. */
export interface VehicleValues extends VehicleDraft {
  vin?: string | undefined;
  hasSolarPanels?: boolean | undefined;
  hasUltrasonicCargoSensor?: boolean | undefined;
}

/** Copies each field by name, so that no other fields get through; null only where a value may be empty. */
export function valuesOf(input: VehicleInputLike): VehicleValues {
  return {
    unitId: input.unitId ?? undefined,
    vehicleTypeId: input.vehicleTypeId ?? undefined,
    undercarriage: input.undercarriage,
    vehicleLengthFeet: input.vehicleLengthFeet,
    modelYear: input.modelYear,
    productType: input.productType ?? undefined,
    hasSolarPanels: input.hasSolarPanels ?? undefined,
    hasUltrasonicCargoSensor: input.hasUltrasonicCargoSensor ?? undefined,
    hasCargoCameraSensor: input.hasCargoCameraSensor ?? undefined,
    cargoCameraSerialNumber: emptyAsNull(input.cargoCameraSerialNumber),
    hasThermoKingSensor: input.hasThermoKingSensor ?? undefined,
    thermoKingExternalId: emptyAsNull(input.thermoKingExternalId),
    deviceTypeId: input.deviceTypeId ?? undefined,
    serialNumber: emptyAsNull(input.serialNumber),
  };
}

type Maybe<Type> = Type | null | undefined;
interface VehicleInputLike {
  unitId?: Maybe<string>;
  vehicleTypeId?: Maybe<number>;
  undercarriage?: Maybe<string>;
  vehicleLengthFeet?: Maybe<number>;
  modelYear?: Maybe<number>;
  productType?: Maybe<string>;
  deviceTypeId?: Maybe<number>;
  serialNumber?: Maybe<string>;
  hasSolarPanels?: Maybe<boolean>;
  hasUltrasonicCargoSensor?: Maybe<boolean>;
  hasCargoCameraSensor?: Maybe<boolean>;
  cargoCameraSerialNumber?: Maybe<string>;
  hasThermoKingSensor?: Maybe<boolean>;
  thermoKingExternalId?: Maybe<string>;
}

/** Normalizes a VIN. Throws if it is invalid; an incorrect check digit can be accepted by the caller. */
export function checkedVin(typed: string, acceptWarning: boolean): string {
  const finding = checkVin(typed);
  if (finding && (finding.level === 'error' || !acceptWarning)) throw badInput(finding.message);
  return normalizeVin(typed);
}

/** Problems of the values in the order of the fields, taking the current trailer into account. */
export function problemsOf(values: VehicleValues, before: ManagedTrailerRecord | undefined, now: Date): string[] {
  const sensors = before?.installedSensorTypeIds ?? [];
  const whole: VehicleDraft = {
    ...values,
    // The ID of a sensor and its installation imply each other.
    hasCargoCameraSensor: values.hasCargoCameraSensor ?? sensors.includes(SensorType.CargoCamera),
    hasThermoKingSensor: values.hasThermoKingSensor ?? sensors.includes(SensorType.ReeferUnit),
    cargoCameraSerialNumber: values.cargoCameraSerialNumber ?? undefined,
    thermoKingExternalId: values.thermoKingExternalId ?? undefined,
  };
  return Object.values(vehicleProblems(whole, now));
}

const FLAGS = [
  ['hasUltrasonicCargoSensor', SensorType.UltrasonicCargo],
  ['hasCargoCameraSensor', SensorType.CargoCamera],
  ['hasThermoKingSensor', SensorType.ReeferUnit],
] as const;

/** The columns that the given values change. Removing a sensor also removes its ID. */
export function factsOf(values: VehicleValues, before: ManagedTrailerRecord | undefined): Partial<TrailerFacts> {
  const { unitId, vehicleTypeId, undercarriage, vehicleLengthFeet, modelYear, productType } = values;
  const { hasSolarPanels, deviceTypeId, serialNumber } = values;
  const sensors = new Set(before?.installedSensorTypeIds ?? []);
  for (const [flag, sensor] of FLAGS) {
    if (values[flag] === true) sensors.add(sensor);
    if (values[flag] === false) sensors.delete(sensor);
  }
  const label = TRAILER_TYPES.find(({ id }) => id === vehicleTypeId)?.label;
  return {
    ...(unitId !== undefined && { unitId: unitId.trim() }),
    ...(vehicleTypeId !== undefined && label !== undefined && { vehicleTypeId, vehicleType: label }),
    ...(undercarriage !== undefined && { undercarriage }),
    ...(vehicleLengthFeet !== undefined && { vehicleLengthFeet }),
    ...(modelYear !== undefined && { modelYear }),
    ...(productType !== undefined && { productType }),
    ...(hasSolarPanels !== undefined && { hasSolarPanels }),
    ...(deviceTypeId !== undefined && { deviceTypeId }),
    ...(serialNumber !== undefined && { serialNumber }),
    ...(FLAGS.some(([flag]) => values[flag] !== undefined) && {
      installedSensorTypeIds: [...sensors].sort((a, b) => a - b),
    }),
    ...idOf('cargoCameraSerialNumber', values.cargoCameraSerialNumber, values.hasCargoCameraSensor),
    ...idOf('thermoKingExternalId', values.thermoKingExternalId, values.hasThermoKingSensor),
  };
}

function idOf(
  field: 'cargoCameraSerialNumber' | 'thermoKingExternalId',
  id: string | null | undefined,
  has: boolean | undefined,
): Partial<TrailerFacts> {
  if (has === false) return { [field]: null };
  return id === undefined ? {} : { [field]: id };
}

/** A new trailer with only the given values. */
export function newFacts(vin: string, values: VehicleValues): TrailerFacts {
  return {
    vin,
    unitId: '',
    serialNumber: null,
    deviceTypeId: 0,
    vehicleTypeId: 0,
    vehicleType: '',
    undercarriage: DEFAULT_UNDERCARRIAGE,
    productType: '',
    hasSolarPanels: false,
    installedSensorTypeIds: [],
    mainAppVersion: null,
    installationDate: null,
    modelYear: null,
    vehicleLengthFeet: null,
    simStatus: null,
    simStatusChangeDate: null,
    cargoCameraSerialNumber: null,
    thermoKingExternalId: null,
    ...factsOf({ ...values, undercarriage: values.undercarriage ?? DEFAULT_UNDERCARRIAGE }, undefined),
  };
}

function emptyAsNull(text: Maybe<string>): string | null | undefined {
  return text === undefined || text === null ? text : text.trim() || null;
}

/** Errors for values that must be unique. */
export const TAKEN: Readonly<Record<UniqueTrailerField, string>> = {
  vin: VEHICLE_MESSAGES.vinTaken,
  unitId: VEHICLE_MESSAGES.unitIdTaken,
  serialNumber: VEHICLE_MESSAGES.serialTaken,
  cargoCameraSerialNumber: VEHICLE_MESSAGES.cameraTaken,
};
