import { type DeskMessage, type DeskQuestion, type DeskTask, inTurn } from './deskMessages';
import { type DeskReceipt, type DeskTotals, FleetDesk } from './fleetDesk';
import { type PackedMarks, unpackMarks } from './packedMarks';
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
    return started ? askOf(started, ended.signal) : inTurn(new FleetDesk());
  });
  const ask: Ask = async (...task) => (await asking)(...task);
  return {
    isHere: () => isHere,
    take: async (unread) => (await ask('take', [unread])) as DeskReceipt,
    close: () => ended.abort(new DOMException('The desk is closed.', 'AbortError')),
    fleet: {
      async totals(query, window) {
        const { marks, ...totals } = (await ask('totals', [query, window])) as DeskTotals;
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
  let together: DeskQuestion[] = [];
  const send = () => {
    worker.postMessage(together);
    together = [];
  };
  const failAll = (reason: Error) => {
    for (const { fail } of waiting.values()) fail(reason);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<DeskMessage>) => {
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
      const id = ++asked;
      waiting.set(id, { done, fail });
      if (together.push({ id, task, given }) === 1) queueMicrotask(send);
    });
}
