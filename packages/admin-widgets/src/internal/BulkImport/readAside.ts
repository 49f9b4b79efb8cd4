import type { ImportMessage } from './importWorker';
import type { ReadOptions } from './readFile';
import type { BulkSource, ReadSource } from './readSource';

/** A worker without a message for this long counts as blocked. */
const READY_WITHIN_MS = 10_000;

/**
 * Reads a source in a worker that ends with the reading. If there is no worker, or it is blocked, this thread reads.
 */
export async function readAside(
  source: BulkSource,
  options: ReadOptions,
  workerUrl: string | undefined,
): Promise<ReadSource> {
  const worker = workerUrl === undefined ? undefined : await startWorker(workerUrl);
  if (worker) return readIn(worker, source, options);
  const { readSource } = await import('./readSource');
  return readSource(source, options);
}

/** Undefined if no worker can run. */
function startWorker(url: string): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(url, { type: 'module' });
    } catch {
      return resolve(undefined);
    }
    const timer = setTimeout(() => giveUp(), READY_WITHIN_MS);
    const giveUp = () => {
      clearTimeout(timer);
      worker.terminate();
      resolve(undefined);
    };
    // A policy forbids the worker, or its address does not exist.
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    worker.onmessage = () => {
      clearTimeout(timer);
      worker.onerror = worker.onmessage = null;
      resolve(worker);
    };
  });
}

async function readIn(worker: Worker, source: BulkSource, options: ReadOptions): Promise<ReadSource> {
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<ImportMessage>) => {
        if (data === 'ready') return;
        if ('read' in data) resolve(data.read);
        else reject(new Error(data.failed));
      };
      worker.postMessage({ source, options });
    });
  } finally {
    worker.terminate();
  }
}
