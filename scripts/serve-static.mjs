// A folder over HTTP on this machine only: serve(dir, port; 0 = any free) -> { url, close }
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

async function find(dir, pathname) {
  const path = normalize(join(dir, decodeURIComponent(pathname)));
  if (path !== dir && !path.startsWith(dir + sep)) return undefined;
  for (const candidate of [path, join(path, 'index.html')]) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isFile()) return { path: candidate, size: found.size };
  }
  return undefined;
}

/** The names of assets include a hash of their content. */
const keptFor = (root, path) => (path.startsWith(join(root, 'assets')) ? 'max-age=31536000, immutable' : 'no-cache');

/** Serves a folder. `headersOf` adds headers to the answer for a path. */
export async function serve(dir, port = 0, headersOf = () => ({})) {
  const root = normalize(dir);
  const server = createServer(async (request, response) => {
    const file = await find(root, new URL(request.url ?? '/', 'http://localhost').pathname).catch(() => undefined);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = TYPES[extname(file.path)] ?? 'application/octet-stream';
    const own = headersOf(new URL(request.url ?? '/', 'http://localhost').pathname);
    const head = { 'content-type': type, 'cache-control': keptFor(root, file.path), 'accept-ranges': 'bytes', ...own };
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined || Number(from) >= file.size) {
      response.writeHead(200, { ...head, 'content-length': file.size });
      createReadStream(file.path).pipe(response);
      return;
    }
    const [start, end] = [Number(from), Math.min(to ? Number(to) : file.size - 1, file.size - 1)];
    const range = { 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${file.size}` };
    response.writeHead(206, { ...head, ...range });
    createReadStream(file.path, { start, end }).pipe(response);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
