import pino from 'pino';
import type { Logger } from '../ports';

/** Fields that must never be logged, at any depth. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'passwordHash',
  'token',
  'idToken',
  'refreshToken',
  'key',
  'secretAccessKey',
];

/** JSON lines on standard output. */
export function createLogger(level: string = 'info'): Logger {
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const logger = pino({ level, redact: { paths, censor: '[redacted]' } });
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
}
