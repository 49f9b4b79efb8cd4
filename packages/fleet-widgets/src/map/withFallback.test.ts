import { expect, it, vi } from 'vitest';
import type { MapBounds, MapEngine, MapEngineFactory, MapEngineOptions } from './mapEngine';
import { MapEngineError } from './mapFailure';
import type { PlaceMarker, TrackLine } from './mapFeatures';
import { withFallback } from './withFallback';

/** An engine that records its calls. */
function engineOf(name: string) {
  const calls: unknown[][] = [];
  const record =
    (method: string) =>
    (...args: unknown[]) =>
      void calls.push([method, ...args]);
  const engine: MapEngine = {
    name,
    attribution: `by ${name}`,
    setCamera: record('setCamera'),
    fitBounds: record('fitBounds'),
    zoomBy: record('zoomBy'),
    setLayer: record('setLayer'),
    setSelected: record('setSelected'),
    setCovered: record('setCovered'),
    repaint: () => undefined,
    destroy: () => undefined,
  };
  return { engine, calls };
}

const element = { replaceChildren: () => undefined } as unknown as HTMLElement;
const camera = { lat: 39.7, lng: -100.4, zoom: 11 };
const line = (id: string): TrackLine => ({ kind: 'track', id, points: [] });
const place: PlaceMarker = { kind: 'place', id: 'stop', type: 'stop', lat: 41, lng: -87 };

function optionsOf(): MapEngineOptions {
  const events = { onCamera: vi.fn(), onMarker: vi.fn(), onHover: vi.fn(), onFailed: vi.fn() };
  return { camera, minZoom: 5, events, signal: new AbortController().signal };
}

it('uses the main engine while it works, and reports no fallback', async () => {
  const onFallback = vi.fn();
  const engine = await withFallback(
    async () => engineOf('google').engine,
    async () => engineOf('spare').engine,
    onFallback,
  )(element, optionsOf());
  expect([engine.name, engine.attribution, engine.replaced]).toEqual(['google', 'by google', undefined]);
  expect(onFallback).not.toHaveBeenCalled();
});

it('falls back at the start, adds a note to the map, and does not try again', async () => {
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

it.each([
  [new MapEngineError({ code: 'googleKeyRejected' }), 'googleKeyRejected'],
  [Object.assign(new Error('from another version'), { failure: { code: 'googleUnreachable' } }), 'googleUnreachable'],
  [new Error('no chunk'), 'other'],
])('hands over the code of %s without a note of the host', async (error, code) => {
  const main = async () => {
    throw error;
  };
  const engine = await withFallback(main, async () => engineOf('spare').engine, vi.fn())(element, optionsOf());
  expect([engine.replaced, engine.attribution]).toEqual([code, 'by spare']);
});

it('tries again with the next map after a temporary failure, which it reports once', async () => {
  const blocked = Object.assign(new Error('blocked'), { temporary: true });
  const answers = [blocked, blocked, undefined, blocked];
  const main = vi.fn(async () => {
    const failure = answers[main.mock.calls.length - 1];
    if (failure) throw failure;
    return engineOf('google').engine;
  });
  const onFallback = vi.fn();
  const factory = withFallback(main, async () => engineOf('spare').engine, onFallback, 'No Google.');
  const shown: string[] = [];
  const reports: number[] = [];
  for (let times = 0; times < 4; times++) {
    const engine = await factory(element, optionsOf());
    shown.push(engine.attribution);
    reports.push(onFallback.mock.calls.length);
  }
  expect(shown).toEqual(['No Google. by spare', 'No Google. by spare', 'by google', 'No Google. by spare']);
  expect(reports).toEqual([1, 1, 1, 2]);
});

it('replays the last call of each layer, the selection and the camera when it falls back later', async () => {
  const spare = engineOf('spare');
  const made = vi.fn<MapEngineFactory>(async () => spare.engine);
  let fail: (error: Error) => void = () => undefined;
  const main: MapEngineFactory = async (_, { events }) => {
    fail = events.onFailed;
    events.onCamera({ lat: 41, lng: -87, zoom: 9 }, [-88, 40, -86, 42]);
    return engineOf('google').engine;
  };
  const engine = await withFallback(main, made, vi.fn())(element, optionsOf());
  engine.setLayer('tracks', [line('a')]);
  engine.setLayer('places', [place]);
  engine.setLayer('tracks', [line('b')]);
  engine.setLayer('more tracks', [line('c')], { glide: true });
  engine.setLayer('places', []);
  engine.setSelected('a');
  engine.setSelected('b');
  fail(new Error('key refused'));
  await vi.waitFor(() => expect(engine.name).toBe('spare'));
  expect(spare.calls).toEqual([
    ['setLayer', 'tracks', [line('b')], undefined],
    ['setLayer', 'more tracks', [line('c')], { glide: true }],
    ['setSelected', 'b'],
  ]);
  expect(made.mock.calls[0]?.[1].camera).toEqual({ lat: 41, lng: -87, zoom: 9 });
});

it('moves the camera as was requested while it fell back', async () => {
  const spare = engineOf('spare');
  let isLoaded = () => {};
  const loaded = new Promise<void>((resolve) => {
    isLoaded = resolve;
  });
  let fail: (error: Error) => void = () => {};
  const main: MapEngineFactory = async (_, { events }) => {
    fail = events.onFailed;
    return engineOf('google').engine;
  };
  const fallback = () => loaded.then(() => spare.engine);
  const engine = await withFallback(main, fallback, vi.fn())(element, optionsOf());
  fail(new Error('key refused'));
  const bounds: MapBounds = [-90, 40, -80, 45];
  engine.setCamera(camera);
  engine.fitBounds(bounds);
  isLoaded();
  await vi.waitFor(() => expect(spare.calls).toEqual([['fitBounds', bounds, undefined]]));
  engine.setCamera(camera);
  expect(spare.calls.at(-1)).toEqual(['setCamera', camera, undefined]);
});

it('does not fall back after the map was removed', async () => {
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
