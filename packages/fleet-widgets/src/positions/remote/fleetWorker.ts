import { FleetIndex } from './fleetIndex';
import { type IndexMessage, type IndexRequest, type IndexResponse, inTurn } from './indexMessages';

/** The parts of the worker's global scope that are used here, which the types of the page don't include. */
interface WorkerScope {
  postMessage(message: IndexMessage): void;
  onmessage: ((event: MessageEvent<readonly IndexRequest[]>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const ask = inTurn(new FleetIndex());

async function answer({ id, task, given }: IndexRequest): Promise<IndexResponse> {
  try {
    return { id, found: await ask(task, given) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

scope.onmessage = async ({ data }) => scope.postMessage(await Promise.all(data.map(answer)));
scope.postMessage('ready');
