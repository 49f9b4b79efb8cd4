import { statements } from './statements';

/** A customer's bogie weight limit for Unloaded; null means the default of the domain. */
export const unloadedUpTo = statements(['alter table customers add column unloaded_up_to_lbs int']);
