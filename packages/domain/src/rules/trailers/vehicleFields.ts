import { DEVICE_FAMILIES } from '../../vocabulary/deviceFamilies';
import { PRODUCT_TYPES } from '../../vocabulary/productTypes';
import { TRAILER_TYPES, UNDERCARRIAGES } from '../../vocabulary/trailerTypes';
import { CONTACT_TEXTS, checkUnitId } from '../contact/contact';

/** The values that an administrator enters for a trailer besides its VIN. Missing values are not checked. */
export interface VehicleDraft {
  readonly unitId?: string | undefined;
  readonly vehicleTypeId?: number | undefined;
  readonly undercarriage?: string | null | undefined;
  readonly vehicleLengthFeet?: number | null | undefined;
  readonly modelYear?: number | null | undefined;
  readonly productType?: string | undefined;
  readonly deviceTypeId?: number | undefined;
  readonly serialNumber?: string | null | undefined;
  readonly hasCargoCameraSensor?: boolean | undefined;
  readonly cargoCameraSerialNumber?: string | null | undefined;
  readonly hasThermoKingSensor?: boolean | undefined;
  readonly thermoKingExternalId?: string | null | undefined;
}

/** Problems by field; fields without a problem have no entry. */
export type VehicleProblems = Readonly<Partial<Record<keyof VehicleDraft, string>>>;

/** Limits of a trailer's fields. Assumed. */
export const VEHICLE_POLICY = {
  minLengthFeet: 1,
  maxLengthFeet: 150,
  oldestModelYear: 1950,
  /** Next year's models are sold this year, and some trailers are registered a year early. */
  yearsAhead: 2,
  externalIdMaxLength: 20,
  serialNumberMaxLength: 40,
  /** Maximum number of rows per import call. */
  rowsPerImport: 250,
} as const;

/** Columns that the list of trailers can be sorted by; the first is the default. */
export const VEHICLE_SORT_FIELDS = [
  'unitId',
  'vin',
  'customerName',
  'vehicleType',
  'undercarriage',
  'vehicleLengthFeet',
  'modelYear',
  'productType',
  'serialNumber',
  'cargoCameraSerialNumber',
  'thermoKingExternalId',
  'simStatus',
  'updated',
] as const;
export type VehicleSortField = (typeof VEHICLE_SORT_FIELDS)[number];

/** Validates the given fields. Duplicates are checked by the server. */
export function vehicleProblems(draft: VehicleDraft, now: Date): VehicleProblems {
  const problems: Partial<Record<keyof VehicleDraft, string>> = {};
  const say = (field: keyof VehicleDraft, problem: string | false | undefined) => {
    if (problem) problems[field] = problem;
  };
  const { undercarriage, vehicleLengthFeet: feet, modelYear, serialNumber } = draft;
  if (draft.unitId !== undefined) say('unitId', checkUnitId(draft.unitId));
  say('vehicleTypeId', isUnknown(TRAILER_TYPES, draft.vehicleTypeId) && 'Choose a type.');
  say('productType', isUnknown(PRODUCT_TYPES, draft.productType) && 'Choose a product type.');
  say('deviceTypeId', isUnknown(DEVICE_FAMILIES, draft.deviceTypeId) && 'Choose a device family.');
  say('undercarriage', isUnknown(UNDERCARRIAGES, undercarriage ?? undefined) && 'Choose an undercarriage.');
  say('vehicleLengthFeet', feet != null && !isLength(feet) && LENGTH_PROBLEM);
  const newest = now.getUTCFullYear() + VEHICLE_POLICY.yearsAhead;
  const isYear = (year: number) => Number.isInteger(year) && year >= VEHICLE_POLICY.oldestModelYear && year <= newest;
  say(
    'modelYear',
    modelYear != null && !isYear(modelYear) && `Enter a year from ${VEHICLE_POLICY.oldestModelYear} to ${newest}.`,
  );
  if (
    serialNumber != null &&
    (serialNumber.length > VEHICLE_POLICY.serialNumberMaxLength || /[^\x21-\x7e]/.test(serialNumber))
  )
    say('serialNumber', 'A serial number has at most 40 letters, digits and signs, without spaces.');
  say('cargoCameraSerialNumber', externalIdProblem(draft.cargoCameraSerialNumber));
  say('thermoKingExternalId', externalIdProblem(draft.thermoKingExternalId));
  if (draft.cargoCameraSerialNumber && draft.hasCargoCameraSensor === false)
    say('cargoCameraSerialNumber', 'Only trailers with a cargo camera have a Cargo Cam ID.');
  if (draft.thermoKingExternalId && draft.hasThermoKingSensor === false)
    say('thermoKingExternalId', 'Only trailers with a Thermo King unit have a Thermo King ID.');
  return problems;
}

const LENGTH_PROBLEM = `Enter feet from ${VEHICLE_POLICY.minLengthFeet} to ${VEHICLE_POLICY.maxLengthFeet}, with at most one decimal place.`;

const isLength = (feet: number) =>
  feet >= VEHICLE_POLICY.minLengthFeet &&
  feet <= VEHICLE_POLICY.maxLengthFeet &&
  Math.abs(feet * 10 - Math.round(feet * 10)) < 1e-9;

/** Cargo Cam and Thermo King IDs are numbers, but stored as text, so that leading zeros are kept. */
export function externalIdProblem(text: string | null | undefined): string | undefined {
  const typed = text?.trim() ?? '';
  if (!/^\d*$/.test(typed)) return CONTACT_TEXTS.number;
  return typed.length > VEHICLE_POLICY.externalIdMaxLength
    ? `An ID has at most ${VEHICLE_POLICY.externalIdMaxLength} digits.`
    : undefined;
}

function isUnknown<Id>(words: readonly { readonly id: Id }[], id: unknown): boolean {
  return id !== undefined && !words.some((word) => word.id === id);
}
