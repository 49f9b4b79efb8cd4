import {
  checkVin,
  DEFAULT_UNDERCARRIAGE,
  normalizeVin,
  SensorType,
  TRAILER_TYPES,
  type VehicleDraft,
  vehicleProblems,
} from '@gladhand/domain';
import { badInput } from '../../http/fault';
import type { ManagedTrailerRecord, TrailerFacts, UniqueTrailerField } from '../../repositories/trailerAdministration';

/** Values of a trailer as any of the inputs gives them; what is undefined was not given. */
export interface VehicleValues extends VehicleDraft {
  vin?: string | undefined;
  hasSolarPanels?: boolean | undefined;
  hasUltrasonicCargoSensor?: boolean | undefined;
}

/** Names each field, so that nothing else of an input gets through; null stands only where a value may be empty. */
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

/** A VIN as it is stored. Throws what is wrong with it; a wrong check digit only when it was not accepted. */
export function checkedVin(typed: string, acceptWarning: boolean): string {
  const finding = checkVin(typed);
  if (finding && (finding.level === 'error' || !acceptWarning)) throw badInput(finding.message);
  return normalizeVin(typed);
}

/** What is wrong with the values beside the trailer as it is, in the order of the fields. */
export function problemsOf(values: VehicleValues, before: ManagedTrailerRecord | undefined, now: Date): string[] {
  const sensors = before?.installedSensorTypeIds ?? [];
  const whole: VehicleDraft = {
    ...values,
    // An ID goes with its sensor, whichever of the two is given.
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

/** The columns that the given values write. An ID leaves with its sensor. */
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

/** A trailer of nothing but what was given. */
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

/** Said when another trailer has a value that only one may have. */
export const TAKEN: Readonly<Record<UniqueTrailerField, string>> = {
  vin: 'A trailer with this VIN is registered already.',
  unitId: 'This Unit ID is already used by another trailer.',
  serialNumber: 'This serial number is already used by another trailer.',
  cargoCameraSerialNumber: 'This Cargo Cam ID is already used by another trailer.',
};
