const NO_STORE = { 'cache-control': 'no-store', 'content-type': 'application/json', vary: 'Accept-Encoding' };
/** Shorter responses fit into one or two packets without compression. */
const COMPRESSED_FROM_CHARS = 2_000;

/**
 * A JSON response that must not be cached. It is compressed if the client accepts that, which callers in the same
 * process don't.
 */
export function noStoreJson(request: Request, data: unknown): Response {
  const text = JSON.stringify(data);
  const accepts = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  if (!accepts || text.length < COMPRESSED_FROM_CHARS) return new Response(text, { headers: NO_STORE });
  const body = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(body, { headers: { ...NO_STORE, 'content-encoding': 'gzip' } });
}

/**
 * A cacheable response with an ETag; a request with the current tag gets 304. Only the caller's browser may cache it,
 * separately for each session.
 */
export function etagJson(request: Request, tag: string, data: () => unknown): Response {
  const headers = { etag: `W/"${tag}"`, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Authorization' };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim() === headers.etag)) return new Response(null, { status: 304, headers });
  const answer = noStoreJson(request, data());
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
