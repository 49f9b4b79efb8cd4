import type { ReadFeature, ReadGeofences, ReadProgress } from './readResult';

/** The message to a worker that reads a file. */
export interface ReadRequest {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * Messages from the worker: it is ready, how far it is, a part of the features, the rest of the file, or why it failed.
 */
export type ReadMessage =
  | 'ready'
  | { readonly progress: ReadProgress }
  | { readonly features: readonly ReadFeature[] }
  | { readonly read: ReadGeofences }
  | { readonly failed: string };
