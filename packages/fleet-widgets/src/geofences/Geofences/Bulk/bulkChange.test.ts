import { GEOFENCE_LIMITS, type Geofence } from '@gladhand/domain/geofences';
import { expect, it } from 'vitest';
import { affectedBy, type BulkChange, bulkRequests, endedVisits } from './bulkChange';

const geofence = (id: string, extra: Partial<Geofence> = {}): Geofence =>
  ({ id, customerId: 4, version: 2, category: 'yard', isActive: true, trailersInside: 0, ...extra }) as Geofence;
const ALL = [
  geofence('a', { trailersInside: 3 }),
  geofence('b', { isActive: false }),
  geofence('c', { category: 'supplier', trailersInside: 1 }),
];

it.each<[BulkChange, affected: string[], ended: number]>([
  [{ kind: 'activate' }, ['b'], 0],
  [{ kind: 'deactivate' }, ['a', 'c'], 4],
  [{ kind: 'category', category: 'yard' }, ['c'], 0],
  [{ kind: 'category', category: null }, [], 0],
  [{ kind: 'delete' }, ['a', 'b', 'c'], 4],
])('%j affects %j and ends %d visits', (change, ids, ended) => {
  const affected = affectedBy(ALL, change);
  expect(affected.map(({ id }) => id)).toEqual(ids);
  expect(endedVisits(affected, change)).toBe(ended);
});

it('asks for at most as many at once as the server takes, each once', () => {
  const many = Array.from({ length: GEOFENCE_LIMITS.bulk * 2 + 1 }, (_, at) => geofence(String(at)));
  const requests = bulkRequests(many, { kind: 'delete' });
  expect(requests.map(({ geofences }) => geofences.length)).toEqual([GEOFENCE_LIMITS.bulk, GEOFENCE_LIMITS.bulk, 1]);
  expect(new Set(requests.flatMap(({ geofences }) => geofences.map(({ id }) => id))).size).toBe(many.length);
  expect(requests[0]).toMatchObject({ customerId: 4, delete: true });
});
