import { type GeofenceIndex, type GeofenceState, geofenceIndex } from '@gladhand/domain/geofences';
import { type PackedGeofence, packGeofence } from './packedGeofence';
import type { GeofenceRepository, GeofenceRevision } from './repository';

/** The active geofences of a customer, ready to decide. */
export interface CustomerGeofences {
  readonly index: GeofenceIndex<PackedGeofence>;
  byId(geofenceId: string): PackedGeofence | undefined;
  /** Says of a calm whether it holds for these geofences. */
  readonly calmRevision: string;
  /** Names of the geofences that a trailer is in, for its row in the fleet grid; null in none. */
  namesOf(state: GeofenceState): string | null;
}

interface Kept extends CustomerGeofences {
  readonly revision: string;
}

/** The last 60 random bits of a revision, which is a UUID: short, because each state of a parked trailer has it. */
const CALM_REVISION_LENGTH = 16;
/** Customers whose geofences are kept in memory. 10,000 polygons with 64 vertices take about 15 MB. */
const KEPT = 50;

/**
 * The newest known geofences by origin. An origin belongs to one customer in one database. A map keeps its order, so the
 * first is the one that was used longest ago.
 */
const newest = new Map<string, Kept>();
/** Those that transactions are reading now, by revision: the others wait, instead of reading the same. */
const reading = new Map<string, Promise<Kept>>();

/** The geofences of customers as of the revision that is locked by this transaction; customers without are left out. */
export async function customerGeofences(
  repository: GeofenceRepository,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, CustomerGeofences>> {
  const found = new Map<number, CustomerGeofences>();
  for (const [customerId, at] of await repository.revisions(customerIds)) {
    const known = newest.get(at.origin);
    const geofences = known?.revision === at.revision ? known : await readOnce(repository, customerId, at);
    newest.delete(at.origin);
    newest.set(at.origin, geofences);
    found.set(customerId, geofences);
  }
  for (const origin of newest.keys()) {
    if (newest.size <= KEPT) break;
    newest.delete(origin);
  }
  return found;
}

/** Waits for a transaction that reads the same already. If it fails, this one reads. */
async function readOnce(repository: GeofenceRepository, customerId: number, at: GeofenceRevision): Promise<Kept> {
  const started = reading.get(at.revision);
  const shared = started && (await started.catch(() => undefined));
  if (shared) return shared;
  const own = read(repository, customerId, at);
  reading.set(at.revision, own);
  try {
    return await own;
  } finally {
    if (reading.get(at.revision) === own) reading.delete(at.revision);
  }
}

/** Reads what changed since the newest known revision: each change gives a geofence another version. */
async function read(
  repository: GeofenceRepository,
  customerId: number,
  { origin, revision }: GeofenceRevision,
): Promise<Kept> {
  const known = newest.get(origin);
  if (!known) return compile(revision, (await repository.active(customerId)).map(packGeofence));
  const versions = await repository.activeVersions(customerId);
  const changed = versions.filter(({ geofenceId, version }) => known.byId(geofenceId)?.version !== version);
  const ids = changed.map(({ geofenceId }) => geofenceId);
  const fresh = ids.length === 0 ? [] : await repository.active(customerId, ids);
  const packed = new Map(fresh.map((geofence) => [geofence.geofenceId, packGeofence(geofence)]));
  return compile(
    revision,
    versions.flatMap(({ geofenceId }) => packed.get(geofenceId) ?? known.byId(geofenceId) ?? []),
  );
}

function compile(revision: string, geofences: readonly PackedGeofence[]): Kept {
  const byId = new Map(geofences.map((geofence) => [geofence.geofenceId, geofence]));
  return {
    revision,
    byId: (geofenceId) => byId.get(geofenceId),
    index: geofenceIndex(geofences),
    calmRevision: revision.slice(-CALM_REVISION_LENGTH),
    namesOf({ presences }) {
      const known: string[] = [];
      for (const { geofenceId, phase } of presences) {
        const name = phase === 'entering' ? undefined : byId.get(geofenceId)?.name;
        if (name !== undefined) known.push(name);
      }
      return known.length === 0 ? null : known.sort((a, b) => (a < b ? -1 : 1)).join(', ');
    },
  };
}
