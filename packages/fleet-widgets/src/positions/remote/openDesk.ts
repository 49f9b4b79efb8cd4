import type { FleetQuery } from '@gladhand/domain';
import { atDesk, type DeskAnswer, type DeskQuestion, type DeskTask } from './deskMessages';
import { type DeskReceipt, FleetDesk } from './fleetDesk';
import type { RemoteFleet } from './remoteFleet';

/** A worker that says nothing for so long is taken to be blocked. */
const READY_WITHIN_MS = 10_000;

/** A fleet that is kept in a worker, or on this thread where no worker runs. */
export interface OpenDesk {
  fleet: RemoteFleet;
  /** Takes an answer of positions, which is read where the desk is. */
  take(unread: Blob): Promise<DeskReceipt>;
  /** Where it is; decided with the first task. */
  isHere: () => boolean;
  close(): void;
}

type Ask = (task: DeskTask, given: readonly unknown[]) => Promise<unknown>;

/** Opens a desk in a worker. Without an address, and when the worker is blocked, the desk is on this thread. */
export function openDesk(workerUrl: string | undefined): OpenDesk {
  const ended = new AbortController();
  const worker = workerUrl === undefined ? Promise.resolve(undefined) : startWorker(workerUrl, ended.signal);
  let isHere = workerUrl === undefined;
  const asking: Promise<Ask> = worker.then((started) => {
    isHere = started === undefined;
    return started ? askOf(started, ended.signal) : askHere();
  });
  const ask: Ask = async (...task) => (await asking)(...task);
  return {
    isHere: () => isHere,
    take: async (unread) => (await ask('take', [unread])) as DeskReceipt,
    close: () => ended.abort(new DOMException('The desk is closed.', 'AbortError')),
    fleet: {
      totals: (query) => ask('totals', [query]) as ReturnType<RemoteFleet['totals']>,
      page: (query, window) => ask('page', [query, window]) as ReturnType<RemoteFleet['page']>,
      one: (_customerId, vin) => ask('one', [vin]) as ReturnType<RemoteFleet['one']>,
      marks: (query: FleetQuery, view) => ask('marks', [query, view]) as ReturnType<RemoteFleet['marks']>,
      open: (query, mark) => ask('open', [query, mark]) as ReturnType<RemoteFleet['open']>,
      counts: (filter) => ask('counts', [filter]) as ReturnType<RemoteFleet['counts']>,
    },
  };
}

function askHere(): Ask {
  const desk = new FleetDesk();
  return async (task, given) => atDesk(desk, { task, given });
}

/** Undefined: no worker runs here. */
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
    // a policy that forbids the worker, or an address with nothing there
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
  let asked = 0;
  const failAll = (reason: Error) => {
    for (const { fail } of waiting.values()) fail(reason);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<DeskAnswer>) => {
    if ('ready' in data) return;
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) one?.fail(new Error(data.failed));
    else one?.done(data.found);
  };
  worker.onerror = (event) => failAll(new Error(event.message || 'The worker stopped.'));
  signal.addEventListener('abort', () => failAll(signal.reason as Error), { once: true });
  return (task, given) =>
    new Promise((done, fail) => {
      const question: DeskQuestion = { id: ++asked, task, given };
      waiting.set(question.id, { done, fail });
      worker.postMessage(question);
    });
}
