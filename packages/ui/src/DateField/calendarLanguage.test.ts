import { expect, test } from 'vitest';
import { calendarLanguage, firstDayOfWeek, shortWeekday } from './calendarLanguage';
import { CALENDAR_MESSAGES } from './messages';

const SUNDAY = new Date(2026, 10, 1);

test.each([
  ['en-US', 'Su'],
  ['de', 'So'],
  ['fr', 'di'],
  ['ar', 'ح'],
])('heads Sundays in %s with %j', (locale, heading) => {
  expect(shortWeekday(SUNDAY, locale)).toBe(heading);
});

test.each([
  ['en-US', 0],
  ['de-DE', 1],
  ['ar-EG', 6],
])('starts the week in %s on day %i', (locale, day) => {
  expect(firstDayOfWeek(locale)).toBe(day);
});

test('uses one language for months, days and buttons', () => {
  const { labels, formatters } = calendarLanguage('de', { ...CALENDAR_MESSAGES, nextMonth: 'Weiter' });
  expect(formatters?.formatCaption?.(SUNDAY)).toBe('November 2026');
  expect(labels?.labelDayButton?.(SUNDAY, {} as never)).toBe('Sonntag, 1. November 2026');
  expect(formatters?.formatMonthDropdown?.(new Date(2026, 2, 1))).toBe('März');
  expect(labels?.labelNext?.(SUNDAY)).toBe('Weiter');
});
