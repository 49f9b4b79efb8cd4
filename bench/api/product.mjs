// Our server, as `npm start` runs it, recording its queries.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { answerMessages } from './child.mjs';

const silent = { info() {}, warn() {}, error: (fields, message) => console.error(message, fields) };
let recording;
let turns;
let memory;
let peakBytes = 0;

const query = pg.Client.prototype.query;
function listen() {
  recording = [];
  pg.Client.prototype.query = function recorded(text, values, ...rest) {
    if (typeof text === 'string') recording.push({ text, values });
    return query.call(this, text, values, ...rest);
  };
}

answerMessages({
  /** `unfollowed` is an area whose follower is left out, to measure what it costs. */
  async start({ bundle, config, unfollowed }) {
    const { startServer, ...areas } = await import(bundle);
    if (unfollowed) areas[unfollowed].followers = [];
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
  /** From here on the longest turn of the event loop is measured. */
  watchTurns() {
    turns?.disable();
    turns = monitorEventLoopDelay({ resolution: 5 });
    turns.enable();
  },
  /** From here on the largest memory of the process is kept. */
  watchMemory() {
    clearInterval(memory);
    peakBytes = 0;
    memory = setInterval(() => {
      peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
    }, 100);
  },
  peakMb: () => peakBytes / 1e6,
  longestTurnMs: () => turns.max / 1e6,
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
