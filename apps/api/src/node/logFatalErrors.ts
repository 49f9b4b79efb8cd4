import type { Logger } from '../ports';

/**
 * Logs one structured line for an unhandled error and exits, because the state of the process is unknown. A supervisor
 * restarts the process; nothing that was acknowledged is lost.
 */
export function logFatalErrors(logger: Logger, host: NodeJS.Process = process): void {
  const end = (error: unknown, message: string) => {
    logger.error({ err: error instanceof Error ? error : new Error(String(error)), fatal: true }, message);
    host.exit(1);
  };
  host.on('uncaughtException', (error) => end(error, 'uncaught error, the process ends'));
  host.on('unhandledRejection', (reason) => end(reason, 'unhandled rejection, the process ends'));
}
