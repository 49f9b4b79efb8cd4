import type { FleetStatusField, FleetStatusFilter } from '@gladhand/domain';

/** 'Dry Trailer +2': the first value, and how many more. */
export interface FilterWords {
  first: string;
  more: number;
}

/** What a filter is set to, in words; undefined when it is not set. */
export function filterWords(
  field: FleetStatusField,
  filter: FleetStatusFilter | undefined,
  day: (instant: string) => string,
): FilterWords | undefined {
  if (!filter) return undefined;
  if (filter.in?.length) {
    const [first = '', ...more] = filter.in.map((id) => field.choices?.find((choice) => choice.id === id)?.label ?? id);
    return { first, more: more.length };
  }
  const text = filter.contains ? `contains ${filter.contains}` : (dateWords(filter, day) ?? numberWords(filter));
  return text ? { first: text, more: 0 } : undefined;
}

function dateWords({ from, before }: FleetStatusFilter, day: (instant: string) => string): string | undefined {
  if (from && before) return `on ${day(from)}`;
  if (from) return `from ${day(from)}`;
  return before ? `before ${day(before)}` : undefined;
}

function numberWords({ min, max }: FleetStatusFilter): string | undefined {
  if (min != null && max != null) return min === max ? `${min}` : `${min} to ${max}`;
  if (min != null) return `${min} or more`;
  return max != null ? `${max} or less` : undefined;
}
