import { badInput } from '../../http/apiError';
import type { PlacedGroup } from '../../repositories/entities';
import { GROUP_MESSAGES } from './messages';

/** Special groups can't contain trailers: one stands for all trailers, the others for none. */
export function refuseSpecial(groups: readonly PlacedGroup[]): void {
  const special = groups.find(({ kind }) => kind !== 'regular');
  if (special) throw badInput(GROUP_MESSAGES.specialHoldsNone(special.name));
}
