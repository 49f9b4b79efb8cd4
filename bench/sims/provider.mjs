// A provider of SIMs on HTTP that accepts every change, and confirms it with a signed callback.
import { createServer } from 'node:http';
import { answerMessages } from '../api/child.mjs';

/** Callbacks that are sent at once. */
const AT_ONCE = 8;
const waiting = [];
let api;
let target;
let secret;
let confirmed = 0;

const server = createServer((request, response) => {
  const iccid = /^\/sims\/(\d+)\/changes$/.exec(request.url)?.[1];
  request.resume().on('end', () => {
    waiting.push(iccid);
    response.writeHead(202).end();
  });
});

async function confirm(iccid) {
  const id = `bench ${iccid}`;
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const event = { type: 'sim.status', iccid, state: 'suspended', occurredAt: new Date().toISOString() };
  const body = JSON.stringify(event);
  const response = await fetch(`${target}/v1/api/sims/events`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': timestamp },
      'webhook-signature': await api.signWebhook({ id, timestamp, body }, [secret]),
    },
    body,
  });
  const { result } = await response.json();
  if (result !== 'changed') throw new Error(`A callback was answered with ${result}.`);
  confirmed++;
}

async function confirmAll() {
  for (;;) {
    const iccid = waiting.shift();
    if (iccid) await confirm(iccid);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

answerMessages({
  async listen({ bundle }) {
    api = await import(bundle);
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${server.address().port}`;
  },
  /** From here on accepted changes are confirmed. */
  confirm(settings) {
    ({ target, secret } = settings);
    for (let at = 0; at < AT_ONCE; at++) void confirmAll();
  },
  confirmed: () => confirmed,
});
