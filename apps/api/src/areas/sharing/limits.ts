import { HOUR_MS, MINUTE_MS, rule, SECOND_MS } from '../../auth/policy';

/** Attempts with invalid links, per network address. */
export const INVALID_LINK_LIMIT = rule('sharedLocation', 30, SECOND_MS, 15 * MINUTE_MS, HOUR_MS);
