import { identity } from './0001_identity';
import { fleet } from './0002_fleet';
import { search } from './0003_search';
import { sensorOrders } from './0004_sensorOrders';
import { faults } from './0005_faults';
import { reefer } from './0006_reefer';
import { deviceLinks } from './0007_deviceLinks';
import { sharedLinks } from './0008_sharedLinks';
import { service } from './0010_service';
import { audit } from './0011_audit';
import { users } from './0012_users';
import { groups } from './0013_groups';
import { trailers } from './0015_trailers';
import { sessions } from './0016_sessions';
import { unloadedUpTo } from './0017_unloadedUpTo';
import { mails } from './0018_mails';
import { changes } from './0019_changes';
import { cluster } from './0020_cluster';
import { subscriptions } from './0021_subscriptions';
import { receipts } from './0022_receipts';
import { auditTargets } from './0030_auditTargets';
import { fleetRevisions } from './0035_fleetRevisions';
import { streamSlots } from './0036_streamSlots';
import type { StatementsMigration } from './statements';

/** In order of their names. A migration that has been released is never edited. */
export const migrations: Record<string, StatementsMigration> = {
  '0001_identity': identity,
  '0002_fleet': fleet,
  '0003_search': search,
  '0004_sensorOrders': sensorOrders,
  '0005_faults': faults,
  '0006_reefer': reefer,
  '0007_deviceLinks': deviceLinks,
  '0008_sharedLinks': sharedLinks,
  '0010_service': service,
  '0011_audit': audit,
  '0012_users': users,
  '0013_groups': groups,
  '0015_trailers': trailers,
  '0016_sessions': sessions,
  '0017_unloadedUpTo': unloadedUpTo,
  '0018_mails': mails,
  '0019_changes': changes,
  '0020_cluster': cluster,
  '0021_subscriptions': subscriptions,
  '0022_receipts': receipts,
  '0030_auditTargets': auditTargets,
  '0035_fleetRevisions': fleetRevisions,
  '0036_streamSlots': streamSlots,
};
