import { type FormEvent, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import type { IsoDay } from '../DateField/typedDate';
import { lazyPart } from '../lazyPart/lazyPart';
import { Spinner } from '../Spinner/Spinner';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { DayText } from './DayText';
import { type DateRange, daysBetween } from './dateRange';
import type { DateRangeFieldTexts } from './messages';

const RangeCalendar = lazyPart(() => import('./RangeCalendar').then((module) => module.RangeCalendar));

export interface RangePanelProps {
  value: DateRange | null | undefined;
  min?: IsoDay | undefined;
  max: IsoDay;
  today: IsoDay;
  /** Locale of the calendar. */
  locale: string;
  words: DateRangeFieldTexts;
  onChoose: (range: DateRange) => void;
}

/** Two typed days, the calendar, and the button that applies them. */
export function RangePanel({ value, min, max, today, locale, words, onChoose }: RangePanelProps) {
  const [days, setDays] = useState(value && 'from' in value ? { from: value.from, to: value.to } : NO_DAYS);
  const [judged, setJudged] = useState(false);
  const twoMonths = useMediaQuery('(min-width: 780px)');
  const firstEnd = useRef<HTMLInputElement>(null);
  const secondEnd = useRef<HTMLInputElement>(null);

  function apply(event: FormEvent) {
    // The panel may be inside a form of the page, which must not be submitted.
    event.preventDefault();
    event.stopPropagation();
    const range = daysBetween(days.from, days.to);
    setJudged(!range);
    if (range) onChoose(range);
    else (days.from ? secondEnd : firstEnd).current?.focus();
  }

  return (
    <form onSubmit={apply} noValidate>
      <Ends>
        <DayText
          ref={firstEnd}
          label={words.from}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
          {...{ min, max, words }}
          error={judged && !days.from ? words.missing : undefined}
        />
        <DayText
          ref={secondEnd}
          label={words.to}
          value={days.to}
          onChange={(to) => setDays({ ...days, to })}
          {...{ min, max, words }}
          error={judged && !days.to ? words.missing : undefined}
        />
      </Ends>
      <Place data-wide={twoMonths || undefined}>
        <Suspense fallback={<Spinner size={16} label={words.loading} />}>
          <RangeCalendar
            {...days}
            {...{ min, max, today, locale, words }}
            months={twoMonths ? 2 : 1}
            onSelect={(from, to) => setDays({ from, to })}
          />
        </Suspense>
      </Place>
      <Foot>
        <Button type="submit" kind="primary">
          {words.apply}
        </Button>
      </Foot>
    </form>
  );
}

const NO_DAYS: { from: IsoDay | null; to: IsoDay | null } = { from: null, to: null };

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 130px));
  gap: 8px;
  margin-block-end: 10px;
`;

const Place = styled.div`
  display: grid;
  place-items: center;
  min-inline-size: 238px;
  min-block-size: 262px;

  &[data-wide] {
    min-inline-size: 496px;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-start: 8px;
`;
