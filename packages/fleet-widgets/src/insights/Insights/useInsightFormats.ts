import { durationText } from '@gladhand/domain/formats';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { REEFER_POLICY } from '@gladhand/domain/reefers';
import { useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { INSIGHTS_MESSAGES } from './messages';
import type { Days } from './periods';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Writes figures in the language and units of the viewer. */
export function useInsightFormats() {
  const { locale } = useWidgetHost();
  const formats = useReadingFormats();
  const messages = useMessages(INSIGHTS_MESSAGES);
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const longDays = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
    const duration = (unit: 'hour' | 'day', fractionDigits: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: fractionDigits });
    const [hours, fewHours, manyDays] = [duration('hour', 0), duration('hour', 1), duration('day', 1)];
    const { toleranceF } = REEFER_POLICY;
    const shownTolerance = Math.abs(formats.toShown(toleranceF, '°F') - formats.toShown(0, '°F'));
    return {
      formats,
      /** '4 °F', '2.2 °C' */
      tolerance: `${formats.count(shownTolerance, formats.units === 'metric' ? 1 : 0)} ${formats.unit('°F')}`,
      day: (day: string) => days.format(new Date(day)),
      longDay: (day: string) => longDays.format(new Date(day)),
      period: ({ from, to }: Days) => days.formatRange(new Date(from), new Date(to)),
      share: (share: number) => `${formats.count(share * 100, 1)}%`,
      miles: (miles: number) => formats.text(miles, 'mi', undefined, 0),
      /** '3,374 hr', '4.5 hr' */
      hours: (ms: number) => (ms < 100 * HOUR_MS ? fewHours : hours).format(ms / HOUR_MS),
      /** '12 min', '21.6 hr', '3.4 days' */
      duration(ms: number) {
        if (ms < 2 * HOUR_MS) return durationText(ms, locale);
        return ms < 2 * DAY_MS ? fewHours.format(ms / HOUR_MS) : manyDays.format(ms / DAY_MS);
      },
      /** A change in points of percent. */
      points: (now: number, before: number) => {
        const change = (now - before) * 100;
        const text = `${formats.count(before * 100, 1)}%`;
        return Math.abs(change) < 0.05
          ? messages.same(text)
          : messages.points(signed.format(change), text, Math.abs(change).toFixed(1) === '1.0');
      },
      /** A change in percent of the value before. */
      percent: (now: number, before: number, text: string) => {
        if (before === 0) return messages.nothingBefore;
        const change = (now / before - 1) * 100;
        return Math.abs(change) < 0.05 ? messages.same(text) : messages.change(`${signed.format(change)}%`, text);
      },
    };
  }, [locale, formats, messages]);
}
