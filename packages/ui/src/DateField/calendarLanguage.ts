import type { DayPickerProps } from 'react-day-picker';
import type { CalendarWords } from './messages';

/** Locale of dates if the host sets none. */
export const DEFAULT_LOCALE = 'en-US';

type Language = Pick<DayPickerProps, 'lang' | 'weekStartsOn' | 'formatters' | 'labels'>;

/** All texts of a calendar, and the first day of its weeks, in one language. */
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

/** Weekday heading that fits above a column: two letters, or one if the language has no short name. */
export function shortWeekday(date: Date, locale: string): string {
  const short = date.toLocaleDateString(locale, { weekday: 'short' }).replace('.', '');
  return short.length > 3 ? date.toLocaleDateString(locale, { weekday: 'narrow' }) : short.slice(0, 2);
}

/** From 0 for Sunday to 6 for Saturday. */
export function firstDayOfWeek(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  // Browsers support one, the other, or neither.
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 7 };
  return (firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Its days start at 1 for Monday. */
interface WeekInfo {
  firstDay: number;
}
