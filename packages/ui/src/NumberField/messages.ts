import { defineMessages } from '../locale/messages';
/** Texts of a `NumberField` that a host can replace. */
export interface NumberFieldTexts {
  /** @default 'The value should be either an empty string or a number!' */
  unreadable: string;
  /** @default (digits) => digits === 0 ? 'Enter a whole number' : 'Enter at most one digit after the decimal point' */
  fraction: (digits: 0 | 1) => string;
  /** @default (min, max) => `Enter a number from ${min} to ${max}`, or `${min} or more` without a `max` */
  range: (min: number, max: number | undefined) => string;
}

const inGroups = (number: number) => number.toLocaleString('en-US');

export const NUMBER_FIELD_MESSAGES = defineMessages<NumberFieldTexts>('numberField', {
  unreadable: 'The value should be either an empty string or a number!',
  fraction: (digits) => (digits === 0 ? 'Enter a whole number' : 'Enter at most one digit after the decimal point'),
  range: (min, max) =>
    max === undefined ? `Enter ${inGroups(min)} or more` : `Enter a number from ${inGroups(min)} to ${inGroups(max)}`,
});
