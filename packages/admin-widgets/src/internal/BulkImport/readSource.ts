import { decodeFile, type FileEncoding } from './decodeFile';
import { IMPORT_MESSAGES } from './messages';
import { type BulkFile, type ReadOptions, readFile } from './readFile';
import { isJson, readJson } from './readJson';

/** The source of an import: a file or pasted text. */
export type BulkSource = Blob | string;

/** A parsed file and its encoding, which is undefined for pasted text. */
export interface ReadSource {
  file: BulkFile;
  encoding: FileEncoding | undefined;
}

/** Decodes and parses a file. It blocks its thread. */
export async function readSource(
  source: BulkSource,
  options: ReadOptions,
  messages = IMPORT_MESSAGES,
): Promise<ReadSource> {
  const read = (text: string) => (isJson(text) ? readJson : readFile)(text, options, messages);
  if (typeof source === 'string') return { file: read(source), encoding: undefined };
  const { text, encoding } = decodeFile(new Uint8Array(await source.arrayBuffer()));
  return { file: read(text), encoding };
}
