import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  url: string;
  /** Number of requests that each target answered. */
  answered: number[];
  close(): Promise<void>;
}

/** A load balancer that sends each request to the next process and skips those that refuse the connection. */
export async function roundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const answered = targets.map(() => 0);
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => attempt(incoming, Buffer.concat(parts), targets.length));

    function attempt({ method, url, headers }: IncomingMessage, body: Buffer, left: number): void {
      const index = next++ % targets.length;
      const target = new URL(url ?? '/', targets[index]);
      const outward = send(target, { method, headers: { ...headers, 'x-forwarded-for': '203.0.113.7' } }, (answer) => {
        answered[index] = (answered[index] ?? 0) + 1;
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      outward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) return attempt(incoming, body, left - 1);
        // A process died while handling a request, so the outcome is unknown and the caller has to retry.
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      outgoing.on('close', () => outward.destroy());
      outward.end(body);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
