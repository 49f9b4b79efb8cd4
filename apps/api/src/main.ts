import { banner, sayNothing, sayToConsole } from './node/banner';
import { readConfig } from './node/config';
import { logFatalErrors } from './node/logFatalErrors';
import { createLogger } from './node/logger';
import { type StartedServer, startServer } from './node/startServer';

/** Time limit of a graceful stop. */
const STOP_WITHIN_MS = 15_000;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  // The demonstration prints texts for people; all other modes log for machines.
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
    // While the server starts, no requests are pending, and both databases survive an exit at any moment.
    await server?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));
  // `npm start` holds a channel open. If the channel closes, nothing else would stop this process.
  process.on('disconnect', () => void stop('disconnect'));
  process.channel?.unref();

  server = await startServer(config, logger, isTalking ? sayToConsole : sayNothing);
  if (config.insecureCookie) {
    logger.warn({}, 'the refresh cookie is sent without Secure: use this only in closed networks');
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
