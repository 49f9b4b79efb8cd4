import { type IsoDay, localDate } from './typedDate';

/** Range of years without a limit. */
const YEARS_BACK = 100;
const YEARS_ON = 20;

interface Bounds {
  min: IsoDay | undefined;
  max: IsoDay | undefined;
  today: IsoDay;
  /** The day that the calendar initially shows. */
  shown: IsoDay;
}

/** The first and last month that a calendar can show. */
export function monthsOffered({ min, max, today, shown }: Bounds): { startMonth: Date; endMonth: Date } {
  const from = localDate(shown < today ? shown : today).getFullYear() - YEARS_BACK;
  const to = localDate(shown > today ? shown : today).getFullYear() + YEARS_ON;
  return {
    startMonth: min ? localDate(min) : new Date(from, 0, 1),
    endMonth: max ? localDate(max) : new Date(to, 11, 1),
  };
}
