import type { Logger } from '../ports';

/**
 * Writes one structured line for an error that nothing handled. An uncaught exception ends the process, since its state
 * is unknown; a rejected promise that nobody waited for does not.
 */
export function logFatalErrors(logger: Logger, host: NodeJS.Process = process): void {
  host.on('uncaughtException', (error) => {
    logger.error({ err: error, fatal: true }, 'uncaught error, the process ends');
    host.exit(1);
  });
  host.on('unhandledRejection', (reason) => {
    logger.error({ err: reason instanceof Error ? reason : new Error(String(reason)) }, 'unhandled rejection');
  });
}
