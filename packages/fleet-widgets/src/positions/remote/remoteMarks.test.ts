import type { PortalApi } from '@gladhand/domain';
import { decodeTracking } from '@gladhand/domain/tracking';
import { expect, test } from 'vitest';
import { aPosition } from '../../map/FleetMap/fleetMap.stories.data';
import type { MapWindow, RemoteFleet, RemoteMarks } from './remoteFleet';
import { remoteMarks } from './remoteMarks';
import { type SeenMarkers, totalsOf } from './totalsOf';

const QUERY = decodeTracking({});
const CHICAGO: MapWindow = { bounds: [-89, 41, -86, 43], zoom: 9 };
const { signal } = new AbortController();

function marksOf({ zoom }: MapWindow): RemoteMarks {
  const counts = { critical: 0, caution: 0, unknown: 0, good: zoom };
  const cluster = { kind: 'cluster', id: `cluster:${zoom}`, lat: 41.9, lng: -87.6, counts, total: zoom } as const;
  return { markers: [cluster], trailers: [aPosition({ id: `at ${zoom}` })] };
}

/** Requests totals while the map shows `window`; `asked` lists the requests for marks alone. */
async function sourceWhile(window: MapWindow | undefined) {
  const requested: MapWindow[] = [];
  const fleet = {
    totals: async (_query, shown) => ({
      asOf: new Date('2026-11-17T15:12:00Z'),
      total: 9,
      counts: { critical: 0, caution: 0, unknown: 0, good: 9 },
      placed: 9,
      around: undefined,
      marks: shown && marksOf(shown),
    }),
    marks: async (_query, shown) => {
      requested.push(shown);
      return marksOf(shown);
    },
  } as Partial<RemoteFleet> as RemoteFleet;
  const met: SeenMarkers = { trailers: new Map(), window };
  const place = { fleet, at: 'desk', name: 'desk 1' };
  const totals = await totalsOf(place, QUERY, met).fetch({} as PortalApi, {});
  return { source: remoteMarks(fleet, QUERY, totals, met), asked: requested, met };
}

test('sends the markers of the map with the totals, and opens their trailers', async () => {
  const { source, asked } = await sourceWhile(CHICAGO);
  const shown = source.marks({ ...CHICAGO, bounds: [...CHICAGO.bounds], apart: undefined }, signal);
  expect(shown).toEqual(marksOf(CHICAGO).markers);
  expect(source.trailer('at 9')?.id).toBe('at 9');
  expect(asked).toEqual([]);
});

test.each<[string, MapWindow | undefined, MapWindow]>([
  ['the first map', undefined, CHICAGO],
  ['a map that was panned', CHICAGO, { ...CHICAGO, bounds: [-88, 41, -85, 43] }],
  ['a map that was zoomed', CHICAGO, { ...CHICAGO, zoom: 10 }],
])('loads markers for %s, and includes them in the next totals', async (_, before, window) => {
  const { source, asked, met } = await sourceWhile(before);
  expect(await source.marks({ ...window, apart: undefined }, signal)).toEqual(marksOf(window).markers);
  expect(asked).toEqual([window]);
  expect(met.window).toEqual(window);
});

test('shows a trailer with its own marker in no other marker', async () => {
  const { source } = await sourceWhile(CHICAGO);
  expect(source.marks({ ...CHICAGO, apart: 'cluster:9' }, signal)).toEqual([]);
});
