import { VisitEnd, VisitKind } from '@gladhand/domain/geofences';
import type { GeofenceChange } from './geofenceChange';
import type { GeofenceRepository, VisitEnding, VisitRecord, WrittenVisits } from './repository';
import { eventIdOf, visitIdOf } from './visitIds';

type Events = Extract<GeofenceChange, { kind: 'events' }>;
type Key = Pick<VisitRecord, 'geofenceId' | 'trailerId'>;

const keyOf = ({ geofenceId, trailerId }: Key) => `${geofenceId} ${trailerId}`;

/** Stores the visits that reports began or ended. Returns what happened, in the order of the reports. */
export async function writeVisits(
  repository: GeofenceRepository,
  changes: readonly Events[],
): Promise<WrittenVisits['events']> {
  const begun = new Map<string, VisitRecord>();
  const finished: VisitRecord[] = [];
  const ends: VisitEnding[] = [];
  const events: WrittenVisits['events'][number][] = [];

  for (const { trailer, geofences, events: decided, state, decidedAt, now } of changes) {
    const { customerId, trailerId, loadStatus, tetheredStatus } = trailer;
    decided.forEach((event, at) => {
      const { geofenceId } = event;
      const key = keyOf({ geofenceId, trailerId });
      const record = (visitId: string | undefined, instant: Date) => ({
        ...{ customerId, trailerId, geofenceId, visitId, decidedAt, kind: event.kind, at: instant, noticedAt: now },
        eventId: eventIdOf(trailerId, geofenceId, event.kind, decidedAt),
        // The last event of a report has the state after all of them.
        state: at === decided.length - 1 ? state : null,
        mail: geofences.byId(geofenceId)?.mailed.includes(event.kind) ? ('waiting' as const) : null,
      });
      if (event.kind === 'left') {
        const open = begun.get(key);
        const end = {
          left: event.left,
          endedBy: VisitEnd.Exit,
          loadAtExit: loadStatus,
          tetherAtExit: tetheredStatus,
          leftDecidedAt: decidedAt,
        };
        if (open) {
          finished.push({ ...open, ...end });
          begun.delete(key);
        } else ends.push({ customerId, geofenceId, trailerId, ...end });
        events.push(record(open?.visitId, event.left.at));
        return;
      }
      const isPassed = event.kind === 'passed';
      const entered = isPassed ? event.passed : event.entered;
      const visit: VisitRecord = {
        customerId,
        visitId: visitIdOf(trailerId, geofenceId, decidedAt),
        geofenceId,
        trailerId,
        how: isPassed ? VisitKind.Passed : VisitKind.Seen,
        entered,
        left: isPassed ? entered : null,
        endedBy: isPassed ? VisitEnd.Exit : null,
        loadAtEntry: loadStatus,
        loadAtExit: isPassed ? loadStatus : null,
        tetherAtEntry: tetheredStatus,
        tetherAtExit: isPassed ? tetheredStatus : null,
        decidedAt,
        leftDecidedAt: isPassed ? decidedAt : null,
      };
      if (isPassed) finished.push(visit);
      else begun.set(key, visit);
      events.push(record(visit.visitId, entered.at));
    });
  }

  await repository.writeVisits({ ends, visits: [...finished, ...begun.values()], events });
  return events;
}
