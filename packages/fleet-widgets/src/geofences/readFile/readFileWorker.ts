import { featureParts } from './featureParts';
import { readFile } from './readFile';
import type { ReadMessage, ReadRequest } from './readMessages';

/** The parts of the worker's global scope that are used here, which the types of the page don't include. */
interface WorkerScope {
  postMessage(message: ReadMessage): void;
  onmessage: ((event: MessageEvent<ReadRequest>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = async ({ data: { name, blob } }) => {
  try {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const read = readFile({ name, bytes }, (progress) => scope.postMessage({ progress }));
    if (read.kind === 'refused') return scope.postMessage({ read });
    for (const features of featureParts(read.features)) scope.postMessage({ features });
    scope.postMessage({ read: { ...read, features: [] } });
  } catch (error) {
    scope.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
};
scope.postMessage('ready');
