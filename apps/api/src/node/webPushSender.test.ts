import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCertificate } from '../testing/certificate';
import { makePushJwk, type PushKeys, pushKeysFrom } from './pushKey';
import { createWebPushSender } from './webPushSender';

const HOST = 'push.example';
const { cert, key } = makeCertificate(HOST);
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);

let server: Server;
let port = 0;
let status = 201;
let received: { headers: IncomingHttpHeaders; body: Buffer } | undefined;
let keys: PushKeys;

beforeAll(async () => {
  keys = pushKeysFrom(await makePushJwk());
  server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received = { headers: request.headers, body: Buffer.concat(chunks) };
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

const send = (address = '127.0.0.1', isAllowed = true) =>
  createWebPushSender({
    ...{ keys, contact: 'https://fleet.example.com', ca: cert },
    ...(isAllowed && { allowAddress: () => true }),
    resolve: async () => [{ address, family: 4 }],
  }).send(
    {
      endpoint: `https://${HOST}:${port}/send/1`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      topic: '01930000000070008000000000000001',
      body: '{"title":"Tür offen","id":"1"}',
    },
    new AbortController().signal,
  );

/** What a browser does with a message: RFC 8291 and RFC 8188, by the algorithms of Node. */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const content = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const material = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, info, 32));
  const keyOf = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', keyOf('aes128gcm', 16), keyOf('nonce', 12));
  decipher.setAuthTag(content.subarray(-16));
  const text = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

it('sends what only the browser can read, as the current standard says', async () => {
  expect(await send()).toBe(201);
  if (!received) throw new Error('nothing arrived');
  expect(decrypt(received.body)).toBe('{"title":"Tür offen","id":"1"}');
  expect(received.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: '01930000000070008000000000000001',
    ttl: '86400',
    urgency: 'high',
  });
  expect(received.body.toString('latin1')).not.toContain('offen');
});

it('identifies the server to the push service', async () => {
  await send();
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(received?.headers.authorization ?? '') ?? [];
  expect(publicKey).toBe(keys.publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  expect(payload).toMatchObject({ aud: `https://${HOST}:${port}`, sub: 'https://fleet.example.com' });
});

it.each([404, 410, 500])('passes on the status %i', async (response) => {
  status = response;
  expect(await send()).toBe(response);
});

it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254'])('is not sent to a host name that means %s', async (address) => {
  received = undefined;
  await expect(send(address, false)).rejects.toThrow('push.example is not on the public network');
  expect(received).toBeUndefined();
});
