import { statements } from './statements';

/** Up to which bogie weight a customer calls a trailer Unloaded; null is the default of the domain. */
export const unloadedUpTo = statements(['alter table customers add column unloaded_up_to_lbs int']);
