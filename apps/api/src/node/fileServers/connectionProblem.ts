import type { OtaFtpProblem } from '@gladhand/domain/ota-ftp';
import { FileServerError } from '../../engine/fileServers/fileServers';

const MAX_DETAIL_CHARS = 200;

const BY_CODE: Readonly<Record<string, OtaFtpProblem>> = {
  ...{ ECONNREFUSED: 'refused', ENOTFOUND: 'hostNotFound', EAI_AGAIN: 'hostNotFound' },
  ...{ ETIMEDOUT: 'timedOut', EHOSTUNREACH: 'timedOut', ENETUNREACH: 'timedOut' },
  ...{ ECONNRESET: 'connectionLost', EPIPE: 'connectionLost', ERR_STREAM_PREMATURE_CLOSE: 'connectionLost' },
  ...{ ERR_SSL_WRONG_VERSION_NUMBER: 'noTls', ERR_SSL_PACKET_LENGTH_TOO_LONG: 'noTls' },
};

/** What a server answered, as one line without control characters. */
export const detailOf = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL_CHARS);

/** The problem of a network error; undefined for other errors. */
export function networkProblem(error: unknown): FileServerError | undefined {
  const { code, errors, message = '' } = error as { code?: unknown; errors?: { code?: string }[]; message?: string };
  const name = typeof code === 'string' ? code : errors?.[0]?.code;
  const problem = name === undefined ? undefined : BY_CODE[name];
  if (problem) return new FileServerError(problem);
  if (/time(d )?out/i.test(message)) return new FileServerError('timedOut');
  if (/clos|FIN packet|not connected|ended|disconnect|No response from server/i.test(message))
    return new FileServerError('connectionLost');
  return undefined;
}
