import { defineMessages } from '../locale/messages';
/** Texts of a short age that a host can replace. */
export interface AgeTexts {
  /** Less than five seconds. @default 'now' */
  now: string;
  /** @default (count) => `${count} s` */
  seconds: (count: number) => string;
  /** @default (count) => `${count} min` */
  minutes: (count: number) => string;
  /** @default (count) => `${count} h` */
  hours: (count: number) => string;
  /** @default (count) => `${count} d` */
  days: (count: number) => string;
}

export const AGE_MESSAGES = defineMessages<AgeTexts>('age', {
  now: 'now',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} d`,
});

/** A short age as part of a sentence. */
export const AGO_MESSAGES = defineMessages('ago', { justNow: 'just now', ago: (age: string) => `${age} ago` });
