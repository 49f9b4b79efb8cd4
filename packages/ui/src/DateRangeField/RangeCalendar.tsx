import { DayPicker, type Matcher } from 'react-day-picker';
import { styled } from 'styled-components';
import { type IsoDay, isoDay, localDate } from '../DateField/typedDate';
import { focusRing } from '../internal/styles';

export interface RangeCalendarProps {
  from: IsoDay | null;
  to: IsoDay | null;
  min?: IsoDay;
  max: IsoDay;
  today: IsoDay;
  months: 1 | 2;
  onSelect: (from: IsoDay | null, to: IsoDay | null) => void;
}

const SPOKEN_DAY: Intl.DateTimeFormatOptions = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };

/** One or two months of days. A module of its own, so that it loads when a range field first opens. */
export function RangeCalendar({ from, to, min, max, today, months, onSelect }: RangeCalendarProps) {
  const disabled: Matcher[] = [{ after: localDate(max) }];
  if (min) disabled.push({ before: localDate(min) });
  const last = localDate(to ?? from ?? max);
  const beginning = new Date(last.getFullYear(), last.getMonth() - (months - 1), 1);
  return (
    <Months>
      <DayPicker
        mode="range"
        resetOnSelect
        captionLayout="label"
        numberOfMonths={months}
        selected={{ from: from ? localDate(from) : undefined, to: to ? localDate(to) : undefined }}
        defaultMonth={beginning}
        today={localDate(today)}
        startMonth={min ? localDate(min) : undefined}
        endMonth={localDate(max)}
        disabled={disabled}
        labels={{ labelDayButton: (date) => date.toLocaleDateString(undefined, SPOKEN_DAY) }}
        onSelect={(range) => onSelect(range?.from ? isoDay(range.from) : null, range?.to ? isoDay(range.to) : null)}
      />
    </Months>
  );
}

const Months = styled.div`
  font-variant-numeric: tabular-nums;

  .rdp-months {
    position: relative;
    display: flex;
    gap: 20px;
  }
  .rdp-month_caption {
    block-size: 32px;
    text-align: center;
    font: 600 13px/32px var(--gh-font-sans);
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .rdp-button_previous,
  .rdp-button_next {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 0;
    border-radius: var(--gh-radius-sm);
    background: none;
    color: var(--gh-color-text-muted);
    cursor: pointer;
    pointer-events: auto;
  }
  .rdp-chevron {
    inline-size: 16px;
    fill: currentColor;
  }
  &:dir(rtl) .rdp-chevron {
    transform: scaleX(-1);
  }
  :is(.rdp-button_previous, .rdp-button_next):hover {
    background: var(--gh-color-surface-hover);
  }
  :is(.rdp-button_previous, .rdp-button_next)[aria-disabled='true'] {
    background: none;
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    inline-size: 34px;
    block-size: 26px;
    font: var(--gh-text-11);
    color: var(--gh-color-text-subtle);
  }
  .rdp-day {
    padding: 1px 0;
    text-align: center;
  }
  .rdp-day_button {
    appearance: none;
    inline-size: 34px;
    block-size: 32px;
    border: 0;
    border-radius: var(--gh-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .rdp-day_button:hover {
    background: var(--gh-color-surface-hover);
  }
  .rdp-today .rdp-day_button {
    color: var(--gh-color-text-brand);
    font-weight: 600;
  }
  .rdp-range_middle .rdp-day_button {
    border-radius: 0;
    background: var(--gh-color-tint-brand);
  }
  :is(.rdp-range_start, .rdp-range_end) .rdp-day_button {
    background: var(--gh-color-solid-brand);
    color: var(--gh-color-on-solid-brand);
  }
  .rdp-range_start:not(.rdp-range_end) .rdp-day_button {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .rdp-range_end:not(.rdp-range_start) .rdp-day_button {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .rdp-disabled .rdp-day_button {
    background: none;
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  :is(.rdp-day_button, .rdp-button_previous, .rdp-button_next):focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
  @media (forced-colors: active) {
    .rdp-selected .rdp-day_button {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
