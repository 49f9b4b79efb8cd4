import type { ReadGeofences, ReadProgress } from './readResult';

/** The message to a worker that reads a file. */
export interface ReadRequest {
  readonly name: string;
  readonly blob: Blob;
}

/** Messages from the worker: it is ready, how far it is, the file, or why it failed. */
export type ReadMessage =
  | 'ready'
  | { readonly progress: ReadProgress }
  | { readonly read: ReadGeofences }
  | { readonly failed: string };
