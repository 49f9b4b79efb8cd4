import { defineMessages } from '../locale/messages';
/** Texts of a calendar besides dates. */
export interface CalendarWords {
  /** Name of the button for the previous month. @default 'Go to the Previous Month' */
  previousMonth: string;
  /** Name of the button for the next month. @default 'Go to the Next Month' */
  nextMonth: string;
  /** Name of the group of both buttons. @default 'Navigation bar' */
  navigation: string;
  /** Name of the list of months. @default 'Month' */
  month: string;
  /** Name of the list of years. @default 'Year' */
  year: string;
}

export const CALENDAR_MESSAGES = defineMessages<CalendarWords>('calendar', {
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  navigation: 'Navigation bar',
  month: 'Month',
  year: 'Year',
});

/** The format of typed dates. */
export const DAY_FORMAT = 'm/d/yyyy';

/** Texts of a `DateField` that a host can replace. */
export interface DateFieldTexts extends CalendarWords {
  /** Name of the button that opens the calendar. @default 'Choose a date' */
  open: string;
  /** @default 'Enter a date as m/d/yyyy' */
  unreadable: string;
  /** @default (day) => `Choose ${day} or earlier` */
  tooLate: (day: string) => string;
  /** @default (day) => `Choose ${day} or later` */
  tooEarly: (day: string) => string;
  /** Name of the spinner while the calendar loads. @default 'Loading' */
  loading: string;
}

export const DATE_FIELD_MESSAGES = defineMessages<DateFieldTexts>('dateField', {
  ...CALENDAR_MESSAGES,
  open: 'Choose a date',
  unreadable: 'Enter a date as m/d/yyyy',
  tooLate: (day) => `Choose ${day} or earlier`,
  tooEarly: (day) => `Choose ${day} or later`,
  loading: 'Loading',
});
