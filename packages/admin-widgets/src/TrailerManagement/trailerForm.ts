import type { CreateVehicleInput, ManagedVehicle, UpdateVehicleInput } from '@gladhand/domain/administration';
import {
  checkVin,
  DEFAULT_UNDERCARRIAGE,
  normalizeVin,
  productType,
  trailerType,
  undercarriage,
  vehicleProblems,
} from '@gladhand/domain/trailers';
import { type Say, sayEnglish } from '@gladhand/ui';
import type { ResolverResult } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { resolverResult } from '../internal/RecordForm/fieldErrors';
import { TRAILER_MESSAGES } from './messages';

/** The entries of the dialog. */
export interface TrailerEntry {
  customerId: number | null;
  vin: string;
  /** The user confirmed the VIN although its check digit does not match. */
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

/** Checks the entries by the rules of the domain. A VIN that is already saved is not checked again. */
export function checkEntry(
  entry: TrailerEntry,
  before: TrailerEntry,
  now: Date,
  messages = TRAILER_MESSAGES,
): ResolverResult<TrailerEntry> {
  const { customerId, vin, acceptVinWarning, vehicleTypeId, productType: product, deviceTypeId } = entry;
  const finding = normalizeVin(vin) === before.vin ? undefined : checkVin(vin);
  const required = {
    customerId: customerId === null && messages.chooseCustomer,
    vin: finding && !(finding.level === 'warning' && acceptVinWarning) && finding.message,
    vehicleTypeId: vehicleTypeId === null && messages.chooseType,
    productType: product === null && messages.chooseProduct,
    deviceTypeId: deviceTypeId === null && messages.chooseDevice,
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
  return resolverResult(entry, problems);
}

type Shared = Omit<TrailerEntry, 'customerId' | 'vin' | 'acceptVinWarning' | 'deviceTypeId' | 'serialNumber'>;

/** The input that create and update share. */
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

/** The fields in which the entries differ from the saved trailer. */
export function updateInput(saved: ManagedVehicle, entry: TrailerEntry): UpdateVehicleInput {
  const [was, is] = [sharedInput(entryOf(saved)), sharedInput(entry)];
  const differs = (field: keyof typeof is) => JSON.stringify(sorted(was[field])) !== JSON.stringify(sorted(is[field]));
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter(differs);
  const newVin = normalizeVin(entry.vin);
  return {
    vin: saved.vin,
    version: saved.version,
    ...Object.fromEntries(changed.map((field) => [field, is[field]])),
    ...(newVin !== saved.vin && { newVin, acceptVinWarning: entry.acceptVinWarning }),
  };
}

/** The order of groups does not matter. */
const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);

const yesNo = (value: boolean, messages = COMMON_MESSAGES) => (value ? messages.yes : messages.no);

/** Each field with its label and its value in words. Groups are shown by name. */
export const entryWords = (
  groupName: (id: string) => string,
  commonMessages = COMMON_MESSAGES,
  trailerMessages = TRAILER_MESSAGES,
  say: Say = sayEnglish,
): readonly (readonly [label: string, word: (entry: TrailerEntry) => string])[] => [
  [trailerMessages.vin, ({ vin }) => normalizeVin(vin)],
  [trailerMessages.unitId, ({ unitId }) => unitId.trim()],
  [trailerMessages.type, (entry) => (entry.vehicleTypeId === null ? '' : say(trailerType(entry.vehicleTypeId).label))],
  [
    trailerMessages.undercarriage,
    (entry) => (entry.undercarriage === null ? '' : say(undercarriage(entry.undercarriage).label)),
  ],
  [trailerMessages.lengthFeet, ({ vehicleLengthFeet }) => String(vehicleLengthFeet ?? '')],
  [trailerMessages.modelYear, ({ modelYear }) => String(modelYear ?? '')],
  [
    trailerMessages.productType,
    (entry) => (entry.productType === null ? '' : say(productType(entry.productType).label)),
  ],
  [trailerMessages.solarPanels, ({ hasSolarPanels }) => yesNo(hasSolarPanels, commonMessages)],
  [trailerMessages.ultrasonic, ({ hasUltrasonicCargoSensor }) => yesNo(hasUltrasonicCargoSensor, commonMessages)],
  [trailerMessages.cargoCamera, ({ hasCargoCameraSensor }) => yesNo(hasCargoCameraSensor, commonMessages)],
  [trailerMessages.cargoCamId, ({ cargoCameraSerialNumber }) => cargoCameraSerialNumber.trim()],
  [trailerMessages.thermoKing, ({ hasThermoKingSensor }) => yesNo(hasThermoKingSensor, commonMessages)],
  [trailerMessages.thermoKingId, ({ thermoKingExternalId }) => thermoKingExternalId.trim()],
  [commonMessages.groups, ({ groupIds }) => groupIds.map(groupName).sort().join(', ')],
];
