import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PortalFile, PortalFiles } from '../ports';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.pbf': 'application/x-protobuf',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);
/** The best quality would take seconds while a page is loading. */
const BROTLI_QUALITY = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Files of the built portal's folder. They are read and compressed once, because the folder does not change while the
 * server runs.
 */
export function createDiskFiles(folder: string): PortalFiles {
  const root = resolve(folder);
  const kept = new Map<string, Promise<PortalFile | undefined>>();

  async function load(path: string, encoding: PortalFile['contentEncoding']): Promise<PortalFile | undefined> {
    const file = join(root, path);
    if (!file.startsWith(root + sep)) return undefined;
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) return undefined;
    const content = await readFile(file);
    const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    const body = await compressed(content, encoding);
    return {
      body: new Uint8Array(body),
      contentType,
      etag: `"${hash}${encoding ? `-${encoding}` : ''}"`,
      ...(encoding && { contentEncoding: encoding }),
    };
  }

  return {
    read(path, accepts) {
      const wanted = accepts.br ? 'br' : accepts.gzip ? 'gzip' : undefined;
      const encoding = COMPRESSIBLE.has(extname(path)) ? wanted : undefined;
      const key = `${encoding ?? ''}:${path}`;
      const found = kept.get(key);
      if (found) return found;
      const loading = load(path, encoding);
      // Missing files aren't cached, because requests could name any number of them.
      loading.then(
        (file) => {
          if (file) kept.set(key, loading);
        },
        () => {},
      );
      return loading;
    },
  };
}

async function compressed(content: Buffer, encoding: PortalFile['contentEncoding']): Promise<Buffer> {
  if (encoding === 'br') {
    return compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
  return encoding === 'gzip' ? compressGzip(content) : content;
}
