import type { PortalApi } from '@gladhand/domain';
import {
  cellAt,
  decodeTracking,
  MAP_TRAILER_COLUMNS,
  type MapCells,
  POSITION_COLUMNS,
} from '@gladhand/domain/tracking';
import { expect, it } from 'vitest';
import { serverFleet } from './serverFleet';

const ZOOM = 13;
const [lat, lng] = [41.7, -86.2];
const { x, y } = cellAt(lat, lng, ZOOM);
const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, never[]>;
const totals = {
  asOf: '2026-11-21T12:00:00Z',
  total: 9_000,
  counts: { critical: 1, caution: 2, unknown: 0, good: 8_997 },
};
const cells: MapCells = {
  ...totals,
  zoom: ZOOM,
  placed: 9_000,
  around: [-87, 41, -86, 42],
  cells: { x: [x], y: [y], lat: [lat], lng: [lng], critical: [1], caution: [2], unknown: [0], good: [597] },
  alone: none(MAP_TRAILER_COLUMNS),
};

it('opens a cell with its count, and lists one page of its trailers', async () => {
  const tracking = { cells: async () => cells, page: async () => ({ ...totals, columns: none(POSITION_COLUMNS) }) };
  const fleet = serverFleet({ tracking } as unknown as PortalApi);
  const query = decodeTracking({});
  const { signal } = new AbortController();
  const { markers } = await fleet.marks(query, { bounds: [-87, 41, -86, 42], zoom: ZOOM }, signal);
  const opened = await fleet.open(query, { id: markers[0]?.id ?? '', asOf: new Date() }, signal);
  expect([opened.total, opened.trailers.length]).toEqual([600, 0]);
});
