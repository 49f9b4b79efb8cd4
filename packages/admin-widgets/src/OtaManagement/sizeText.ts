import type { OTA_MESSAGES } from './messages';

const MEGABYTE = 1024 * 1024;

/** '3.8 MB' or '12 kB'. */
export function sizeText(bytes: number, messages: typeof OTA_MESSAGES, locale: string | undefined): string {
  const [value, text] = bytes >= MEGABYTE ? [bytes / MEGABYTE, messages.megabytes] : [bytes / 1024, messages.kilobytes];
  return text(value.toLocaleString(locale, { maximumFractionDigits: 1 }));
}
