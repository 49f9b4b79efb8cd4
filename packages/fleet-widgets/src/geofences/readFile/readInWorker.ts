import { READ_LIMITS } from './readLimits';
import type { ReadMessage } from './readMessages';
import type { ReadFeature, ReadGeofences, ReadProgress } from './readResult';

/** A worker that doesn't respond within this time counts as blocked. */
const READY_WITHIN_MS = 10_000;

export interface ReadInWorkerParams {
  readonly workerUrl: string | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
  /** Receives the features in parts, between which the page can draw. All are also in the result. */
  readonly onFeatures?: ((features: readonly ReadFeature[]) => void) | undefined;
  /** Aborting ends the worker and rejects with the reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a file of geofences in a worker that ends with the reading. Without a URL, or if the worker is blocked, the page
 * reads it. Rejects if the reading is aborted, and if the file can't be accessed or the worker breaks.
 */
export async function readInWorker(file: File, params: ReadInWorkerParams): Promise<ReadGeofences> {
  const { workerUrl, onProgress, onFeatures, signal } = params;
  signal?.throwIfAborted();
  if (file.size > READ_LIMITS.fileBytes) return { kind: 'refused', problem: 'tooLarge' };
  const worker = workerUrl === undefined ? undefined : await startWorker(workerUrl, signal);
  if (worker) return readIn(worker, file, params);
  signal?.throwIfAborted();
  const [{ readFile }, buffer] = await Promise.all([import('./readFile'), file.arrayBuffer()]);
  signal?.throwIfAborted();
  const read = readFile({ name: file.name, bytes: new Uint8Array(buffer) }, onProgress);
  signal?.throwIfAborted();
  if (read.kind === 'read') onFeatures?.(read.features);
  return read;
}

/** Undefined if no worker can run. */
function startWorker(url: string, signal: AbortSignal | undefined): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(url, { type: 'module' });
    } catch {
      return resolve(undefined);
    }
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      worker.onerror = worker.onmessage = null;
    };
    const giveUp = () => {
      end();
      worker.terminate();
      resolve(undefined);
    };
    const timer = setTimeout(giveUp, READY_WITHIN_MS);
    signal?.addEventListener('abort', giveUp);
    // A policy blocks the worker, or there is nothing at its URL.
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    worker.onmessage = () => {
      end();
      resolve(worker);
    };
  });
}

async function readIn(worker: Worker, file: File, params: ReadInWorkerParams): Promise<ReadGeofences> {
  const { onProgress, onFeatures, signal } = params;
  const received: ReadFeature[] = [];
  const receive = (features: readonly ReadFeature[]) => {
    received.push(...features);
    onFeatures?.(features);
  };
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise((resolve, reject) => {
      onAbort = () => reject(signal?.reason);
      signal?.addEventListener('abort', onAbort);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<ReadMessage>) => {
        if (data === 'ready') return;
        if ('progress' in data) onProgress?.(data.progress);
        else if ('features' in data) receive(data.features);
        else if ('read' in data) resolve(data.read.kind === 'read' ? { ...data.read, features: received } : data.read);
        else reject(new Error(data.failed));
      };
      worker.postMessage({ name: file.name, blob: file });
    });
  } finally {
    if (onAbort) signal?.removeEventListener('abort', onAbort);
    worker.terminate();
  }
}
