import { banner, sayNothing, sayToConsole } from './node/banner';
import { readConfig } from './node/config';
import { logFatalErrors } from './node/logFatalErrors';
import { createLogger } from './node/logger';
import { type StartedServer, startServer } from './node/startServer';

/** A stop that takes longer is cut short. */
const STOP_WITHIN_MS = 15_000;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  // People start the demonstration; machines read the log of the other modes.
  const isTalking = config.mode === 'demonstration' && !process.env.LOG_LEVEL;
  const logger = createLogger(isTalking ? 'warn' : config.logLevel);
  logFatalErrors(logger);
  let server: StartedServer | undefined;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    // Nothing is served yet while the server starts, and both databases survive an end at any moment.
    await server?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));
  // `npm start` holds a channel open: when it is gone, so is whoever would stop this process.
  process.on('disconnect', () => void stop('disconnect'));
  process.channel?.unref();

  server = await startServer(config, logger, isTalking ? sayToConsole : sayNothing);
  if (config.insecureCookie) {
    logger.warn({}, 'the refresh cookie goes without Secure: use this in closed networks only');
  }
  if (isTalking)
    console.log(
      banner(config.lan ? config.publicUrl : server.url, {
        isDemo: server.isDemo,
        mailsInOutbox: !config.smtpUrl,
        lan: config.lan,
      }),
    );
  logger.info({ url: server.url, mode: config.mode, engine: server.database.engine }, 'listening');
} catch (error) {
  console.error(error instanceof Error && error.message.startsWith('[api]') ? error.message : error);
  process.exit(1);
}
