import type { Logger } from '../ports';

/**
 * Writes one structured line for an error that nothing handled and ends the process, whose state is unknown from then
 * on. Whatever supervises it starts another one; nothing that was acknowledged is lost by that.
 */
export function logFatalErrors(logger: Logger, host: NodeJS.Process = process): void {
  const end = (error: unknown, message: string) => {
    logger.error({ err: error instanceof Error ? error : new Error(String(error)), fatal: true }, message);
    host.exit(1);
  };
  host.on('uncaughtException', (error) => end(error, 'uncaught error, the process ends'));
  host.on('unhandledRejection', (reason) => end(reason, 'unhandled rejection, the process ends'));
}
