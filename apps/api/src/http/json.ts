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

/**
 * An answer that holds for a while: who comes back with its tag within that time is told that nothing is new. Kept by
 * the caller's browser only, and apart for each session.
 */
export function tagged(request: Request, tag: string, data: () => unknown): Response {
  const headers = { etag: `W/"${tag}"`, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Authorization' };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim() === headers.etag)) return new Response(null, { status: 304, headers });
  const answer = momentary(request, data());
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
