import { expect, it, vi } from 'vitest';
import type { MapEngine, MapEngineFactory, MapEngineOptions } from './mapEngine';
import { withFallback } from './withFallback';

/** An engine that notes what it is told. */
function engineOf(name: string) {
  const told: [method: string, first: unknown][] = [];
  const note = (method: string) => (first: unknown) => void told.push([method, first]);
  const engine: MapEngine = {
    name,
    attribution: `by ${name}`,
    setCamera: note('setCamera'),
    fitBounds: note('fitBounds'),
    zoomBy: note('zoomBy'),
    setMarkers: note('setMarkers'),
    setSelected: note('setSelected'),
    setTracks: note('setTracks'),
    setPlaces: note('setPlaces'),
    setPointer: note('setPointer'),
    setCovered: note('setCovered'),
    repaint: () => undefined,
    destroy: () => undefined,
  };
  return { engine, told };
}

const element = { replaceChildren: () => undefined } as unknown as HTMLElement;
const camera = { lat: 39.7, lng: -100.4, zoom: 11 };

function optionsOf(): MapEngineOptions {
  const events = { onCamera: vi.fn(), onMarker: vi.fn(), onHover: vi.fn(), onFailed: vi.fn() };
  return { camera, minZoom: 5, events, signal: new AbortController().signal };
}

it('uses the first engine while it works, and says nothing', async () => {
  const onFallback = vi.fn();
  const engine = await withFallback(
    async () => engineOf('google').engine,
    async () => engineOf('spare').engine,
    onFallback,
  )(element, optionsOf());
  expect([engine.name, engine.attribution]).toEqual(['google', 'by google']);
  expect(onFallback).not.toHaveBeenCalled();
});

it('falls back at the start, says so on the map, and does not try again', async () => {
  const main = vi.fn(async () => {
    throw new Error('no key');
  });
  const onFallback = vi.fn();
  const factory = withFallback(main, async () => engineOf('spare').engine, onFallback, 'No Google.');
  for (let times = 0; times < 2; times++) {
    const engine = await factory(element, optionsOf());
    expect([engine.name, engine.attribution]).toEqual(['spare', 'No Google. by spare']);
  }
  expect([main.mock.calls.length, onFallback.mock.calls.length]).toEqual([1, 1]);
});

it('falls back later with all that was on the map, where the viewer was looking', async () => {
  const spare = engineOf('spare');
  const made = vi.fn<MapEngineFactory>(async () => spare.engine);
  let fail: (error: Error) => void = () => undefined;
  const main: MapEngineFactory = async (_, { events }) => {
    fail = events.onFailed;
    events.onCamera({ lat: 41, lng: -87, zoom: 9 }, [-88, 40, -86, 42]);
    return engineOf('google').engine;
  };
  const engine = await withFallback(main, made, vi.fn())(element, optionsOf());
  engine.setMarkers([]);
  engine.setSelected('a');
  engine.setSelected('b');
  fail(new Error('key refused'));
  await vi.waitFor(() => expect(engine.name).toBe('spare'));
  expect(spare.told).toEqual([
    ['setMarkers', []],
    ['setSelected', 'b'],
  ]);
  expect(made.mock.calls[0]?.[1].camera).toEqual({ lat: 41, lng: -87, zoom: 9 });
});

it('is no fallback when the map is not wanted any more', async () => {
  const gone = new AbortController();
  const onFallback = vi.fn();
  const main: MapEngineFactory = async () => {
    gone.abort(new Error('gone'));
    throw new Error('aborted');
  };
  const made = withFallback(main, async () => engineOf('spare').engine, onFallback);
  await expect(made(element, { ...optionsOf(), signal: gone.signal })).rejects.toThrow('gone');
  expect(onFallback).not.toHaveBeenCalled();
});
