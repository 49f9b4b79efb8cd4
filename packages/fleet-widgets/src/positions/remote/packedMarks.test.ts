import { expect, test } from 'vitest';
import { aPosition } from '../../map/FleetMap/fleetMap.stories.data';
import { packMarks, unpackMarks } from './packedMarks';
import type { RemoteMarks } from './remoteFleet';

const cluster = (id: string, lat: number, critical: number): RemoteMarks['markers'][number] => {
  const counts = { critical, caution: 2, unknown: 1, good: 70_000 };
  return { kind: 'cluster', id, lat, lng: -86.25, counts, total: critical + 70_003 };
};
const alone: RemoteMarks['markers'][number] = {
  kind: 'trailer',
  id: 'R-2207',
  lat: 41.7,
  lng: -86.2,
  severity: 'critical',
  heading: null,
  stale: false,
  label: 'R-2207',
};

test.each<[string, RemoteMarks]>([
  ['nothing', { markers: [], trailers: [] }],
  ['a trailer alone', { markers: [alone], trailers: [aPosition({ id: 'R-2207' })] }],
  ['clusters', { markers: [cluster('cluster:7', 41.5, 0), cluster('cluster:19', 42.125, 3)], trailers: [] }],
  ['both', { markers: [cluster('cluster:7', 41.5, 1), alone], trailers: [aPosition({ id: 'R-2207' })] }],
])('restores %s after packing', (_, marks) => {
  expect(unpackMarks(structuredClone(packMarks(marks)))).toEqual(marks);
});
