import { DayPicker, type Matcher } from 'react-day-picker';
import { styled } from 'styled-components';
import { focusRing } from '../internal/styles';
import { type IsoDay, isoDay, localDate } from './typedDate';

export interface CalendarProps {
  selected: IsoDay | null;
  min?: IsoDay;
  max?: IsoDay;
  /** The day that counts as today. */
  today: IsoDay;
  onSelect: (day: IsoDay) => void;
}

const SPOKEN_DAY: Intl.DateTimeFormatOptions = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };

/** A month of days. A module of its own, so that it loads when a date field first opens. */
export function Calendar({ selected, min, max, today, onSelect }: CalendarProps) {
  const disabled: Matcher[] = [];
  if (min) disabled.push({ before: localDate(min) });
  if (max) disabled.push({ after: localDate(max) });
  const beginning = selected ?? (max && max < today ? max : today);
  return (
    <Month>
      <DayPicker
        mode="single"
        required
        autoFocus
        captionLayout="label"
        selected={selected ? localDate(selected) : undefined}
        defaultMonth={localDate(beginning)}
        today={localDate(today)}
        startMonth={min ? localDate(min) : undefined}
        endMonth={max ? localDate(max) : undefined}
        disabled={disabled}
        labels={{ labelDayButton: (date) => date.toLocaleDateString(undefined, SPOKEN_DAY) }}
        onSelect={(date) => onSelect(isoDay(date))}
      />
    </Month>
  );
}

const Month = styled.div`
  padding: 10px 12px 12px;
  font-variant-numeric: tabular-nums;

  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    block-size: 32px;
    padding-inline-start: 8px;
    font: 600 13px/32px var(--gh-font-sans);
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    gap: 2px;
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
  }
  .rdp-chevron {
    inline-size: 16px;
    fill: currentColor;
  }
  &:dir(rtl) .rdp-chevron {
    transform: scaleX(-1);
  }
  .rdp-button_previous:hover,
  .rdp-button_next:hover {
    background: var(--gh-color-surface-hover);
  }
  :is(.rdp-button_previous, .rdp-button_next)[aria-disabled='true'] {
    color: var(--gh-color-text-disabled);
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
    padding: 1px;
    text-align: center;
  }
  .rdp-day_button {
    appearance: none;
    inline-size: 32px;
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
  .rdp-selected .rdp-day_button {
    background: var(--gh-color-solid-brand);
    color: var(--gh-color-on-solid-brand);
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
    }
  }
`;
