import type { LeaseDaysProblem } from '@gladhand/domain/leases';

/** Errors of requests about leases. */
export const LEASE_MESSAGES = {
  id: 'id must be a UUID.',
  pageSize: (limit: number) => `Request 1 to ${limit}.`,
  after: 'after must be the value of next from an earlier page.',
  state: (known: readonly string[]) => `state must be one of ${known.join(', ')}.`,
  tooManyLines: (limit: number) =>
    `A lease can have up to ${limit.toLocaleString('en-US')} lines. Make a second one for the rest.`,
  sameCustomer: 'Choose two different customers.',
  noCustomer: 'One of the two customers does not exist or is not active.',
  none: 'None of these lines is a trailer that can be leased. Correct them first.',
  trailersChanged: (trailers: number) =>
    `The trailers have changed since you checked them: ${trailers} would be leased now. Check them again.`,
  day: 'The days must be dates, e.g. 2026-12-01.',
  timeZone: 'The time zone must be an IANA name, e.g. America/Chicago.',
  days: {
    past: 'The first day must be today or later.',
    order: 'The last day must be the first day or later.',
    tooFar: 'The first day can be up to 366 days ahead.',
    tooLong: 'A lease can last up to 10 years.',
  } satisfies Record<LeaseDaysProblem, string>,
  lastDayPast: 'The last day must be today or later. To end the lease now, choose End.',
  overlaps: (vin: string, lesseeName: string, firstDay: string) =>
    `Trailer '${vin}' is leased to '${lesseeName}' from ${firstDay}. Choose a last day before this date.`,
  action: 'action must be cancel, end or changeEnd.',
  changed: 'This lease has changed since you opened it.',
  notNow: "This can't be done with the lease anymore. Open it again.",
} as const;
