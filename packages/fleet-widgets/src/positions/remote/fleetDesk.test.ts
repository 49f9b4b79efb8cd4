import { decodeTracking, POSITION_COLUMNS } from '@gladhand/domain';
import { expect, test } from 'vitest';
import { aPosition } from '../../map/FleetMap/fleetMap.stories.data';
import type { MapBounds } from '../../map/mapEngine';
import { FleetDesk } from './fleetDesk';
import { openDesk } from './openDesk';
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

const heldBy = (desk: FleetDesk, id: string, asOf: Date) =>
  desk
    .open(QUERY, { id, asOf })
    .trailers.map((trailer) => trailer.id)
    .sort();

test('a cluster that is pressed while a new answer is there already opens as it was shown', async () => {
  const desk = new FleetDesk();
  await desk.take(answerOf('2026-11-17T15:12:00Z', { a: EAST, b: EAST, c: WEST, d: WEST }));
  const { asOf } = desk.totals(QUERY);
  const clusters = unpackMarks(desk.marks(QUERY, VIEW)).markers;
  const shown = clusters.map(({ id }) => heldBy(desk, id, asOf));
  expect(shown).toContainEqual(['a', 'b']);
  await desk.take(answerOf('2026-11-17T15:12:10Z', { a: WEST, b: EAST, c: EAST, d: WEST }));
  desk.marks(QUERY, VIEW);
  expect(clusters.map(({ id }) => heldBy(desk, id, asOf))).toEqual(shown);
});

test('what is asked together with an answer is told of that answer, with the marks of the same state', async () => {
  const desk = openDesk(undefined);
  await desk.take(answerOf('2026-11-17T15:12:00Z', { a: EAST, b: EAST }));
  const [, { asOf, marks, counts }] = await Promise.all([
    desk.take(answerOf('2026-11-17T15:12:10Z', { a: EAST, b: EAST, c: WEST })),
    desk.fleet.totals(QUERY, VIEW, new AbortController().signal),
  ]);
  const trailers = marks?.markers.map((mark) => (mark.kind === 'cluster' ? mark.total : 1));
  expect(asOf).toEqual(new Date('2026-11-17T15:12:10Z'));
  expect(trailers?.sort()).toEqual([1, 2]);
  expect(counts.critical + counts.caution + counts.unknown + counts.good).toBe(3);
});

test('a task that fails holds nothing up', async () => {
  const desk = openDesk(undefined);
  const failing = desk.take(new Blob(['no answer']));
  const next = desk.take(answerOf('2026-11-17T15:12:00Z', { a: EAST }));
  await expect(failing).rejects.toThrow();
  expect((await next).total).toBe(1);
});
