import { authorizeReading } from '../../graphql/customerAccess';
import type { GeofenceDwellNumbers, QueryResolvers } from '../../graphql/generated/resolvers';
import { pageWindow } from '../../graphql/pageWindow';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import type { DwellNumbers, DwellRow } from './dwellSearch';
import { GEOFENCE_MESSAGES } from './messages';

const MAX_PAGE_SIZE = 500;

export const geofenceDwell: QueryResolvers['geofenceDwell'] = async (_, { input }, context) => {
  const { customerId, by, geofenceId, vin, pageSize } = input;
  await authorizeReading('geofenceDwell', customerId, context);
  const { limit } = pageWindow({ pageSize, pageNumber: 1 }, { maxPageSize: MAX_PAGE_SIZE });
  const [from, to] = [new Date(input.from), new Date(input.to)];
  if (by !== 'geofence' && by !== 'trailer') throw badInput(GEOFENCE_MESSAGES.by);
  if (to <= from) throw badInput(GEOFENCE_MESSAGES.period);
  const place = input.after == null ? undefined : readPlace(input.after);
  if (geofenceId != null && !isUuid(geofenceId)) return { count: 0, total: null, rows: [], next: null };
  // Open visits grow, so all pages use the instant of the first one.
  const now = place ? new Date(place.now) : context.now();
  const { count, total, rows } = await context.repositories.geofences.dwell({
    customerId,
    scope: narrowScope(context.access.scope.trailers, customerId),
    ...{ by, from, to, now },
    geofenceId: geofenceId ?? undefined,
    vin: vin ?? undefined,
    groups: input.groups ?? [],
    vehicleTypes: input.vehicleTypes ?? [],
    after: place,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    count,
    total: total ? toNumbers(total) : null,
    rows: shown.map((row) => ({ id: row.id, name: row.name, numbers: toNumbers(row) })),
    next: last && rows.length > limit ? writePlace(last, now) : null,
  };
};

const toNumbers = (numbers: DwellNumbers): GeofenceDwellNumbers => ({
  visits: numbers.visits,
  passed: numbers.passed,
  totalMs: numbers.totalMs,
  meanMs: numbers.visits === 0 ? 0 : Math.round(numbers.totalMs / numbers.visits),
  medianMs: numbers.medianMs,
  longestMs: numbers.longestMs,
  detentionAtLeastMs: numbers.detentionAtLeastMs,
  detentionAtMostMs: numbers.detentionAtMostMs,
  trailersOverFreeTime: numbers.trailersOverFreeTime,
});

const writePlace = ({ totalMs, id }: DwellRow, now: Date) => [now.getTime(), totalMs, id].join(' ');

function readPlace(text: string): { now: number; totalMs: number; id: string } {
  const found = /^(\d{1,15}) (\d{1,15}) (\S{1,64})$/.exec(text);
  if (!found) throw badInput(GEOFENCE_MESSAGES.after);
  return { now: Number(found[1]), totalMs: Number(found[2]), id: found[3] ?? '' };
}
