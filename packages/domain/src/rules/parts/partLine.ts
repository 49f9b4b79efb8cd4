import { isStorableText } from '../text/storableText';
import { PARTS_POLICY } from './partsPolicy';

/** A part in the list of one trailer, or of a model: all trailers of a type, with a length and year if they are given. */
export interface PartLine {
  /** Null: of a model. */
  vin: string | null;
  vehicleTypeId: number | null;
  /** Feet. Null: of any length. */
  vehicleLengthFeet: number | null;
  /** Null: of any year. */
  modelYear: number | null;
  category: string;
  name: string;
  partNumber: string;
  maker: string;
  quantity: number;
  /** Where it is on the trailer; empty if unknown. */
  position: string;
  description: string;
  /** Fault codes (SPN) that this part is for. */
  faultCodes: readonly number[];
}

/** The trailers that a model's list is for. */
export type PartModel = Pick<PartLine, 'vehicleTypeId' | 'vehicleLengthFeet' | 'modelYear'>;

/** Whether a model's list applies to a trailer. */
export const isOfModel = (
  model: PartModel,
  trailer: { vehicleTypeId: number; vehicleLengthFeet: number | null; modelYear: number | null },
): boolean =>
  model.vehicleTypeId === trailer.vehicleTypeId &&
  (model.vehicleLengthFeet === null || model.vehicleLengthFeet === trailer.vehicleLengthFeet) &&
  (model.modelYear === null || model.modelYear === trailer.modelYear);

/** Identifies a part wherever it is installed: maker and part number, ignoring case and spaces around them. */
export const partKey = ({ maker, partNumber }: Pick<PartLine, 'maker' | 'partNumber'>): string =>
  `${maker.trim().toLowerCase()}\n${partNumber.trim().toLowerCase()}`;

/**
 * The parts of one trailer out of its own ones, which have no `vehicleTypeId`, and those of its models. If several name
 * the same part at the same position, the trailer's own one counts, then that of the more specific model.
 */
export function partsOfTrailer<Part extends PartModel & Pick<PartLine, 'maker' | 'partNumber' | 'position'>>(
  parts: readonly Part[],
): Part[] {
  const found = new Map<string, Part>();
  for (const part of [...parts].sort((a, b) => specificity(b) - specificity(a))) {
    const key = `${partKey(part)}\n${part.position.trim().toLowerCase()}`;
    if (!found.has(key)) found.set(key, part);
  }
  return [...found.values()];
}

const specificity = ({ vehicleTypeId, vehicleLengthFeet, modelYear }: PartModel): number =>
  vehicleTypeId === null ? 3 : Number(vehicleLengthFeet !== null) + Number(modelYear !== null);

const TEXTS = [
  ['name', 'Part'],
  ['partNumber', 'Part Number'],
  ['maker', 'Maker'],
  ['position', 'Position'],
  ['description', 'Description'],
] as const;

/** Everything that is wrong with a line, as sentences; empty if it can be stored. */
export function partLineProblems(line: PartLine): string[] {
  const problems: string[] = [];
  const isOfVin = line.vin !== null;
  if (isOfVin === (line.vehicleTypeId !== null))
    problems.push('Give either a VIN, or a Type for all trailers of a model.');
  if (isOfVin && (line.vehicleLengthFeet !== null || line.modelYear !== null))
    problems.push('Length (ft) and Model Year are for models. Leave them empty next to a VIN.');
  for (const [field, title] of TEXTS) {
    const limit = PARTS_POLICY.textLength[field];
    const text = line[field].trim();
    if (text === '' && (field === 'name' || field === 'partNumber')) problems.push(`${title} is required.`);
    if (text.length > limit) problems.push(`${title} can have up to ${limit} characters.`);
    if (!isStorableText(text) || /\p{Cc}/u.test(text)) problems.push(`${title}: write it as plain text on one line.`);
  }
  const { maxQuantity, faultCodes, maxFaultCode } = PARTS_POLICY;
  if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > maxQuantity)
    problems.push(`Quantity must be a whole number from 1 to ${maxQuantity}.`);
  if (line.faultCodes.length > faultCodes) problems.push(`A part can have up to ${faultCodes} fault codes.`);
  if (line.faultCodes.some((code) => !Number.isInteger(code) || code < 0 || code > maxFaultCode))
    problems.push(`Fault codes are numbers (SPN) from 0 to ${maxFaultCode}.`);
  return problems;
}
