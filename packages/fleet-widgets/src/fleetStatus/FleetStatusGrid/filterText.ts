import type { FleetStatusField, FleetStatusFilter } from '@gladhand/domain/fleet-status';
import type { ReadingFormats } from '@gladhand/domain/formats';
import type { Say } from '@gladhand/ui';
import { shownBound } from './filterBounds';
import { measuredUnit } from './measuredUnit';
import type { FLEET_STATUS_GRID_MESSAGES } from './messages';

export interface FilterWriting {
  /** Formats the day of an instant. */
  day: (instant: string) => string;
  formats: ReadingFormats;
  messages: typeof FLEET_STATUS_GRID_MESSAGES;
  say: Say;
}

/** 'Dry Trailer +2': the first value and the number of others. */
export interface FilterWords {
  first: string;
  more: number;
}

/** The value of a filter as text; undefined if it isn't set. */
export function filterWords(
  field: FleetStatusField,
  filter: FleetStatusFilter | undefined,
  writing: FilterWriting,
): FilterWords | undefined {
  if (!filter) return undefined;
  const { messages, say } = writing;
  if (filter.in?.length) {
    const [first = '', ...more] = filter.in.map((id) =>
      say(field.choices?.find((choice) => choice.id === id)?.label ?? id),
    );
    return { first, more: more.length };
  }
  const text = filter.contains
    ? messages.containsText(filter.contains)
    : (dateWords(filter, writing) ?? numberWords(field, filter, writing));
  return text ? { first: text, more: 0 } : undefined;
}

function dateWords({ from, before }: FleetStatusFilter, { day, messages }: FilterWriting): string | undefined {
  if (from && before) return messages.onDay(day(from));
  if (from) return messages.fromDay(day(from));
  return before ? messages.beforeDay(day(before)) : undefined;
}

function numberWords(
  field: FleetStatusField,
  { min, max }: FleetStatusFilter,
  { formats, messages }: FilterWriting,
): string | undefined {
  const unit = measuredUnit(field);
  const write = (bound: number) => {
    const text = shownBound(bound, field, formats).toLocaleString(formats.locale, { maximumFractionDigits: 2 });
    return unit === undefined ? text : `${text}${formats.suffix(unit)}`;
  };
  if (min != null && max != null) return min === max ? write(min) : messages.numberRange(write(min), write(max));
  if (min != null) return messages.orMore(write(min));
  return max == null ? undefined : messages.orLess(write(max));
}
