import { DayPicker, type Matcher } from 'react-day-picker';
import { styled } from 'styled-components';
import { calendarLanguage } from '../DateField/calendarLanguage';
import { Days } from '../DateField/calendarStyles';
import type { CalendarWords } from '../DateField/messages';
import { monthsOffered } from '../DateField/monthsOffered';
import { type IsoDay, isoDay, localDate } from '../DateField/typedDate';
import { useDirection } from '../internal/direction';

export interface RangeCalendarProps {
  from: IsoDay | null;
  to: IsoDay | null;
  min?: IsoDay | undefined;
  max: IsoDay;
  today: IsoDay;
  /** Locale of all texts. */
  locale: string;
  words: CalendarWords;
  months: 1 | 2;
  onSelect: (from: IsoDay | null, to: IsoDay | null) => void;
}

/** One or two months. A separate module, so that it loads when a range field is first opened. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { from, to, min, max, today, locale, words, months, onSelect } = props;
  const direction = useDirection();
  const disabled: Matcher[] = [{ after: localDate(max) }];
  if (min) disabled.push({ before: localDate(min) });
  const shown = to || from || max;
  const last = localDate(shown);
  const beginning = new Date(last.getFullYear(), last.getMonth() - (months - 1), 1);
  return (
    <Months>
      <DayPicker
        {...calendarLanguage(locale, words)}
        dir={direction}
        mode="range"
        resetOnSelect
        captionLayout="dropdown"
        numberOfMonths={months}
        selected={{ from: from ? localDate(from) : undefined, to: to ? localDate(to) : undefined }}
        defaultMonth={beginning}
        today={localDate(today)}
        {...monthsOffered({ min, max, today, shown })}
        disabled={disabled}
        onSelect={(range) => onSelect(range?.from ? isoDay(range.from) : null, range?.to ? isoDay(range.to) : null)}
      />
    </Months>
  );
}

const Months = styled(Days)`
  .rdp-months {
    display: flex;
    gap: 20px;
  }
  .rdp-month_caption {
    text-align: center;
  }
  .rdp-nav {
    inset-inline: 0;
    justify-content: space-between;
    pointer-events: none;
  }
  .rdp-button_previous,
  .rdp-button_next {
    pointer-events: auto;
  }
  .rdp-day {
    padding: 1px 0;
  }
  .rdp-day_button {
    inline-size: 34px;
  }
  .rdp-range_middle .rdp-day_button {
    border-radius: 0;
    background: var(--gh-color-tint-brand);
  }
  .rdp-range_start:not(.rdp-range_end) .rdp-day_button {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .rdp-range_end:not(.rdp-range_start) .rdp-day_button {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;
