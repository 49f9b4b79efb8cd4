import { statements } from '../../../database/migrations/statements';

/**
 * Indexes for the sort orders and the search of User Management. The expressions must match those of sqlUserConditions.
 * An engine without pg_trgm skips the first index and searches by scanning.
 */
export const users = statements([
  'create index users_email_search on users using gin (email gin_trgm_ops)',
  'create index users_email_order on users ((email collate "C"))',
  'create index users_enabled_order on users (enabled, (email collate "C"))',
  'create index users_status_order on users ((account_status collate "C"), (email collate "C"))',
  'create index users_verified_order on users (email_verified, (email collate "C"))',
  'create index users_login_order on users (last_login_at, (email collate "C"))',
  'create index users_login_order_falling on users (last_login_at desc nulls last, (email collate "C") desc)',
  'create index users_updated_order on users (updated_at, (email collate "C"))',
  'create index users_created_order on users (created_at, (email collate "C"))',
]);
