import { dwellWithin, freeMinutesOf, VisitEnd } from '@gladhand/domain/geofences';
import type { TrailerRecord } from '../../database/trailerColumns';
import { fold } from '../../repositories/fleetFields';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { TrailerScope } from '../../repositories/scope';
import { dwellOfVisits } from './memoryDwell';
import type { GeofenceTables } from './memoryTables';
import { memoryWriteVisits } from './memoryWriteVisits';
import type {
  GeofenceEventRecord,
  GeofenceRecord,
  GeofenceRepository,
  GeofenceRevision,
  NamedVisit,
  VisitRecord,
  VisitSearch,
} from './repository';

const MINUTE_MS = 60_000;

/** Geofences and visits in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryGeofences(
  store: MemoryStore,
  { geofences, deleted, categories }: GeofenceTables,
): GeofenceRepository {
  /** Ids of geofences by the names that they hold. */
  const holders = store.keep(new Map<string, string>());
  const revisions = store.keep(new Map<number, GeofenceRevision>());
  const visits = store.keep(new Map<string, VisitRecord>());
  const events = store.keep([] as GeofenceEventRecord[]);

  const listOf = (customerId: number) =>
    [...geofences.values()]
      .filter((geofence) => geofence.customerId === customerId)
      .sort((a, b) => compare(fold(a.name), fold(b.name)) || compare(a.geofenceId, b.geofenceId));
  const holderOf = ({ customerId, name }: GeofenceRecord) => holders.get(`${customerId} ${fold(name)}`);
  const isTaken = (geofence: GeofenceRecord) => (holderOf(geofence) ?? geofence.geofenceId) !== geofence.geofenceId;
  const release = ({ customerId, name }: GeofenceRecord) => holders.delete(`${customerId} ${fold(name)}`);
  const put = (geofence: GeofenceRecord) => {
    holders.set(`${geofence.customerId} ${fold(geofence.name)}`, geofence.geofenceId);
    geofences.set(geofence.geofenceId, geofence);
  };
  const countRevision = (customerId: number) => {
    const origin = revisions.get(customerId)?.origin ?? crypto.randomUUID();
    revisions.set(customerId, { revision: crypto.randomUUID(), origin });
  };
  const activeOf = (customerId: number) =>
    [...geofences.values()]
      .filter((geofence) => geofence.customerId === customerId && geofence.isActive)
      .sort((a, b) => compare(a.geofenceId, b.geofenceId));
  const ofTrailer = ({ trailerId }: { trailerId: string }) =>
    [...visits.values()].filter((visit) => visit.trailerId === trailerId);
  const isInScope = ({ trailerId }: VisitRecord, scope: TrailerScope) => {
    const trailer = store.trailerEver(trailerId);
    return trailer !== undefined && store.inScope(trailer, scope);
  };

  return {
    list: async (customerId) => listOf(customerId),
    byId: async (customerId, geofenceId) => {
      const found = geofences.get(geofenceId);
      return found?.customerId === customerId ? found : undefined;
    },
    countActive: async (customerId) => listOf(customerId).filter(({ isActive }) => isActive).length,
    async add(geofence) {
      const { geofenceId } = geofence;
      if (isTaken(geofence) || geofences.has(geofenceId) || deleted.has(geofenceId)) return false;
      put(geofence);
      countRevision(geofence.customerId);
      return true;
    },
    async replace(geofence) {
      const before = geofences.get(geofence.geofenceId);
      if (before?.version !== geofence.version - 1 || before.customerId !== geofence.customerId) return 'changed';
      if (isTaken(geofence)) return 'nameTaken';
      release(before);
      put(geofence);
      countRevision(geofence.customerId);
      return 'replaced';
    },
    async delete(customerId, geofenceId) {
      const found = geofences.get(geofenceId);
      if (found?.customerId !== customerId) return false;
      geofences.delete(geofenceId);
      release(found);
      deleted.set(geofenceId, found);
      countRevision(customerId);
      return true;
    },
    async find({ text, limit, customerIds }) {
      const rank = (name: string) => (fold(name) === text ? 0 : fold(name).startsWith(text) ? 1 : 2);
      return [...geofences.values()]
        .filter(({ customerId, name }) => isWithin(customerIds, customerId) && fold(name).includes(text))
        .map(({ customerId, geofenceId, name, category, isActive }) => {
          const customerName = store.customer(customerId)?.shortName ?? '';
          return { customerId, geofenceId, name, category, isActive, customerName };
        })
        .sort(
          (a, b) =>
            rank(a.name) - rank(b.name) ||
            compare(fold(a.name), fold(b.name)) ||
            compare(fold(a.customerName), fold(b.customerName)) ||
            compare(a.geofenceId, b.geofenceId),
        )
        .slice(0, limit);
    },
    async insideCounts(customerId, scope, now) {
      const counts = new Map<string, { geofenceId: string; inside: number; overFreeTime: number }>();
      for (const visit of visits.values()) {
        if (visit.customerId !== customerId || visit.left || !isInScope(visit, scope)) continue;
        const { geofenceId } = visit;
        const count = counts.get(geofenceId) ?? { geofenceId, inside: 0, overFreeTime: 0 };
        count.inside++;
        if (visit.entered.before.getTime() < now.getTime() - freeMs(geofenceId)) count.overFreeTime++;
        counts.set(geofenceId, count);
      }
      return [...counts.values()];
    },

    revisions: async (customerIds) =>
      new Map(
        customerIds.flatMap((id) => {
          const revision = revisions.get(id);
          return revision ? [[id, revision] as const] : [];
        }),
      ),
    active: async (customerId, geofenceIds) =>
      activeOf(customerId)
        .filter(({ geofenceId }) => !geofenceIds || geofenceIds.includes(geofenceId))
        .map(({ geofenceId, name, version, shape, validFrom, ...wanted }) => ({
          ...{ geofenceId, name, version, shape, validFrom },
          mailed: mailedOf(wanted),
        })),
    activeSince: async (customerId, geofenceIds) =>
      activeOf(customerId)
        .filter(({ geofenceId }) => !geofenceIds || geofenceIds.includes(geofenceId))
        .map(({ geofenceId, name, validFrom }) => ({ geofenceId, name, validFrom })),
    activeVersions: async (customerId) =>
      activeOf(customerId).map(({ geofenceId, version }) => ({ geofenceId, version })),
    lockNear: async (customerId, geofenceId, boxes) =>
      store
        .trailers()
        .filter(
          (trailer) =>
            trailer.customerId === customerId &&
            (ofTrailer(trailer).some((visit) => visit.geofenceId === geofenceId && !visit.left) ||
              boxes.some((box) => isInBox(trailer, box))),
        )
        .sort((a, b) => compare(a.trailerId, b.trailerId)),
    async putStates(trailers, now) {
      for (const { trailerId, geofence, geofenceState } of trailers) {
        const trailer = store.trailer(trailerId);
        if (trailer) store.putTrailer({ ...trailer, geofence, geofenceState }, now);
      }
    },

    async visits(search) {
      const found = matching(search).sort(
        (a, b) => b.entered.at.getTime() - a.entered.at.getTime() || compare(b.visitId, a.visitId),
      );
      return {
        total: found.length,
        visits: found.slice(search.offset, search.offset + search.limit),
      };
    },
    async visitPage({ after, limit, ...search }) {
      const inOrder = (a: Placed, b: Placed) =>
        Number(a.entered.at) - Number(b.entered.at) || compare(a.visitId, b.visitId);
      return matching(search)
        .sort(inOrder)
        .filter((visit) => !after || inOrder(after, visit) < 0)
        .slice(0, limit);
    },
    async visited({ customerId, geofenceIds, from, to, openOnly }) {
      const isVisited = (geofenceId: string) =>
        [...visits.values()].some(
          ({ left, entered, ...visit }) =>
            visit.customerId === customerId &&
            visit.geofenceId === geofenceId &&
            (!left || (!openOnly && (!from || left.at >= from))) &&
            (!to || entered.at < to),
        );
      return geofenceIds.filter(isVisited);
    },
    dwell: async (search) => dwellOfVisits(matching(search), search),
    visitsAfter: async (trailer, decidedAfter) =>
      ofTrailer(trailer)
        .filter(
          ({ left, decidedAt, leftDecidedAt }) =>
            !left || decidedAt > decidedAfter || (leftDecidedAt !== null && leftDecidedAt > decidedAfter),
        )
        .sort((a, b) => a.decidedAt.getTime() - b.decidedAt.getTime() || compare(a.visitId, b.visitId)),
    openVisits: async (customerId, geofenceId) =>
      [...visits.values()]
        .filter((visit) => visit.customerId === customerId && visit.geofenceId === geofenceId && !visit.left)
        .sort((a, b) => compare(a.trailerId, b.trailerId)),
    staysSince: async (customerId, geofenceIds, from) =>
      [...visits.values()]
        .filter(
          (visit) =>
            visit.customerId === customerId &&
            geofenceIds.includes(visit.geofenceId) &&
            (!visit.leftDecidedAt || visit.leftDecidedAt > from),
        )
        .map(({ geofenceId, trailerId, decidedAt, leftDecidedAt }) => ({
          ...{ geofenceId, trailerId, entered: decidedAt, left: leftDecidedAt },
        })),
    ...memoryWriteVisits(visits, events),
    async endVisitsOf(trailers, at) {
      for (const { trailerId } of trailers) {
        for (const visit of ofTrailer({ trailerId })) {
          if (visit.left) continue;
          const left = new Date(Math.max(at.getTime(), visit.entered.at.getTime()));
          visits.set(visit.visitId, {
            ...visit,
            ...{
              left: { at: left, after: visit.entered.at, before: left },
              endedBy: VisitEnd.Moved,
              leftDecidedAt: at,
            },
          });
        }
        const trailer = store.trailer(trailerId);
        if (trailer) store.putTrailer({ ...trailer, geofence: null, geofenceState: null }, store.changedAt(trailerId));
      }
    },
    async deleteVisits(_, visitIds) {
      for (const visitId of visitIds) visits.delete(visitId);
    },
    async deleteBefore(customerId, before, limit) {
      const old = [...visits.values()]
        .filter((visit) => visit.customerId === customerId && visit.left && visit.left.at < before)
        .slice(0, limit);
      for (const { visitId } of old) visits.delete(visitId);
      return old.length;
    },
    async eventBefore({ trailerId }, decidedAt) {
      return events
        .filter((event) => event.trailerId === trailerId && event.state && event.decidedAt <= decidedAt)
        .sort((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime() || compare(b.eventId, a.eventId))[0];
    },
    async takeMails({ geofenceId }, kind, since) {
      const waiting = events.filter(
        (event) => event.geofenceId === geofenceId && event.kind === kind && event.mail === 'waiting',
      );
      const taken = waiting.map(({ eventId, trailerId, at, noticedAt }) => ({
        ...{ eventId, at, noticedAt },
        vin: store.trailer(trailerId)?.vin ?? '',
        unitId: store.trailer(trailerId)?.unitId ?? '',
        isRecent: events.some(
          (other) =>
            other.geofenceId === geofenceId &&
            other.kind === kind &&
            other.trailerId === trailerId &&
            other.mail === 'done' &&
            other.noticedAt >= since,
        ),
      }));
      events.forEach((event, at) => {
        if (waiting.includes(event)) events[at] = { ...event, mail: 'done' };
      });
      return taken.sort((a, b) => a.at.getTime() - b.at.getTime() || compare(a.eventId, b.eventId));
    },
    async forgetStates({ trailerId }, decidedAfter) {
      events.forEach((event, at) => {
        if (event.trailerId === trailerId && event.decidedAt > decidedAfter) events[at] = { ...event, state: null };
      });
    },
  };

  function freeMs(geofenceId: string): number {
    const geofence = geofences.get(geofenceId);
    return geofence ? freeMinutesOf({ ...geofence, freeMinutes: ownFreeMinutes(geofence) }) * MINUTE_MS : 0;
  }

  /** Of the geofence, or of the customer's own category. */
  function ownFreeMinutes({ freeMinutes, category }: GeofenceRecord): number | null {
    return freeMinutes ?? categories.get(category)?.freeMinutes ?? null;
  }

  function matching(search: Omit<VisitSearch, 'limit' | 'offset'>): NamedVisit[] {
    return [...visits.values()]
      .filter((visit) => isInScope(visit, search.scope) && isOfFilter(visit, search))
      .map(named)
      .filter((visit) => matches(visit, search));
  }

  function isOfFilter(
    { trailerId }: VisitRecord,
    { groups = [], vehicleTypes = [] }: Pick<VisitSearch, 'groups' | 'vehicleTypes'>,
  ): boolean {
    if (vehicleTypes.length > 0 && !vehicleTypes.includes(store.trailerEver(trailerId)?.vehicleType ?? ''))
      return false;
    return groups.length === 0 || store.isInNamedGroups(trailerId, groups);
  }

  function named(visit: VisitRecord): NamedVisit {
    const geofence = geofences.get(visit.geofenceId) ?? deleted.get(visit.geofenceId);
    const trailer = store.trailerEver(visit.trailerId);
    return {
      ...visit,
      geofenceName: geofence?.name ?? '',
      category: geofence?.category ?? '',
      freeMinutes: geofence ? ownFreeMinutes(geofence) : null,
      vin: trailer?.vin ?? '',
      unitId: trailer?.unitId ?? '',
    };
  }
}

const isWithin = (customerIds: readonly number[] | 'all', id: number) =>
  customerIds === 'all' || customerIds.includes(id);

type Placed = Pick<VisitRecord, 'visitId'> & { entered: Pick<VisitRecord['entered'], 'at'> };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const mailedOf = ({ enterEmails, exitEmails }: Pick<GeofenceRecord, 'enterEmails' | 'exitEmails'>) => [
  ...(enterEmails.length > 0 ? (['entered'] as const) : []),
  ...(exitEmails.length > 0 ? (['left'] as const) : []),
];

const isInBox = (
  { lat, lng }: TrailerRecord,
  box: { west: number; south: number; east: number; north: number },
): boolean =>
  lat !== null && lng !== null && lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;

function matches(visit: NamedVisit, search: Omit<VisitSearch, 'limit' | 'offset'>): boolean {
  const { customerId, geofenceId, vin, from, to, at, openOnly, how, overFreeTime } = search;
  const { entered, left } = visit;
  if (visit.customerId !== customerId || (geofenceId !== undefined && visit.geofenceId !== geofenceId)) return false;
  if ((vin !== undefined && visit.vin !== vin) || (openOnly && left)) return false;
  if (how && visit.how !== how) return false;
  if (at) return (entered.after ?? entered.at) <= at && (!left || left.before >= at);
  if (overFreeTime) {
    const { detention } = dwellWithin(visit, freeMinutesOf(visit), search, search.now);
    if (visit.how !== 'seen' || detention.atLeastMs === 0) return false;
  }
  return (!from || !left || left.at >= from) && (!to || entered.at < to);
}
