import { type CalendarDay, dayBounds } from '../dates/calendarDay';

/** The one condition that a date column of the user grid may have. */
export const DateConditionKind = { On: 'on', After: 'after', Before: 'before' } as const;
export type DateConditionKind = (typeof DateConditionKind)[keyof typeof DateConditionKind];

/** A condition on a day, in the zone of the viewer, as instants: from the first on, before the second. */
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
