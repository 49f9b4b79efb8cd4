/**
 * Bytes by key outside of the database, e.g. on storage that is compatible with S3. Every function rejects with
 * `ObjectStoreError`.
 */
export interface ObjectStore {
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Undefined if there is no such object. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes the objects whose keys are the folder, a slash and a number. It can be repeated. */
  deleteNumbered(folder: string): Promise<void>;
}

/** The storage of objects can't be reached, or refused a request. */
export class ObjectStoreError extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(`[api] The file storage failed: ${problem}`, options);
    this.name = 'ObjectStoreError';
  }
}
