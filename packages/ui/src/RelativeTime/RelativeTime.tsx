import { type ComponentProps, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { exactTime } from './exactTime';
import { type AgeTexts, nextChangeMs, shortAge } from './shortAge';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** When it happened. */
  at: Date;
  /** The clock. @default () => new Date() */
  now?: () => Date;
  /** Turns the short age into words. @default (age) => age */
  format?: (age: string) => string;
  /** Words to replace: those for minutes, hours, days and now. */
  texts?: Partial<AgeTexts>;
  /** Zone of the exact time: an IANA name such as 'America/Chicago'. @default the browser's */
  timeZone?: string | undefined;
  /** Language of the exact time: a BCP 47 tag. @default the browser's */
  locale?: string | undefined;
}

const systemNow = () => new Date();
const asIs = (age: string) => age;
const LONGEST_TIMER_MS = 60 * 60 * 1000;

/** How long ago something was, in short words that stay true. The exact time, with its zone, is in the title. */
export function RelativeTime(props: RelativeTimeProps) {
  const { at, now = systemNow, format = asIs, texts, timeZone, locale, title, ...rest } = props;
  const ageMs = now().getTime() - at.getTime();
  const [, setTick] = useState(0);

  // the words go out of date by themselves
  useEffect(() => {
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.min(LONGEST_TIMER_MS, nextChangeMs(ageMs)));
    return () => clearTimeout(timer);
  });

  return (
    <Age dir="auto" dateTime={at.toISOString()} title={title ?? exactTime(at, locale, timeZone)} {...rest}>
      {format(shortAge(ageMs, texts))}
    </Age>
  );
}

const Age = styled.time`
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-subtle);
  white-space: nowrap;
`;
