import { type CalendarDay, dayBounds } from '../dates/calendarDay';

/** The condition types of a date column in the user grid. */
export const DateConditionKind = { On: 'on', After: 'after', Before: 'before' } as const;
export type DateConditionKind = (typeof DateConditionKind)[keyof typeof DateConditionKind];

/** Converts a condition on a day in the viewer's zone to instants: includes the first, excludes the second. */
export function dateCondition(
  kind: DateConditionKind,
  day: CalendarDay,
  timeZone: string,
): { readonly from: Date | null; readonly before: Date | null } {
  const { from, before } = dayBounds(day, timeZone);
  if (kind === DateConditionKind.Before) return { from: null, before: from };
  return {
    from: kind === DateConditionKind.After ? before : from,
    before: kind === DateConditionKind.On ? before : null,
  };
}
