import { decodeFile, type FileEncoding } from './decodeFile';
import { type BulkFile, type ReadOptions, readFile } from './readFile';

/** What is imported: a file, or text that was pasted. */
export type BulkSource = Blob | string;

/** A file taken apart, and how its text was encoded; undefined for pasted text. */
export interface ReadSource {
  file: BulkFile;
  encoding: FileEncoding | undefined;
}

/** Decodes a file and takes it apart. Blocks the thread that it runs on. */
export async function readSource(source: BulkSource, options: ReadOptions): Promise<ReadSource> {
  if (typeof source === 'string') return { file: readFile(source, options), encoding: undefined };
  const { text, encoding } = decodeFile(new Uint8Array(await source.arrayBuffer()));
  return { file: readFile(text, options), encoding };
}
