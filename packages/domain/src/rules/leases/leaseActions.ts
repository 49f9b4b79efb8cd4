import { LeaseState } from '../../vocabulary/leases';

export type LeaseAction = 'cancel' | 'end' | 'changeEnd';

/** What can be done with a lease. */
export function leaseActions(state: string): LeaseAction[] {
  if (state === LeaseState.Planned) return ['changeEnd', 'cancel'];
  return state === LeaseState.Active ? ['changeEnd', 'end'] : [];
}
