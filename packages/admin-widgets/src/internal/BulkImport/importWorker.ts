import type { ReadOptions } from './readFile';
import { type BulkSource, type ReadSource, readSource } from './readSource';

/** The messages of the worker: ready, then the result or the error. */
export type ImportMessage = 'ready' | { read: ReadSource } | { failed: string };

/** The part of the worker's scope that is used here. The types of a page do not have it. */
interface WorkerScope {
  postMessage(message: ImportMessage): void;
  onmessage: ((event: MessageEvent<{ source: BulkSource; options: ReadOptions }>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = async ({ data: { source, options } }) => {
  try {
    scope.postMessage({ read: await readSource(source, options) });
  } catch (error) {
    scope.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
};
scope.postMessage('ready');
