import type { FleetStatusField, FleetStatusFilter } from '@gladhand/domain/fleet-status';
import { type Say, sayEnglish } from '@gladhand/ui';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

/** 'Dry Trailer +2': the first value and the number of others. */
export interface FilterWords {
  first: string;
  more: number;
}

/** The value of a filter as text; undefined if it isn't set. */
export function filterWords(
  field: FleetStatusField,
  filter: FleetStatusFilter | undefined,
  day: (instant: string) => string,
  messages = FLEET_STATUS_GRID_MESSAGES,
  say: Say = sayEnglish,
): FilterWords | undefined {
  if (!filter) return undefined;
  if (filter.in?.length) {
    const [first = '', ...more] = filter.in.map((id) =>
      say(field.choices?.find((choice) => choice.id === id)?.label ?? id),
    );
    return { first, more: more.length };
  }
  const text = filter.contains
    ? messages.containsText(filter.contains)
    : (dateWords(filter, day, messages) ?? numberWords(filter, messages));
  return text ? { first: text, more: 0 } : undefined;
}

function dateWords(
  { from, before }: FleetStatusFilter,
  day: (instant: string) => string,
  messages = FLEET_STATUS_GRID_MESSAGES,
): string | undefined {
  if (from && before) return messages.onDay(day(from));
  if (from) return messages.fromDay(day(from));
  return before ? messages.beforeDay(day(before)) : undefined;
}

function numberWords({ min, max }: FleetStatusFilter, messages = FLEET_STATUS_GRID_MESSAGES): string | undefined {
  if (min != null && max != null) return min === max ? `${min}` : messages.numberRange(min, max);
  if (min != null) return messages.orMore(min);
  return max != null ? messages.orLess(max) : undefined;
}
