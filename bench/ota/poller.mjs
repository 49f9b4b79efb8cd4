// Devices that ask for their job, over connections that stay open. It reads as little of a response as it can, because
// it shares the machine with the server that is measured.
import { connect } from 'node:net';
import { answerMessages } from '../api/child.mjs';

const CONNECTIONS = 32;
const TICK_MS = 10;

answerMessages({
  /** Sends polls for a while: `perSecond` of them, or as many as the server answers. */
  async poll({ url, key, serials, forMs, perSecond = Number.POSITIVE_INFINITY }) {
    const { hostname, port } = new URL(url);
    const tookMs = [];
    const statuses = {};
    let next = 0;
    let due = 0;
    const startedAt = performance.now();
    const isOver = () => performance.now() - startedAt >= forMs;
    const idle = [];
    const ended = [];

    const send = (socket) => {
      const serial = serials[next++ % serials.length];
      socket.sentAt = performance.now();
      socket.write(
        `GET /ingest/v1/ota/job?serialNumber=${serial} HTTP/1.1\r\nhost: ${hostname}\r\nx-ingest-key: ${key}\r\n\r\n`,
      );
    };
    const proceed = (socket) => {
      if (isOver()) socket.end();
      else if (perSecond === Number.POSITIVE_INFINITY || due >= 1) {
        due--;
        send(socket);
      } else idle.push(socket);
    };
    const pace = setInterval(() => {
      due = Math.min(perSecond, ((performance.now() - startedAt) / 1_000) * perSecond - next);
      for (const socket of idle.splice(0)) proceed(socket);
    }, TICK_MS);
    for (let count = 0; count < CONNECTIONS; count++) {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.setEncoding('latin1');
      socket.setNoDelay(true);
      socket.on('connect', () => proceed(socket));
      socket.on('data', (part) => {
        text += part;
        if (!isWhole(text)) return;
        const status = text.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        tookMs.push(performance.now() - socket.sentAt);
        text = '';
        proceed(socket);
      });
      ended.push(new Promise((resolve, reject) => socket.once('close', resolve).once('error', reject)));
    }
    await Promise.all(ended);
    clearInterval(pace);
    tookMs.sort((a, b) => a - b);
    return {
      statuses,
      perSecond: (tookMs.length * 1_000) / (performance.now() - startedAt),
      medianMs: tookMs[tookMs.length >> 1],
      slowestOf100Ms: tookMs[Math.floor(tookMs.length * 0.99)],
    };
  },
});

function isWhole(text) {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const [, length] = /content-length: (\d+)/i.exec(text) ?? [];
  if (length !== undefined) return text.length >= end + 4 + Number(length);
  return text.endsWith('0\r\n\r\n');
}
