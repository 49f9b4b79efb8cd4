import { AREAS } from '../../areas';
import { identity } from './0001_identity';
import { fleet } from './0002_fleet';
import { search } from './0003_search';
import { sensorOrders } from './0004_sensorOrders';
import { faults } from './0005_faults';
import { groups } from './0013_groups';
import { trailers } from './0015_trailers';
import { sessions } from './0016_sessions';
import { unloadedUpTo } from './0017_unloadedUpTo';
import { mails } from './0018_mails';
import { changes } from './0019_changes';
import { cluster } from './0020_cluster';
import { receipts } from './0022_receipts';
import { fleetRevisions } from './0035_fleetRevisions';
import { streamSlots } from './0036_streamSlots';
import { healthReasons } from './0037_healthReasons';
import { custody } from './0075_custody';
import { heldSince } from './0079_held_since';
import type { StatementsMigration } from './statements';

const kernelMigrations: Record<string, StatementsMigration> = {
  '0001_identity': identity,
  '0002_fleet': fleet,
  '0003_search': search,
  '0004_sensorOrders': sensorOrders,
  '0005_faults': faults,
  '0013_groups': groups,
  '0015_trailers': trailers,
  '0016_sessions': sessions,
  '0017_unloadedUpTo': unloadedUpTo,
  '0018_mails': mails,
  '0019_changes': changes,
  '0020_cluster': cluster,
  '0022_receipts': receipts,
  '0035_fleetRevisions': fleetRevisions,
  '0036_streamSlots': streamSlots,
  '0037_healthReasons': healthReasons,
  '0075_custody': custody,
  '0079_held_since': heldSince,
};

/** Migrations of the kernel and all areas, sorted by name. A released migration is never edited. */
export const migrations: Readonly<Record<string, StatementsMigration>> = inOneOrder([
  kernelMigrations,
  ...AREAS.map((area) => area.migrations ?? {}),
]);

function inOneOrder(parts: readonly Readonly<Record<string, StatementsMigration>>[]) {
  const all = parts.flatMap((part) => Object.entries(part)).sort(([a], [b]) => (a < b ? -1 : 1));
  const repeated = all.find(([name], index) => name === all[index + 1]?.[0]);
  if (repeated) throw new Error(`[api] Two migrations are named ${repeated[0]}.`);
  return Object.fromEntries(all);
}
