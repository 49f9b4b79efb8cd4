import {
  type CreateVehicleInput,
  checkVin,
  DEFAULT_UNDERCARRIAGE,
  type ManagedVehicle,
  normalizeVin,
  productType,
  trailerType,
  type UpdateVehicleInput,
  undercarriage,
  vehicleProblems,
} from '@gladhand/domain';
import type { FieldErrors, ResolverResult } from 'react-hook-form';

/** What the dialog holds. */
export interface TrailerEntry {
  customerId: number | null;
  vin: string;
  /** The VIN, as it was typed, is right although its check digit does not fit. */
  acceptVinWarning: boolean;
  unitId: string;
  vehicleTypeId: number | null;
  undercarriage: string | null;
  vehicleLengthFeet: number | null;
  modelYear: number | null;
  productType: string | null;
  deviceTypeId: number | null;
  serialNumber: string;
  hasSolarPanels: boolean;
  hasUltrasonicCargoSensor: boolean;
  hasCargoCameraSensor: boolean;
  cargoCameraSerialNumber: string;
  hasThermoKingSensor: boolean;
  thermoKingExternalId: string;
  groupIds: readonly string[];
}

export const newTrailer = (customerId: number | null): TrailerEntry => ({
  customerId,
  vin: '',
  acceptVinWarning: false,
  unitId: '',
  vehicleTypeId: null,
  undercarriage: DEFAULT_UNDERCARRIAGE,
  vehicleLengthFeet: null,
  modelYear: null,
  productType: null,
  deviceTypeId: null,
  serialNumber: '',
  hasSolarPanels: false,
  hasUltrasonicCargoSensor: false,
  hasCargoCameraSensor: false,
  cargoCameraSerialNumber: '',
  hasThermoKingSensor: false,
  thermoKingExternalId: '',
  groupIds: [],
});

export const entryOf = ({ groups, ...trailer }: ManagedVehicle): TrailerEntry => ({
  ...newTrailer(trailer.customerId),
  ...trailer,
  serialNumber: trailer.serialNumber ?? '',
  cargoCameraSerialNumber: trailer.cargoCameraSerialNumber ?? '',
  thermoKingExternalId: trailer.thermoKingExternalId ?? '',
  groupIds: groups.map(({ id }) => id),
});

/** As react-hook-form wants its answer. A VIN that was there before is not questioned. */
export function checkEntry(entry: TrailerEntry, before: TrailerEntry, now: Date): ResolverResult<TrailerEntry> {
  const { customerId, vin, acceptVinWarning, vehicleTypeId, productType: product, deviceTypeId } = entry;
  const finding = normalizeVin(vin) === before.vin ? undefined : checkVin(vin);
  const required = {
    customerId: customerId === null && 'Choose a customer.',
    vin: finding && !(finding.level === 'warning' && acceptVinWarning) && finding.message,
    vehicleTypeId: vehicleTypeId === null && 'Choose a type.',
    productType: product === null && 'Choose a product type.',
    deviceTypeId: deviceTypeId === null && 'Choose a device family.',
  };
  const problems = {
    ...vehicleProblems(
      {
        ...entry,
        vehicleTypeId: vehicleTypeId ?? undefined,
        productType: product ?? undefined,
        deviceTypeId: deviceTypeId ?? undefined,
        cargoCameraSerialNumber: entry.hasCargoCameraSensor ? entry.cargoCameraSerialNumber : '',
        thermoKingExternalId: entry.hasThermoKingSensor ? entry.thermoKingExternalId : '',
      },
      now,
    ),
    ...Object.fromEntries(Object.entries(required).filter(([, problem]) => problem)),
  };
  if (Object.keys(problems).length === 0) return { values: entry, errors: {} };
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]),
  );
  return { values: {}, errors: errors as FieldErrors<TrailerEntry> };
}

type Shared = Omit<TrailerEntry, 'customerId' | 'vin' | 'acceptVinWarning' | 'deviceTypeId' | 'serialNumber'>;

/** What create and update share, as it is sent. */
const sharedInput = (entry: Shared) => ({
  unitId: entry.unitId.trim(),
  vehicleTypeId: entry.vehicleTypeId ?? 0,
  undercarriage: entry.undercarriage,
  vehicleLengthFeet: entry.vehicleLengthFeet,
  modelYear: entry.modelYear,
  productType: entry.productType ?? '',
  hasSolarPanels: entry.hasSolarPanels,
  hasUltrasonicCargoSensor: entry.hasUltrasonicCargoSensor,
  hasCargoCameraSensor: entry.hasCargoCameraSensor,
  cargoCameraSerialNumber: (entry.hasCargoCameraSensor && entry.cargoCameraSerialNumber.trim()) || null,
  hasThermoKingSensor: entry.hasThermoKingSensor,
  thermoKingExternalId: (entry.hasThermoKingSensor && entry.thermoKingExternalId.trim()) || null,
  groupIds: [...entry.groupIds],
});

export const createInput = (entry: TrailerEntry): CreateVehicleInput => ({
  ...sharedInput(entry),
  customerId: entry.customerId ?? 0,
  vin: normalizeVin(entry.vin),
  acceptVinWarning: entry.acceptVinWarning,
  deviceTypeId: entry.deviceTypeId ?? 0,
  serialNumber: entry.serialNumber.trim() || null,
});

/** The fields in which the entry differs from what was read. */
export function updateInput(read: ManagedVehicle, entry: TrailerEntry): UpdateVehicleInput {
  const [was, is] = [sharedInput(entryOf(read)), sharedInput(entry)];
  const differs = (field: keyof typeof is) => JSON.stringify(told(was[field])) !== JSON.stringify(told(is[field]));
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter(differs);
  const newVin = normalizeVin(entry.vin);
  return {
    vin: read.vin,
    version: read.version,
    ...Object.fromEntries(changed.map((field) => [field, is[field]])),
    ...(newVin !== read.vin && { newVin, acceptVinWarning: entry.acceptVinWarning }),
  };
}

/** Groups in any order are the same groups. */
const told = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** Each field with its label, and its value in words; groups by name where they are known. */
export const entryWords = (
  groupName: (id: string) => string,
): readonly (readonly [label: string, word: (entry: TrailerEntry) => string])[] => [
  ['VIN', ({ vin }) => normalizeVin(vin)],
  ['Unit ID', ({ unitId }) => unitId.trim()],
  ['Type', (entry) => (entry.vehicleTypeId === null ? '' : trailerType(entry.vehicleTypeId).label)],
  ['Undercarriage', (entry) => (entry.undercarriage === null ? '' : undercarriage(entry.undercarriage).label)],
  ['Length in feet', ({ vehicleLengthFeet }) => String(vehicleLengthFeet ?? '')],
  ['Model year', ({ modelYear }) => String(modelYear ?? '')],
  ['Product type', (entry) => (entry.productType === null ? '' : productType(entry.productType).label)],
  ['Solar panels', ({ hasSolarPanels }) => yesNo(hasSolarPanels)],
  ['Ultrasonic cargo sensor', ({ hasUltrasonicCargoSensor }) => yesNo(hasUltrasonicCargoSensor)],
  ['Cargo camera', ({ hasCargoCameraSensor }) => yesNo(hasCargoCameraSensor)],
  ['Cargo Cam ID', ({ cargoCameraSerialNumber }) => cargoCameraSerialNumber.trim()],
  ['Thermo King unit', ({ hasThermoKingSensor }) => yesNo(hasThermoKingSensor)],
  ['Thermo King ID', ({ thermoKingExternalId }) => thermoKingExternalId.trim()],
  ['Groups', ({ groupIds }) => groupIds.map(groupName).sort().join(', ')],
];
