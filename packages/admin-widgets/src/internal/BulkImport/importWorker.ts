import type { ReadOptions } from './readFile';
import { type BulkSource, type ReadSource, readSource } from './readSource';

/** What the worker says: once that it runs, then what it read, or that it could not. */
export type ImportMessage = 'ready' | { read: ReadSource } | { failed: string };

/** The part of a worker's own scope that is used here; the page's types do not know it. */
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
