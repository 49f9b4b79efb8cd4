// Our server, as `npm start` runs it, recording its queries.
import pg from 'pg';
import { answerMessages } from './child.mjs';

const silent = { info() {}, warn() {}, error: (fields, message) => console.error(message, fields) };
let recording;

const query = pg.Client.prototype.query;
function listen() {
  recording = [];
  pg.Client.prototype.query = function recorded(text, values, ...rest) {
    if (typeof text === 'string') recording.push({ text, values });
    return query.call(this, text, values, ...rest);
  };
}

answerMessages({
  async start({ bundle, config }) {
    const { startServer } = await import(bundle);
    const server = await startServer(config, silent);
    return server.url;
  },
  /** From here on statements are kept. */
  record: () => listen(),
  /** The statements since `record`. */
  recorded() {
    pg.Client.prototype.query = query;
    return recording;
  },
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
