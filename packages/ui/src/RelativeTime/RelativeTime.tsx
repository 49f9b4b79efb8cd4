import { type ComponentProps, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLocale, useMessages } from '../locale/LocaleProvider';
import { exactTime } from './exactTime';
import { AGE_MESSAGES, type AgeTexts } from './messages';
import { nextChangeMs, shortAge } from './shortAge';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The instant. */
  at: Date;
  /** The clock. @default () => new Date() */
  now?: (() => Date) | undefined;
  /** Formats the short age. @default (age) => age */
  format?: ((age: string) => string) | undefined;
  /** Words to replace: those for minutes, hours, days and now. */
  texts?: Partial<AgeTexts> | undefined;
  /** IANA time zone of the exact time, e.g. 'America/Chicago'. @default the browser's zone */
  timeZone?: string | undefined;
  /** BCP 47 tag of the exact time. @default the browser's locale */
  locale?: string | undefined;
}

const systemNow = () => new Date();
const asIs = (age: string) => age;
const LONGEST_TIMER_MS = 60 * 60 * 1000;

/** Short age of an instant, kept up to date. The exact time with its zone is the title. */
export function RelativeTime(props: RelativeTimeProps) {
  const { at, now = systemNow, format = asIs, texts, timeZone, locale, title, ...rest } = props;
  const words = useMessages(AGE_MESSAGES);
  const known = useLocale(locale);
  const ageMs = now().getTime() - at.getTime();
  const [, setTick] = useState(0);

  // The text becomes outdated.
  useEffect(() => {
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.min(LONGEST_TIMER_MS, nextChangeMs(ageMs)));
    return () => clearTimeout(timer);
  });

  return (
    <Age dir="auto" dateTime={at.toISOString()} title={title ?? exactTime(at, known, timeZone)} {...rest}>
      {format(shortAge(ageMs, { ...words, ...texts }))}
    </Age>
  );
}

const Age = styled.time`
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-subtle);
  white-space: nowrap;
`;
