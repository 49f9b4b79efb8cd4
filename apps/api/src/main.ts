import { readConfig } from './node/config';
import { createLogger } from './node/logger';
import { startServer } from './node/startServer';

/** A stop that takes longer is cut short. */
const STOP_WITHIN_MS = 15_000;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const logger = createLogger(config.logLevel);
  const server = await startServer(config, logger);
  if (config.insecureCookie) {
    logger.warn({}, 'the refresh cookie goes without Secure: use this in closed networks only');
  }
  logger.info({ url: server.url, mode: config.mode, engine: server.database.engine }, 'listening');

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));
} catch (error) {
  console.error(error instanceof Error && error.message.startsWith('[api]') ? error.message : error);
  process.exit(1);
}
