import { identity } from './0001_identity';
import { fleet } from './0002_fleet';
import { search } from './0003_search';
import { sensorOrders } from './0004_sensorOrders';
import type { StatementsMigration } from './statements';

/** In order of their names. A migration that has been released is never edited. */
export const migrations: Record<string, StatementsMigration> = {
  '0001_identity': identity,
  '0002_fleet': fleet,
  '0003_search': search,
  '0004_sensorOrders': sensorOrders,
};
