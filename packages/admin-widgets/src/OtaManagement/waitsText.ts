import type { OTA_MESSAGES } from './messages';

/** Conditions that a device waits for, as a list in words. */
export const waitsText = (waitsFor: readonly string[], { waits }: typeof OTA_MESSAGES): string =>
  waitsFor.map((one) => waits[one as keyof typeof waits] ?? one).join(', ');
