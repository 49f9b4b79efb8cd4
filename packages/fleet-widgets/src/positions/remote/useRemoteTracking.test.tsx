import type { PortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { decodeTracking } from '@gladhand/domain/tracking';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPosition } from '../../map/FleetMap/fleetMap.stories.data';
import type { MapBounds } from '../../map/mapEngine';
import type { RemoteFleet } from './remoteFleet';
import type { SeenMarkers } from './totalsOf';
import { useRemoteTracking } from './useRemoteTracking';

const AROUND: MapBounds = [-87, 41, -86, 42];
const VIEW = { bounds: AROUND, zoom: 10, apart: undefined };
const alone = aPosition({ id: 'alone' });
const inYard = aPosition({ id: 'in the yard' });

const fleet: RemoteFleet = {
  totals: async () => ({
    asOf: new Date('2026-11-17T15:12:00Z'),
    total: 9_000,
    counts: { critical: 0, caution: 0, unknown: 0, good: 9_000 },
    placed: 9_000,
    around: AROUND,
    marks: undefined,
  }),
  page: async () => [],
  one: async () => undefined,
  marks: async () => ({ markers: [], trailers: [alone] }),
  open: async () => ({ trailers: [inYard], total: 1, around: AROUND, zoom: 14 }),
  counts: () => Promise.reject(new Error('nobody asks')),
};

const met: SeenMarkers = { trailers: new Map(), window: undefined };
const requested = (name: string) => ({
  place: { fleet, at: 'desk', name },
  met,
  refreshMs: 0,
  query: decodeTracking({}),
  vin: undefined,
});

test('markers on the map open their trailers until those of the next response are shown', async () => {
  const { result, rerender } = renderHook(useRemoteTracking, {
    initialProps: requested('desk at 9:00'),
    wrapper: ({ children }) => <WidgetHost api={{} as PortalApi}>{children}</WidgetHost>,
  });
  await waitFor(() => expect(result.current.marks).toBeDefined());
  const before = result.current.marks;
  await before?.marks(VIEW, new AbortController().signal);
  await before?.open('cluster:1', new AbortController().signal);
  rerender(requested('desk at 9:01'));
  await waitFor(() => expect(result.current.marks).not.toBe(before));
  const { marks } = result.current;
  expect([marks?.trailer('alone'), marks?.trailer('in the yard')]).toEqual([alone, inYard]);
});
