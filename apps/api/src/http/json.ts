const NO_STORE = { 'cache-control': 'no-store', 'content-type': 'application/json', vary: 'Accept-Encoding' };
/** Shorter answers fit into a packet or two as they are. */
const COMPRESSED_FROM_CHARS = 2_000;

/** An answer of the moment as JSON, compressed where the client takes it. Callers in the same process do not. */
export function momentary(request: Request, data: unknown): Response {
  const text = JSON.stringify(data);
  const accepts = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  if (!accepts || text.length < COMPRESSED_FROM_CHARS) return new Response(text, { headers: NO_STORE });
  const body = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(body, { headers: { ...NO_STORE, 'content-encoding': 'gzip' } });
}
