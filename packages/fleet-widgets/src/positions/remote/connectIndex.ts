import { POSITIONS_MESSAGES } from '../messages';
import { FleetIndex, type IndexTotals, type IngestResult } from './fleetIndex';
import { type IndexMessage, type IndexRequest, type IndexTask, inTurn } from './indexMessages';
import { type PackedMarks, unpackMarks } from './packedMarks';
import type { RemoteFleet } from './remoteFleet';

/** A worker that doesn't respond within this time counts as blocked. */
const READY_WITHIN_MS = 10_000;

/** A fleet index in a worker, or on the page if no worker runs. */
export interface ConnectedIndex {
  fleet: RemoteFleet;
  /** Ingests an answer of positions and reads it where the index is. */
  take(unread: Blob): Promise<IngestResult>;
  /** Where the index runs; decided by the first task. */
  isHere: () => boolean;
  close(): void;
}

type Ask = (task: IndexTask, given: readonly unknown[]) => Promise<unknown>;

/** Opens an index in a worker. Without a URL, or if the worker is blocked, the index runs on the page. */
export function connectIndex(workerUrl: string | undefined): ConnectedIndex {
  const ended = new AbortController();
  const worker = workerUrl === undefined ? Promise.resolve(undefined) : startWorker(workerUrl, ended.signal);
  let isHere = workerUrl === undefined;
  const asking: Promise<Ask> = worker.then((started) => {
    isHere = started === undefined;
    return started ? askOf(started, ended.signal) : inTurn(new FleetIndex());
  });
  const ask: Ask = async (...task) => (await asking)(...task);
  return {
    isHere: () => isHere,
    take: async (unread) => (await ask('take', [unread])) as IngestResult,
    close: () => ended.abort(new DOMException(POSITIONS_MESSAGES.indexClosed, 'AbortError')),
    fleet: {
      async totals(query, window) {
        const { marks, ...totals } = (await ask('totals', [query, window])) as IndexTotals;
        return { ...totals, marks: marks && unpackMarks(marks) };
      },
      page: (query, rows) => ask('page', [query, rows]) as ReturnType<RemoteFleet['page']>,
      one: (_customerId, vin) => ask('one', [vin]) as ReturnType<RemoteFleet['one']>,
      marks: async (query, window) => unpackMarks((await ask('marks', [query, window])) as PackedMarks),
      open: (query, mark) => ask('open', [query, mark]) as ReturnType<RemoteFleet['open']>,
      counts: (filter) => ask('counts', [filter]) as ReturnType<RemoteFleet['counts']>,
    },
  };
}

/** Undefined if no worker runs. */
function startWorker(url: string, signal: AbortSignal): Promise<Worker | undefined> {
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
    // A policy blocks the worker, or there is nothing at its URL
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    worker.onmessage = () => {
      clearTimeout(timer);
      worker.onerror = worker.onmessage = null;
      resolve(worker);
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function askOf(worker: Worker, signal: AbortSignal): Ask {
  const waiting = new Map<number, { done: (found: unknown) => void; fail: (reason: Error) => void }>();
  let requested = 0;
  let together: IndexRequest[] = [];
  const send = () => {
    worker.postMessage(together);
    together = [];
  };
  const failAll = (reason: Error) => {
    for (const { fail } of waiting.values()) fail(reason);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<IndexMessage>) => {
    if (data === 'ready') return;
    for (const answer of data) {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('failed' in answer) one?.fail(new Error(answer.failed));
      else one?.done(answer.found);
    }
  };
  worker.onerror = (event) => failAll(new Error(event.message || 'The worker stopped.'));
  signal.addEventListener('abort', () => failAll(signal.reason as Error), { once: true });
  return (task, given) =>
    new Promise((done, fail) => {
      const id = ++requested;
      waiting.set(id, { done, fail });
      if (together.push({ id, task, given }) === 1) queueMicrotask(send);
    });
}
