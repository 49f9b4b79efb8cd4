import type { MapTrailer } from '@gladhand/domain/tracking';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MapEngine } from '../mapEngine';
import { type MarkSource, marksInHand } from '../markSource';
import { type ShownView, useFleetCamera } from './useFleetCamera';

const NOW = new Date('2026-11-21T12:00:00Z');
const trailer = (id: string, lat: number | null, lng: number | null): MapTrailer => ({
  id,
  vin: id,
  unitId: id,
  vehicleTypeId: 3,
  lat,
  lng,
  gpsHeading: null,
  speed: 0,
  address: null,
  lastReport: NOW.getTime(),
  positionReportedAt: NOW.getTime(),
  simStatus: 'activated',
  tetheredStatus: 'tethered',
  trailerHealthStatus: 'GOOD',
});
const chicago = trailer('chicago', 41.9, -87.6);
const dallas = trailer('dallas', 32.8, -96.8);
const inHand = (...trailers: MapTrailer[]) => marksInHand(trailers, NOW, { gridSizePx: 25 });
/** A source that answers later, as a worker or the server does. */
const remote = (...trailers: MapTrailer[]): MarkSource => {
  const source = inHand(...trailers);
  return { ...source, marks: async (requested, signal) => source.marks(requested, signal) };
};

const AROUND_CHICAGO: ShownView = { camera: { lat: 41.9, lng: -87.6, zoom: 9 }, bounds: [-89, 41, -86, 43] };

type Given = Omit<Parameters<typeof useFleetCamera>[0], 'host' | 'engine'>;

function looking(
  marks: MarkSource,
  choice: string | undefined,
  view = AROUND_CHICAGO,
  direction = 'ltr',
  hasPlace = false,
) {
  const engine = { fitBounds: vi.fn(), setCamera: vi.fn() };
  const map = document.createElement('div');
  map.style.direction = direction;
  document.body.append(map);
  Object.defineProperty(map, 'clientWidth', { value: 1000 });
  const host = { current: map };
  const clickedId = { current: undefined as string | undefined };
  const initialProps: Given = {
    ...{ marks, choice, view, selectedId: undefined, selected: undefined, coveredPx: 0 },
    ...{ clickedId, visit: 0, hasPlace },
  };
  const { rerender } = renderHook(
    (given: Given) => useFleetCamera({ ...given, host, engine: engine as unknown as MapEngine }),
    { initialProps },
  );
  const again = (next: Partial<Given>) => rerender({ ...initialProps, ...next });
  return { engine, again, clickedId };
}

test('fits all trailers only once', () => {
  const { engine, again } = looking(inHand(chicago, dallas), 'all');
  expect(engine.fitBounds.mock.calls).toEqual([[[-96.8, 32.8, -87.6, 41.9], { maxZoom: 11 }]]);
  again({ marks: inHand(chicago, dallas) });
  expect(engine.fitBounds).toHaveBeenCalledTimes(1);
});

test('does not fit all trailers if the map opens at a place', () => {
  const { engine, again } = looking(inHand(chicago, dallas), 'all', AROUND_CHICAGO, 'ltr', true);
  again({ hasPlace: false });
  expect(engine.fitBounds).not.toHaveBeenCalled();
});

test.each([
  ['with results out of view', 9, dallas, 11],
  ['with results out of view of a close camera', 13.5, dallas, 13.5],
])('moves the camera to the results of a search %s', (_, zoom, found, maxZoom) => {
  const view = { ...AROUND_CHICAGO, camera: { ...AROUND_CHICAGO.camera, zoom } };
  const { engine, again } = looking(inHand(chicago, dallas), 'all', view);
  again({ view, marks: inHand(found), choice: 'all dal' });
  expect(engine.fitBounds).toHaveBeenLastCalledWith([-96.8, 32.8, -96.8, 32.8], { maxZoom });
  expect(engine.fitBounds).toHaveBeenCalledTimes(2);
});

test.each([
  ['with one result in view', inHand(chicago, dallas)],
  ['without results', inHand()],
  ['with results without a position', inHand(trailer('nowhere', null, null))],
])('does not move the camera after a search %s', (_, marks) => {
  const { engine, again } = looking(inHand(chicago, dallas), 'all');
  again({ marks, choice: 'all x' });
  expect(engine.fitBounds).toHaveBeenCalledTimes(1);
});

test('does not move the camera on a refresh, even if all trailers have left the view', () => {
  const { engine, again } = looking(inHand(chicago), 'all');
  again({ marks: inHand(dallas) });
  expect(engine.fitBounds).toHaveBeenCalledTimes(1);
});

const TOWARDS_EAST = { ...AROUND_CHICAGO, bounds: [-88.5, 41, -85.5, 43] } as const;
const TOWARDS_WEST = { ...AROUND_CHICAGO, bounds: [-89.5, 41, -86.5, 43] } as const;

test.each([
  ['hidden', 'on the right', 'ltr', TOWARDS_WEST],
  ['visible', 'on the right', 'ltr', TOWARDS_EAST],
  ['hidden', 'on the left', 'rtl', TOWARDS_EAST],
  ['visible', 'on the left', 'rtl', TOWARDS_WEST],
])('a result is %s while half of the map is covered %s', (is, _, direction, view) => {
  const { engine, again } = looking(inHand(dallas), 'all', view, direction);
  again({ view, marks: inHand(chicago), choice: 'all chi', coveredPx: 500 });
  expect(engine.fitBounds).toHaveBeenCalledTimes(is === 'hidden' ? 2 : 1);
});

test('waits for results that load later, and ignores the markers of the previous selection', async () => {
  const { engine, again } = looking(remote(chicago), 'all');
  again({ marks: remote(chicago), choice: undefined });
  await Promise.resolve();
  expect(engine.fitBounds).toHaveBeenCalledTimes(1);
  again({ marks: remote(dallas), choice: 'all dal' });
  await vi.waitFor(() => expect(engine.fitBounds).toHaveBeenCalledTimes(2));
  again({ marks: remote(dallas), choice: 'all dal' });
  await Promise.resolve();
  expect(engine.fitBounds).toHaveBeenCalledTimes(2);
});

test.each([
  ['far away', 9, 11],
  ['at the lowest zoom that it keeps', 11, 11],
  ['close', 13.5, 13.5],
])('centers a trailer that is selected outside the map, with a camera %s', (_, zoom, atZoom) => {
  const view = { ...AROUND_CHICAGO, camera: { ...AROUND_CHICAGO.camera, zoom } };
  const { engine, again } = looking(inHand(chicago, dallas), 'all', view);
  const chosen = { view, selectedId: 'chicago', selected: chicago };
  again(chosen);
  expect(engine.setCamera.mock.calls).toEqual([[{ lat: 41.9, lng: -87.6, zoom: atZoom }]]);
  again({ ...chosen, selected: { ...chicago, lat: 50 } });
  expect(engine.setCamera).toHaveBeenCalledTimes(1);
  again({ ...chosen, visit: 1 });
  expect(engine.setCamera).toHaveBeenCalledTimes(2);
});

test('centers a trailer when its position loads later', () => {
  const { engine, again } = looking(inHand(chicago, dallas), 'all');
  again({ selectedId: 'dallas' });
  expect(engine.setCamera).not.toHaveBeenCalled();
  again({ selectedId: 'dallas', selected: dallas });
  expect(engine.setCamera).toHaveBeenLastCalledWith({ lat: 32.8, lng: -96.8, zoom: 11 });
});

test('does not move the camera on a map click, unless the trailer would be covered', () => {
  const { engine, again, clickedId } = looking(inHand(chicago, dallas), 'all');
  clickedId.current = 'chicago';
  again({ selectedId: 'chicago', selected: chicago });
  expect(engine.setCamera).not.toHaveBeenCalled();
  again({ selectedId: 'chicago', selected: chicago, coveredPx: 600 });
  expect(engine.setCamera.mock.calls).toEqual([[{ lat: 41.9, lng: -87.6, zoom: 9 }]]);
});

test('a drawer that opens during a flight does not end it', () => {
  const { engine, again } = looking(inHand(chicago, dallas), 'all');
  again({ selectedId: 'dallas', selected: dallas });
  again({ selectedId: 'dallas', selected: dallas, coveredPx: 500 });
  expect(engine.setCamera.mock.calls).toEqual(Array(2).fill([{ lat: 32.8, lng: -96.8, zoom: 11 }]));
});
