import { partKey } from '@gladhand/domain/parts';
import type { PartRecord } from './repository';

type Listed = Pick<
  PartRecord,
  'trailerId' | 'vehicleTypeId' | 'vehicleLengthFeet' | 'modelYear' | 'maker' | 'partNumber' | 'position'
>;

/** Identifies an entry of a customer's lists: the trailer or model, the part and its position. */
export function listKey(part: Listed): string {
  const { trailerId, vehicleTypeId, vehicleLengthFeet, modelYear } = part;
  const list = trailerId ?? `${vehicleTypeId}/${vehicleLengthFeet ?? ''}/${modelYear ?? ''}`;
  return `${list}\n${partKey(part)}\n${part.position.trim().toLowerCase()}`;
}
