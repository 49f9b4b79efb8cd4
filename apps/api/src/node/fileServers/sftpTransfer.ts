import type { SFTPWrapper } from 'ssh2';
import { unlessEnded } from './sftpProblem';

const CHUNK_BYTES = 32 * 1024;
/** Chunks that are on their way at the same time, so that a long distance doesn't slow a transfer down. */
const CHUNKS_AT_ONCE = 16;

/** Waits for the answer to a request and rejects with `FileServerError`. */
export type AskSftp = <Result>(
  ask: (done: (error: Error | null | undefined, result: Result) => void) => void,
) => Promise<Result>;

/** Writes all parts to an open file. */
export async function writeAll(
  sftp: SFTPWrapper,
  handle: Buffer,
  parts: AsyncIterable<Uint8Array>,
  ask: AskSftp,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let position = 0;
  let failure: unknown;
  const write = (chunk: Buffer, at: number) => {
    const one = ask<undefined>((end) =>
      sftp.write(handle, chunk, 0, chunk.length, at, (error) => end(error, undefined)),
    )
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => running.delete(one)) as Promise<void>;
    running.add(one);
  };
  for await (const part of parts) {
    for (let from = 0; from < part.byteLength && failure === undefined; from += CHUNK_BYTES) {
      const chunk = Buffer.from(part.subarray(from, from + CHUNK_BYTES));
      write(chunk, position);
      position += chunk.length;
      if (running.size >= CHUNKS_AT_ONCE) await Promise.race(running);
    }
    if (failure !== undefined) break;
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure;
}

/** Reads an open file to its end, in order; some chunks are requested ahead. */
export async function readAll(
  sftp: SFTPWrapper,
  handle: Buffer,
  onPart: (part: Uint8Array) => Promise<void>,
  ask: AskSftp,
): Promise<void> {
  const readAt = async (position: number, bytes: number): Promise<Buffer> => {
    const chunk = Buffer.alloc(bytes);
    const length = await unlessEnded(
      ask<number>((end) => sftp.read(handle, chunk, 0, bytes, position, (error, read) => end(error, read))),
    );
    return chunk.subarray(0, length ?? 0);
  };
  const ahead: Promise<Buffer>[] = [];
  const request = (position: number) => {
    const one = readAt(position, CHUNK_BYTES);
    // It is awaited later, and not at all after an earlier failure.
    one.catch(() => {});
    ahead.push(one);
  };
  for (let count = 0; count < CHUNKS_AT_ONCE; count++) request(count * CHUNK_BYTES);
  for (let start = 0; ; start += CHUNK_BYTES) {
    let part = await (ahead.shift() as Promise<Buffer>);
    let done = 0;
    // A short answer isn't the end of the file: the rest of the chunk follows, or nothing.
    while (part.length > 0) {
      await onPart(part);
      done += part.length;
      if (done === CHUNK_BYTES) break;
      part = await readAt(start + done, CHUNK_BYTES - done);
    }
    if (done < CHUNK_BYTES) return;
    request(start + CHUNKS_AT_ONCE * CHUNK_BYTES);
  }
}
