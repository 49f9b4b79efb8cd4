import { CALENDAR_MESSAGES, type CalendarWords } from '../DateField/messages';
import { defineMessages } from '../locale/messages';
import type { DatePreset } from './dateRange';

/** Texts of a `DateRangeField` that a host can replace. */
export interface DateRangeFieldTexts extends CalendarWords {
  /** Names of the presets. @default 'All', 'Last 24 Hours', 'Last 7 Days', 'Last 14 Days', 'Last 31 Days' */
  presets: Record<DatePreset, string>;
  /** @default 'From' */
  from: string;
  /** @default 'To' */
  to: string;
  /** @default 'Apply' */
  apply: string;
  /** Name of the panel. @default 'Choose a range' */
  panel: string;
  /** @default 'Enter a date as m/d/yyyy' */
  unreadable: string;
  /** @default 'Choose a day' */
  missing: string;
  /** @default (day) => `Choose ${day} or earlier` */
  tooLate: (day: string) => string;
  /** @default (day) => `Choose ${day} or later` */
  tooEarly: (day: string) => string;
  /** Added to the label of a required field. @default '(required)' */
  required: string;
  /** @default 'Loading' */
  loading: string;
}

export const DATE_RANGE_MESSAGES = defineMessages<DateRangeFieldTexts>('dateRange', {
  ...CALENDAR_MESSAGES,
  presets: { all: 'All', '24h': 'Last 24 Hours', '7d': 'Last 7 Days', '14d': 'Last 14 Days', '31d': 'Last 31 Days' },
  from: 'From',
  to: 'To',
  apply: 'Apply',
  panel: 'Choose a range',
  unreadable: 'Enter a date as m/d/yyyy',
  missing: 'Choose a day',
  tooLate: (day) => `Choose ${day} or earlier`,
  tooEarly: (day) => `Choose ${day} or later`,
  required: '(required)',
  loading: 'Loading',
});
