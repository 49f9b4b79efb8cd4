import type { GeofenceEventRecord, GeofenceRepository, VisitEnding, VisitRecord } from './repository';

type Writes = Pick<GeofenceRepository, 'putVisits' | 'endVisits' | 'writeVisits' | 'addEvents'>;
type Key = Pick<VisitRecord, 'customerId' | 'geofenceId' | 'trailerId'>;

/** Writes visits and events to memory. */
export function memoryWriteVisits(visits: Map<string, VisitRecord>, events: GeofenceEventRecord[]): Writes {
  const openOf = ({ customerId, geofenceId, trailerId }: Key) =>
    [...visits.values()].find(
      (visit) =>
        visit.trailerId === trailerId &&
        visit.customerId === customerId &&
        visit.geofenceId === geofenceId &&
        !visit.left,
    );
  function end({ customerId, geofenceId, trailerId, ...exit }: VisitEnding): VisitRecord[] {
    const open = openOf({ customerId, geofenceId, trailerId });
    if (!open) return [];
    const ended = { ...open, ...exit };
    visits.set(open.visitId, ended);
    return [ended];
  }
  function put(visit: VisitRecord): void {
    const open = visit.left ? undefined : openOf(visit);
    if (!open || open.visitId === visit.visitId) visits.set(visit.visitId, visit);
  }
  return {
    putVisits: async (list) => list.forEach(put),
    endVisits: async (ends) => void ends.flatMap(end),
    async writeVisits(written) {
      const ended = new Map(written.ends.flatMap(end).map((visit) => [keyOf(visit), visit.visitId]));
      written.visits.forEach(put);
      for (const event of written.events) {
        events.push({ ...event, visitId: event.visitId ?? ended.get(keyOf(event)) ?? event.eventId });
      }
    },
    async addEvents(list) {
      events.push(...list);
    },
  };
}

const keyOf = ({ geofenceId, trailerId }: Pick<Key, 'geofenceId' | 'trailerId'>) => `${geofenceId} ${trailerId}`;
