import { atDesk, type DeskAnswer, type DeskQuestion } from './deskMessages';
import { FleetDesk } from './fleetDesk';

/** The part of a worker's own scope that is used here; the page's types do not know it. */
interface WorkerScope {
  postMessage(answer: DeskAnswer): void;
  onmessage: ((event: MessageEvent<DeskQuestion>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const desk = new FleetDesk();

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ id: data.id, found: await atDesk(desk, data) });
  } catch (error) {
    scope.postMessage({ id: data.id, failed: error instanceof Error ? error.message : String(error) });
  }
};
scope.postMessage({ ready: true });
