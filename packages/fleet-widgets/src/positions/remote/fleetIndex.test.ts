import { decodeTracking, POSITION_COLUMNS } from '@gladhand/domain/tracking';
import { expect, test } from 'vitest';
import { aPosition } from '../../map/FleetMap/fleetMap.stories.data';
import type { MapBounds } from '../../map/mapEngine';
import { connectIndex } from './connectIndex';
import { FleetIndex } from './fleetIndex';
import { unpackMarks } from './packedMarks';

const QUERY = decodeTracking({});
const VIEW: { bounds: MapBounds; zoom: number } = { bounds: [-180, -85, 180, 85], zoom: 5 };
const EAST = { lat: 40, lng: -75 };
const WEST = { lat: 40, lng: -120 };

function answerOf(asOf: string, places: Readonly<Record<string, { lat: number; lng: number }>>): Blob {
  const rows = Object.entries(places).map(([id, place], index) =>
    aPosition({ id, unitId: id, vin: `1UYVS2530L000000${index}`, ...place }),
  );
  const columns = Object.fromEntries(POSITION_COLUMNS.map((name) => [name, rows.map((row) => row[name])]));
  return new Blob([JSON.stringify({ asOf, cursor: asOf, total: rows.length, whole: true, columns })]);
}

const heldBy = (indexItems: FleetIndex, id: string, asOf: Date) =>
  indexItems
    .open(QUERY, { id, asOf })
    .trailers.map((trailer) => trailer.id)
    .sort();

test('opens a cluster as it was shown, even if a newer response has arrived', async () => {
  const indexValue = new FleetIndex();
  await indexValue.take(answerOf('2026-11-17T15:12:00Z', { a: EAST, b: EAST, c: WEST, d: WEST }));
  const { asOf } = indexValue.totals(QUERY);
  const clusters = unpackMarks(indexValue.marks(QUERY, VIEW)).markers;
  const shown = clusters.map(({ id }) => heldBy(indexValue, id, asOf));
  expect(shown).toContainEqual(['a', 'b']);
  await indexValue.take(answerOf('2026-11-17T15:12:10Z', { a: WEST, b: EAST, c: EAST, d: WEST }));
  indexValue.marks(QUERY, VIEW);
  expect(clusters.map(({ id }) => heldBy(indexValue, id, asOf))).toEqual(shown);
});

test('returns totals and markers of the same response', async () => {
  const ownIndex = connectIndex(undefined);
  await ownIndex.take(answerOf('2026-11-17T15:12:00Z', { a: EAST, b: EAST }));
  const [, { asOf, marks, counts }] = await Promise.all([
    ownIndex.take(answerOf('2026-11-17T15:12:10Z', { a: EAST, b: EAST, c: WEST })),
    ownIndex.fleet.totals(QUERY, VIEW, new AbortController().signal),
  ]);
  const trailers = marks?.markers.map((mark) => (mark.kind === 'cluster' ? mark.total : 1));
  expect(asOf).toEqual(new Date('2026-11-17T15:12:10Z'));
  expect(trailers?.sort()).toEqual([1, 2]);
  expect(counts.critical + counts.caution + counts.unknown + counts.good).toBe(3);
});

test('continues after a failed task', async () => {
  const index = connectIndex(undefined);
  const failing = index.take(new Blob(['no answer']));
  const next = index.take(answerOf('2026-11-17T15:12:00Z', { a: EAST }));
  await expect(failing).rejects.toThrow();
  expect((await next).total).toBe(1);
});
