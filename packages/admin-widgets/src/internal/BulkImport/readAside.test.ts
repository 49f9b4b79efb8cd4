import { afterEach, expect, test, vi } from 'vitest';
import { readAside } from './readAside';

const OPTIONS = { columns: [{ id: 'email', title: 'Username', names: ['email'], required: true }], keptColumns: [] };
const READ = { file: { kind: 'refused', reason: 'by the worker' }, encoding: undefined };

/** A worker that starts or fails, and answers or fails. */
function stubWorker(behavior: 'answers' | 'is blocked' | 'fails' | 'breaks') {
  const ended = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
      terminate = ended;
      constructor() {
        queueMicrotask(() => {
          if (behavior === 'is blocked') this.onerror?.({ message: 'blocked', preventDefault() {} });
          else this.onmessage?.({ data: 'ready' });
        });
      }
      postMessage() {
        queueMicrotask(() => {
          if (behavior === 'breaks') this.onerror?.({ message: 'out of memory', preventDefault() {} });
          else this.onmessage?.({ data: behavior === 'fails' ? { failed: 'unreadable' } : { read: READ } });
        });
      }
    },
  );
  return ended;
}
afterEach(() => vi.unstubAllGlobals());

const read = (workerUrl: string | undefined) => readAside('email\na@b.co', OPTIONS, workerUrl);
const here = { file: { kind: 'read', rows: [{ cells: { email: 'a@b.co' } }] } };

test('reads in a worker and ends it', async () => {
  const ended = stubWorker('answers');
  expect(await read('/worker.js')).toEqual(READ);
  expect(ended).toHaveBeenCalledOnce();
});

test.each(['fails', 'breaks'] as const)('rejects when a worker %s, and ends it', async (behavior) => {
  const ended = stubWorker(behavior);
  await expect(read('/worker.js')).rejects.toThrow();
  expect(ended).toHaveBeenCalledOnce();
});

test('reads on the main thread if the worker is missing or blocked', async () => {
  stubWorker('is blocked');
  expect(await read('/worker.js')).toMatchObject(here);
  vi.stubGlobal('Worker', undefined);
  expect(await read('/worker.js')).toMatchObject(here);
  expect(await read(undefined)).toMatchObject(here);
});
