import type { ApiConfig, PortalFile, PortalFiles } from '../ports';
import { methodNotAllowed } from './apiError';
import { contentSecurityPolicy, makeNonce, workerPolicy } from './security';

/** Names of files in which Vite includes a hash of the content. */
const HASHED = /^\/assets\/.+-[\w-]{7,}\.\w+$/;

/**
 * Serves the built portal: files by name, and index.html for each of its routes. Undefined if the path doesn't belong
 * to the portal.
 */
export async function servePortal(
  request: Request,
  files: PortalFiles,
  config: ApiConfig,
): Promise<Response | undefined> {
  const path = safePath(new URL(request.url).pathname);
  if (path === undefined) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return (await isPage(path, files)) ? methodNotAllowed(['GET', 'HEAD']) : undefined;
  }
  const encodings = request.headers.get('accept-encoding') ?? '';
  const accepts = { br: /\bbr\b/.test(encodings), gzip: /\bgzip\b/.test(encodings) };
  if (path !== '/' && path !== '/index.html') {
    const file = await files.read(path, accepts);
    if (file) return fileResponse(request, path, file, config);
    // A missing image or script is a 404; only routes get the page.
    if (/\.\w{1,12}$/.test(path)) return undefined;
  }
  const page = await files.read('/index.html', { br: false, gzip: false });
  if (!page) return undefined;
  if (await isPage(path, files)) return pageResponse(request, page, config);
  // Browsers get the portal's own page for this error, other clients the API error.
  if (!request.headers.get('accept')?.includes('text/html')) return undefined;
  const response = pageResponse(request, page, config);
  return new Response(response.body, { status: 404, headers: response.headers });
}

/** A file from the portal's build with the paths of its pages, e.g. `/tracking/:vin?`. */
const PAGES_FILE = '/pages.json';

/** Whether the portal has a page at a path. A build without this list has one at every path. */
async function isPage(path: string, files: PortalFiles): Promise<boolean> {
  if (path === '/index.html') return true;
  const list = await files.read(PAGES_FILE, { br: false, gzip: false });
  if (!list) return true;
  const pages = JSON.parse(new TextDecoder().decode(list.body)) as string[];
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return pages.some((page) => pagePattern(page).test(bare));
}

const pagePattern = (page: string) =>
  new RegExp(`^${page.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`, 'i');

function fileResponse(request: Request, path: string, file: PortalFile, config: ApiConfig): Response {
  const headers = new Headers({
    'content-type': file.contentType,
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
    // A worker has the policy of its own response, not of the page: the map's worker loads tiles.
    ...(config.mapSources?.length && /\.m?js$/.test(path) && { 'content-security-policy': workerPolicy(config) }),
  });
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  if (file.contentEncoding) headers.set('content-encoding', file.contentEncoding);
  else headers.set('accept-ranges', 'bytes');
  const range = file.contentEncoding ? undefined : askedRange(request.headers.get('range'), file.body.byteLength);
  const body = range ? file.body.subarray(range.first, range.last + 1) : file.body;
  if (range) headers.set('content-range', `bytes ${range.first}-${range.last}/${file.body.byteLength}`);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status: range ? 206 : 200, headers });
}

/**
 * A single byte range, which the map requests for its tiles. Any other range gets the whole file, as the standard
 * allows.
 */
function askedRange(header: string | null, size: number): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined) return undefined;
  const first = Number(from);
  const last = Math.min(to ? Number(to) : size - 1, size - 1);
  return first <= last ? { first, last } : undefined;
}

/** The page with its nonce on each script and style tag, and in a meta tag for scripts that create styles later. */
function pageResponse(request: Request, page: PortalFile, config: ApiConfig): Response {
  const nonce = makeNonce();
  const html = new TextDecoder()
    .decode(page.body)
    .replace(/<meta property="csp-nonce"[^>]*>\s*/g, '')
    .replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace(/<link(?=[^>]*\brel="(?:stylesheet|modulepreload)")/g, `<link nonce="${nonce}"`)
    .replace(
      /<head([^>]*)>/,
      `<head$1><meta property="csp-nonce" nonce="${nonce}">${googleMapsMeta(config)}${mapMeta(config)}${loginMeta(config)}`,
    );
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(nonce, config),
    // The address of this page is a secret, so it must not be sent as a referrer.
    ...(new URL(request.url).pathname === '/shared-location' && { 'referrer-policy': 'no-referrer' }),
  };
  return new Response(request.method === 'HEAD' ? null : html, { headers });
}

/** Passes the Google Maps key to the page; the configuration rejects characters that would need quoting. */
function googleMapsMeta({ googleMaps }: ApiConfig): string {
  if (!googleMaps) return '';
  return `<meta name="google-maps" content="${googleMaps.apiKey}" data-map-id="${googleMaps.mapId ?? ''}">`;
}

/** Passes the addresses of the operator's own map to the page. */
function mapMeta({ map }: ApiConfig): string {
  return map ? `<meta name="map" content="${escaped(JSON.stringify(map))}">` : '';
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Selects the earlier sign-in path if LoginV2 is off, because the page can't load features before sign-in. */
function loginMeta({ loginV2 = true }: ApiConfig): string {
  return loginV2 ? '' : '<meta name="login-path" content="login">';
}

/** A decoded path that stays within its folder. */
function safePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') || path.includes('\\') || path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}
