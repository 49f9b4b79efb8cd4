import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../node/s3Settings';

const BUCKET = 'files';
const ACCESS = { accessKeyId: 'AKIATEST', secretAccessKey: 'se/cret+of=tests', region: 'eu-central-1' };
/** Requests with another time are refused, in ms. */
const MAX_SKEW_MS = 15 * 60_000;

interface S3Request {
  method: string;
  /** Empty for a list. */
  key: string;
}

/** A small storage that is compatible with S3. It checks the signature of every request by the specification. */
export interface S3Server {
  settings: S3Settings;
  /** Bytes by key. */
  objects: Map<string, Buffer>;
  /** All requests that arrived, e.g. `PUT reports/1/2/0`. */
  requests: string[];
  /** A status instead of an answer, or no answer at all. */
  fault: ((request: S3Request) => number | 'hang' | undefined) | undefined;
  close(): Promise<void>;
}

/** @param maxKeys objects per list, fewer than S3 has, so that lists have several pages */
export async function startS3Server(maxKeys = 3): Promise<S3Server> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${BUCKET}`;
  const started: S3Server = {
    settings: { bucketUrl, prefix: 'reports/', ...ACCESS },
    objects: new Map(),
    requests: [],
    fault: undefined,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', bucketUrl);
    const [, bucket, ...keys] = pathname.split('/').map(decodeURIComponent);
    const [method = '', key] = [request.method, keys.join('/')];
    started.requests.push(`${method} ${key}`);
    const end = (status: number, content: string | Buffer = '') => void response.writeHead(status).end(content);
    const refuse = (status: number, code: string) => end(status, `<Error><Code>${code}</Code></Error>`);
    const fault = started.fault?.({ method, key });
    if (fault === 'hang') return;
    if (fault) return refuse(fault, fault === 403 ? 'AccessDenied' : 'SlowDown');
    const problem = problemOf(request, body);
    if (problem) return refuse(403, problem);
    if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket');
    const { objects } = started;
    if (method === 'GET' && !key) {
      const prefix = searchParams.get('prefix') ?? '';
      const found = [...objects.keys()].filter((one) => one.startsWith(prefix)).slice(0, maxKeys);
      const listed = found.map((one) => `<Contents><Key>${one}</Key><Size>1</Size></Contents>`).join('');
      return end(200, `<ListBucketResult><Prefix>${prefix}</Prefix>${listed}</ListBucketResult>`);
    }
    if (method === 'PUT') {
      if (request.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
      objects.set(key, body);
      return end(200);
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return end(204);
    }
    const object = objects.get(key);
    return object ? end(200, object) : refuse(404, 'NoSuchKey');
  }
  return started;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Why the signature of a request is wrong, as a code of S3; undefined if it is right. */
function problemOf({ method, url, headers }: IncomingMessage, body: Buffer): string | undefined {
  const [, id, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const at = String(headers['x-amz-date']);
  const [date, time] = [at.slice(0, 8), at.slice(9)];
  const instant = Date.parse(
    `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)Z/, '$1:$2:$3Z')}`,
  );
  if (id !== ACCESS.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== ACCESS.region) return 'AuthorizationHeaderMalformed';
  if (day !== date || !(Math.abs(Date.now() - instant) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied';
  const { pathname, searchParams } = new URL(url ?? '', 'http://localhost');
  const path = pathname.split('/').map((segment) => encode(decodeURIComponent(segment)));
  const query = [...searchParams].map((pair) => pair.map(encode).join('=')).sort();
  const canonical = [
    ...[method, path.join('/'), query.join('&')],
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    ...['', names, sha256(body)],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${ACCESS.secretAccessKey}`, day), region));
  const expected = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
  return signature === expected ? undefined : 'SignatureDoesNotMatch';
}
