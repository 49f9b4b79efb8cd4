import { OTA_FTP_PROBLEMS, otaFtpProblem } from '@gladhand/domain/ota-ftp';
import type { OTA_FTP_MESSAGES } from './messages';

type Messages = typeof OTA_FTP_MESSAGES;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** '3.8 MB', '12 kB' or '25 B'. */
export function sizeText(bytes: number, messages: Messages, locale: string | undefined): string {
  const write = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  if (bytes >= MEGABYTE) return messages.megabytes(write(bytes / MEGABYTE));
  return bytes >= KILOBYTE ? messages.kilobytes(write(bytes / KILOBYTE)) : messages.bytes(write(bytes));
}

/** '1.2 s' or '85 ms'. */
export function durationText(ms: number, messages: Messages, locale: string | undefined): string {
  const write = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  return ms < 1_000 ? messages.milliseconds(write(ms)) : messages.seconds(write(ms / 1_000));
}

/** What to do about a problem. */
export function hintOf(problem: string, messages: Messages): string {
  const known = OTA_FTP_PROBLEMS.find(({ id }) => id === problem);
  return known ? messages.hints[known.id] : otaFtpProblem(problem).label;
}

/** 'sftp://depot.example:22' */
export const addressOf = ({ protocol, host, port }: { protocol: string; host: string; port: number }): string =>
  `${protocol}://${host.includes(':') ? `[${host}]` : host}:${port}`;
