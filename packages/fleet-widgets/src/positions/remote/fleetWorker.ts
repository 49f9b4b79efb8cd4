import { type DeskAnswer, type DeskMessage, type DeskQuestion, inTurn } from './deskMessages';
import { FleetDesk } from './fleetDesk';

/** The part of a worker's own scope that is used here; the page's types do not know it. */
interface WorkerScope {
  postMessage(message: DeskMessage): void;
  onmessage: ((event: MessageEvent<readonly DeskQuestion[]>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const ask = inTurn(new FleetDesk());

async function answer({ id, task, given }: DeskQuestion): Promise<DeskAnswer> {
  try {
    return { id, found: await ask(task, given) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

scope.onmessage = async ({ data }) => scope.postMessage(await Promise.all(data.map(answer)));
scope.postMessage('ready');
