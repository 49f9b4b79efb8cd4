import type { TrailerScope } from '../../../repositories/scope';
import type { CountAccess } from './countRepository';

/** The trailers of a customer that a caller can count. */
export function countAccessOf({ all, customerIds, groups }: TrailerScope, customerId: number): CountAccess {
  if (all || customerIds.includes(customerId)) return 'all';
  return groups.find((group) => group.customerId === customerId)?.groupIds ?? [];
}
