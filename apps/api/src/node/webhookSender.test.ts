import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../testing/certificate';
import type { PinnedPostOptions } from './pinnedPost';
import { createWebhookSender } from './webhookSender';

const HOST = 'hooks.example';
const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;
const EARLIER = `whsec_${Buffer.from('an earlier one of 24 bytes..').toString('base64')}`;
const BODY = '{"type":"alert.fired","data":{"text":"Tür offen"}}';
const { cert, key } = makeCertificate(HOST);

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let port = 0;
let received: Received[];
let written = 0;

beforeAll(async () => {
  server = createServer({ cert, key }, (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body });
      if (request.url === '/hang') return;
      if (request.url === '/redirect') response.setHeader('location', `https://127.0.0.1:${port}/ok`);
      response.writeHead({ '/redirect': 302, '/gone': 410, '/broken': 500 }[request.url ?? ''] ?? 200);
      if (request.url === '/binary') response.end(Buffer.from([0x61, 0, 0x1b, 0xff, 0x62]));
      else if (request.url === '/huge') flood();
      else if (request.url === '/drip') response.write('first');
      else response.end(`answer of ${request.url}`);
      function flood() {
        const chunk = Buffer.alloc(65_536, 'x');
        for (written = 0; written < 160 && !response.destroyed; written++) if (!response.write(chunk)) break;
        if (written < 160 && !response.destroyed) response.once('drain', flood);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  received = [];
});

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const send = (path: string, { secrets = [SECRET], ...options }: PinnedPostOptions & { secrets?: string[] } = {}) =>
  createWebhookSender({
    ca: cert,
    allowAddress: (address) => address === '127.0.0.1',
    resolve: resolvesTo('127.0.0.1'),
    ...options,
  }).send(
    { url: `https://${HOST}:${port}${path}`, messageId: 'message-1', sentAt: new Date(), secrets, body: BODY },
    new AbortController().signal,
  );

describe('a webhook message', () => {
  it('is verified by the library of receivers', async () => {
    expect(await send('/ok')).toEqual({ status: 200, text: 'answer of /ok' });
    const [message] = received;
    expect(message?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'message-1' });
    const verify = (secret: string, body = message?.body ?? '') =>
      new Webhook(secret).verify(body, message?.headers as Record<string, string>);
    expect(verify(SECRET)).toEqual(JSON.parse(BODY));
    expect(() => verify(EARLIER)).toThrow('No matching signature found');
    expect(() => verify(SECRET, BODY.replace('offen', 'zu'))).toThrow('No matching signature found');
  });

  it('is verified with both secrets while one replaces the other', async () => {
    await send('/ok', { secrets: [SECRET, EARLIER] });
    const headers = received[0]?.headers as Record<string, string>;
    for (const secret of [SECRET, EARLIER]) expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  });

  it.each([
    ['/broken', 500],
    ['/gone', 410],
  ])('has the status of %s', async (path, status) => {
    expect(await send(path)).toEqual({ status, text: `answer of ${path}` });
  });

  it('does not follow a redirect', async () => {
    expect(await send('/redirect')).toMatchObject({ status: 302 });
    expect(received.map(({ url }) => url)).toEqual(['/redirect']);
  });

  it.each(['/hang', '/drip'])('stops waiting for %s', async (path) => {
    await expect(send(path, { timeLimitMs: 150 })).rejects.toThrow('There was no response within 0.15 seconds.');
  });

  it('stops waiting for DNS', async () => {
    const never = () => new Promise<never>(() => undefined);
    await expect(send('/ok', { timeLimitMs: 50, resolve: never })).rejects.toThrow('no response within 0.05 seconds');
  });

  it('reads only the beginning of 10 MB', async () => {
    const { status, text } = await send('/huge');
    expect([status, text.length]).toEqual([200, 2_048]);
    // The buffers of both sides take some of it.
    expect(written).toBeLessThan(120);
  });

  it('keeps no control characters of a response', async () => {
    expect(await send('/binary')).toEqual({ status: 200, text: 'a���b' });
  });

  it.each(['127.0.0.1', '169.254.169.254', '10.1.2.3', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'])(
    'is not sent to a host name that means %s',
    async (address) => {
      const sender = createWebhookSender({ ca: cert, resolve: resolvesTo('93.184.216.34', address) });
      const message = { url: `https://${HOST}:${port}/ok`, messageId: 'm', sentAt: new Date(), secrets: [SECRET] };
      const sent = sender.send({ ...message, body: BODY }, new AbortController().signal);
      await expect(sent).rejects.toThrow('hooks.example is not on the public network');
      expect(received).toEqual([]);
    },
  );

  it('goes to the address that was checked, even if the name means another one a moment later', async () => {
    const meanings = ['127.0.0.1', '10.0.0.1'];
    let lookups = 0;
    const resolve = async () => [{ address: meanings[lookups++] ?? '', family: 4 }];
    expect(await send('/ok', { resolve })).toMatchObject({ status: 200 });
    expect(lookups).toBe(1);
  });

  it('is not sent by plain http, nor to a server with the certificate of another name', async () => {
    const sender = createWebhookSender({ ca: cert, allowAddress: () => true, resolve: resolvesTo('127.0.0.1') });
    const to = (url: string) =>
      sender.send(
        { url, messageId: 'm', sentAt: new Date(), secrets: [SECRET], body: BODY },
        AbortSignal.timeout(5_000),
      );
    await expect(to(`http://${HOST}:${port}/ok`)).rejects.toThrow('must start with https');
    await expect(to(`https://other.example:${port}/ok`)).rejects.toThrow('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(received).toEqual([]);
  });

  it('says why there was no connection', async () => {
    const missing = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(send('/ok', { resolve: missing })).rejects.toThrow('The host hooks.example was not found.');
    const closed = createWebhookSender({ allowAddress: () => true, resolve: resolvesTo('127.0.0.1') });
    const message = { url: `https://${HOST}:1/`, messageId: 'm', sentAt: new Date(), secrets: [SECRET], body: BODY };
    await expect(closed.send(message, new AbortController().signal)).rejects.toThrow(
      'The connection failed (ECONNREFUSED).',
    );
  });
});
