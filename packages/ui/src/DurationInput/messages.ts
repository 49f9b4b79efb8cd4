import { defineMessages } from '../locale/messages';
import type { UnitNames } from './duration';

/** Texts of a `DurationInput` that a host can replace. */
export interface DurationInputTexts {
  /** Name of the unit select. @default 'Unit' */
  unit: string;
  /**
   * Unit names for an amount. @default (amount) => amount === 1 ? 'minute', 'hour', 'day' : 'minutes', 'hours', 'days'
   */
  units: (amount: number) => UnitNames;
  /** @default 'Enter a whole number, such as 90' */
  unreadable: string;
  /** @default (least) => `Enter ${least} or more` */
  tooShort: (least: string) => string;
  /** @default (most) => `Enter ${most} or less` */
  tooLong: (most: string) => string;
}

export const DURATION_MESSAGES = defineMessages<DurationInputTexts>('duration', {
  unit: 'Unit',
  units: (amount) =>
    amount === 1
      ? { minutes: 'minute', hours: 'hour', days: 'day' }
      : { minutes: 'minutes', hours: 'hours', days: 'days' },
  unreadable: 'Enter a whole number, such as 90',
  tooShort: (least) => `Enter ${least} or more`,
  tooLong: (most) => `Enter ${most} or less`,
});
