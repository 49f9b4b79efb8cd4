/** Where the bytes of a file are kept: with all other data, or as objects on storage that is compatible with S3. */
export type FileStoreName = 'database' | 's3';

/** Names the bytes of a file. */
export interface FilePlace {
  /** 0 for a file of the operator. */
  readonly customerId: number;
  readonly fileId: string;
  readonly store: FileStoreName;
}

/**
 * The bytes of files, in pieces that are read one after the other. If they are outside of the database, every function
 * rejects with `ObjectStoreError` when the storage fails.
 */
export interface FileStore {
  /** Where new files are kept. */
  readonly newFileStore: FileStoreName;
  addPiece(file: FilePlace, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Undefined after the last one. */
  piece(file: FilePlace, number: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  deletePieces(file: FilePlace): Promise<void>;
}
