// A caller with a few connections that stay open.
import { Agent, request } from 'node:http';

export function createCaller(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  /** Resolves with the answer's text and how long it took, in ms; rejects on anything but 200. */
  const post = (path, body, headers) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const sent = request(
        `${url}${path}`,
        {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const tookMs = performance.now() - startedAt;
            const content = Buffer.concat(chunks);
            if (response.statusCode === 200) resolve({ content, tookMs });
            else reject(new Error(`${path} answered ${response.statusCode}: ${content.toString().slice(0, 500)}`));
          });
        },
      );
      sent.on('error', (error) => {
        // A server closes a connection that was idle, which it may do just when it is used again.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(post(path, body, headers));
        else reject(error);
      });
      sent.end(body);
    });

  return {
    post,
    /** Keeps all connections busy for a while. Resolves with requests per second. */
    async rate(path, body, headers, forMs) {
      const startedAt = performance.now();
      let done = 0;
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (performance.now() - startedAt < forMs) {
            await post(path, body, headers);
            done++;
          }
        }),
      );
      return (done * 1000) / (performance.now() - startedAt);
    },
    close: () => agent.destroy(),
  };
}
