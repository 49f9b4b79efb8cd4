import type { PackedRow } from '@gladhand/domain/reports';
import type { ReportRunRepository, RunKey } from './runRepository';

/** A page of a result as it is stored: JSON, compressed. */
export const packPage = async (rows: readonly PackedRow[]): Promise<Uint8Array<ArrayBuffer>> =>
  through(new TextEncoder().encode(JSON.stringify(rows)), new CompressionStream('gzip'));

/** The rows of a stored page. */
export async function unpackPage(bytes: Uint8Array<ArrayBuffer>): Promise<readonly PackedRow[]> {
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip'))));
}

/** The pages of a result in their order. */
export async function* resultPages(runs: ReportRunRepository, run: RunKey): AsyncGenerator<readonly PackedRow[]> {
  for (let number = 0; ; number++) {
    const bytes = await runs.page(run, number);
    if (!bytes) return;
    yield await unpackPage(bytes);
  }
}

/** Without a `Blob`, whose memory would remain until much later. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  const [whole] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return new Uint8Array(whole);
}
