import type { DayPickerProps } from 'react-day-picker';

/** The language of dates where a host says nothing. */
export const DEFAULT_LOCALE = 'en-US';

/** Words of a calendar that are no dates. */
export interface CalendarWords {
  /** Name of the button that goes one month back. @default 'Go to the Previous Month' */
  previousMonth: string;
  /** Name of the button that goes one month on. @default 'Go to the Next Month' */
  nextMonth: string;
  /** Name of both buttons together. @default 'Navigation bar' */
  navigation: string;
  /** Name of the list of months. @default 'Month' */
  month: string;
  /** Name of the list of years. @default 'Year' */
  year: string;
}

export const CALENDAR_WORDS: CalendarWords = {
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  navigation: 'Navigation bar',
  month: 'Month',
  year: 'Year',
};

type Language = Pick<DayPickerProps, 'lang' | 'weekStartsOn' | 'formatters' | 'labels'>;

/** All that a calendar says, and the day that its weeks begin with, in one language. */
export function calendarLanguage(locale: string, words: CalendarWords): Language {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const month = write({ month: 'long', year: 'numeric' });
  return {
    lang: locale,
    weekStartsOn: firstDayOfWeek(locale),
    formatters: {
      formatCaption: month,
      formatMonthDropdown: write({ month: 'long' }),
      formatYearDropdown: write({ year: 'numeric' }),
      formatWeekdayName: (date) => shortWeekday(date, locale),
    },
    labels: {
      labelGrid: month,
      labelWeekday: write({ weekday: 'long' }),
      labelDayButton: write({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
      labelNav: () => words.navigation,
      labelMonthDropdown: () => words.month,
      labelYearDropdown: () => words.year,
      labelPrevious: () => words.previousMonth,
      labelNext: () => words.nextMonth,
    },
  };
}

/** What fits above a column of days: two letters, or one where the language has no short word. */
export function shortWeekday(date: Date, locale: string): string {
  const short = date.toLocaleDateString(locale, { weekday: 'short' }).replace('.', '');
  return short.length > 3 ? date.toLocaleDateString(locale, { weekday: 'narrow' }) : short.slice(0, 2);
}

/** From Sunday, 0, to Saturday, 6. */
export function firstDayOfWeek(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  // a browser has the one, the other, or neither
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 7 };
  return (firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Its days count from Monday, 1. */
interface WeekInfo {
  firstDay: number;
}
