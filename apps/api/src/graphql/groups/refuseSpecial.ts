import { badInput } from '../../http/fault';
import type { PlacedGroup } from '../../repositories/entities';

/** Special groups hold no trailers: one stands for all, the others for none. */
export function refuseSpecial(groups: readonly PlacedGroup[]): void {
  const special = groups.find(({ kind }) => kind !== 'regular');
  if (special) throw badInput(`'${special.name}' is a special group: trailers are not put into it.`);
}
