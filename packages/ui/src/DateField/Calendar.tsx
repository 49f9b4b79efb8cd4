import { DayPicker, type Matcher } from 'react-day-picker';
import { styled } from 'styled-components';
import { useDirection } from '../internal/direction';
import { calendarLanguage } from './calendarLanguage';
import { Days } from './calendarStyles';
import type { CalendarWords } from './messages';
import { monthsOffered } from './monthsOffered';
import { type IsoDay, isoDay, localDate } from './typedDate';

export interface CalendarProps {
  selected: IsoDay | null;
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
  /** The day marked as today. */
  today: IsoDay;
  /** Locale of all texts. */
  locale: string;
  words: CalendarWords;
  onSelect: (day: IsoDay) => void;
}

/** A month of days. A separate module, so that it loads when a date field is first opened. */
export function Calendar({ selected, min, max, today, locale, words, onSelect }: CalendarProps) {
  const direction = useDirection();
  const disabled: Matcher[] = [];
  if (min) disabled.push({ before: localDate(min) });
  if (max) disabled.push({ after: localDate(max) });
  const beginning = selected ?? (max && max < today ? max : today);
  return (
    <Month>
      <DayPicker
        {...calendarLanguage(locale, words)}
        dir={direction}
        mode="single"
        required
        autoFocus
        captionLayout="dropdown"
        selected={selected ? localDate(selected) : undefined}
        defaultMonth={localDate(beginning)}
        today={localDate(today)}
        {...monthsOffered({ min, max, today, shown: beginning })}
        disabled={disabled}
        onSelect={(date) => onSelect(isoDay(date))}
      />
    </Month>
  );
}

const Month = styled(Days)`
  padding: 10px 12px 12px;

  .rdp-month_caption {
    padding-inline-start: 2px;
  }
  .rdp-nav {
    inset-inline-end: 0;
    gap: 2px;
  }
`;
