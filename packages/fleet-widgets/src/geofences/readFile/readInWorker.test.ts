import { afterEach, expect, test, vi } from 'vitest';
import { readInWorker } from './readInWorker';
import { READ_LIMITS } from './readLimits';
import type { ReadGeofences } from './readResult';

const READ: ReadGeofences = { kind: 'refused', problem: 'noFeatures' };
const FILE = new File(['POINT (1 2)'], 'yards.wkt');
const HERE = { kind: 'read', format: 'wkt', features: [{ name: 'yards 1' }] };
const PROGRESS = { done: 0.5, features: 7 };
const PARTS = [[{ row: 1, name: 'A' }], [{ row: 2, name: 'B' }]];

type Behavior = 'answers' | 'answers in parts' | 'is blocked' | 'fails' | 'breaks' | 'hangs' | 'never starts';

/** A worker that starts or fails, and answers or fails. */
function stubWorker(behavior: Behavior) {
  const ended = vi.fn();
  const given = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
      terminate = ended;
      constructor() {
        queueMicrotask(() => {
          if (behavior === 'is blocked') this.onerror?.({ message: 'blocked', preventDefault() {} });
          else if (behavior !== 'never starts') this.onmessage?.({ data: 'ready' });
        });
      }
      postMessage(message: unknown) {
        given(message);
        queueMicrotask(() => {
          if (behavior === 'breaks') this.onerror?.({ message: 'out of memory', preventDefault() {} });
          if (behavior === 'fails') this.onmessage?.({ data: { failed: 'unreadable' } });
          if (behavior === 'answers in parts') {
            for (const features of PARTS) this.onmessage?.({ data: { features } });
            this.onmessage?.({ data: { read: { kind: 'read', format: 'wkt', features: [], notes: [] } } });
          }
          if (behavior !== 'answers') return;
          this.onmessage?.({ data: { progress: PROGRESS } });
          this.onmessage?.({ data: { read: READ } });
        });
      }
    },
  );
  return { ended, given };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('reads in a worker, reports progress, and ends it', async () => {
  const { ended, given } = stubWorker('answers');
  const onProgress = vi.fn();
  expect(await readInWorker(FILE, { workerUrl: '/worker.js', onProgress })).toEqual(READ);
  expect(given).toHaveBeenCalledWith({ name: 'yards.wkt', blob: FILE });
  expect(onProgress).toHaveBeenCalledWith(PROGRESS);
  expect(ended).toHaveBeenCalledOnce();
});

test('gives the features in the parts in which the worker sends them, and all with the result', async () => {
  stubWorker('answers in parts');
  const onFeatures = vi.fn();
  const read = await readInWorker(FILE, { workerUrl: '/worker.js', onFeatures });
  expect(onFeatures.mock.calls).toEqual(PARTS.map((part) => [part]));
  expect(read).toMatchObject({ kind: 'read', features: PARTS.flat() });
});

test('gives the features that the page reads itself', async () => {
  const onFeatures = vi.fn();
  await readInWorker(FILE, { workerUrl: undefined, onFeatures });
  expect(onFeatures).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: 'yards 1' })]);
});

test.each(['fails', 'breaks'] as const)('rejects when a worker %s, and ends it', async (behavior) => {
  const { ended } = stubWorker(behavior);
  await expect(readInWorker(FILE, { workerUrl: '/worker.js' })).rejects.toThrow();
  expect(ended).toHaveBeenCalledOnce();
});

test('reads on the page if the worker is missing or blocked', async () => {
  stubWorker('is blocked');
  expect(await readInWorker(FILE, { workerUrl: '/worker.js' })).toMatchObject(HERE);
  vi.stubGlobal('Worker', undefined);
  expect(await readInWorker(FILE, { workerUrl: '/worker.js' })).toMatchObject(HERE);
  expect(await readInWorker(FILE, { workerUrl: undefined })).toMatchObject(HERE);
});

test('reads on the page if the worker doesn’t start in time', async () => {
  vi.useFakeTimers();
  const { ended } = stubWorker('never starts');
  const reading = readInWorker(FILE, { workerUrl: '/worker.js' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reading).toMatchObject(HERE);
  expect(ended).toHaveBeenCalledOnce();
});

test.each(['hangs', 'never starts'] as const)('ends a worker that %s when the reading is aborted', async (behavior) => {
  const { ended } = stubWorker(behavior);
  const aborted = new AbortController();
  const reading = readInWorker(FILE, { workerUrl: '/worker.js', signal: aborted.signal });
  await Promise.resolve();
  await Promise.resolve();
  aborted.abort();
  await expect(reading).rejects.toThrow('aborted');
  expect(ended).toHaveBeenCalledOnce();
});

test('reads nothing that was aborted before', async () => {
  const { given } = stubWorker('answers');
  await expect(readInWorker(FILE, { workerUrl: '/worker.js', signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  expect(given).not.toHaveBeenCalled();
});

test('refuses a file that is too large, before it is opened', async () => {
  const large = new File([], 'large.kml');
  Object.defineProperty(large, 'size', { value: READ_LIMITS.fileBytes + 1 });
  expect(await readInWorker(large, { workerUrl: undefined })).toEqual({ kind: 'refused', problem: 'tooLarge' });
});
