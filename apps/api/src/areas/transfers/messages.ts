/** Errors of requests about transfers of trailers. */
export const TRANSFER_MESSAGES = {
  id: 'id must be a UUID.',
  pageSize: (limit: number) => `Request 1 to ${limit}.`,
  after: 'after must be the value of next from an earlier page.',
  state: (known: readonly string[]) => `state must be one of ${known.join(', ')}.`,
  tooManyLines: (limit: number) =>
    `A transfer can have up to ${limit.toLocaleString('en-US')} lines. Make a second one for the rest.`,
  sameCustomer: 'Choose two different customers.',
  none: 'None of these lines is a trailer that can move. Correct them first.',
  trailersChanged: (trailers: number) =>
    `The trailers have changed since you checked them: ${trailers} would move now. Check them again.`,
  day: 'The date must be a day, e.g. 2026-12-01.',
  dayPast: 'The date must be today or later.',
  dayTooFar: (days: number) => `The date can be up to ${days} days ahead.`,
  timeZone: 'The time zone must be an IANA name, e.g. America/Chicago.',
  action: 'action must be accept, decline, cancel, undo or discard.',
  reason: (limit: number) => `Give a reason of 1 to ${limit} characters.`,
  changed: 'This transfer has changed since you opened it.',
  draftChanged: 'This draft has changed since you opened it.',
  notNow: "This can't be done with the transfer anymore. Open it again.",
  undoOver: 'An administrator can undo a transfer within 24 hours of its end.',
  ownRequest: 'You have requested this transfer. A user of the other customer must answer it.',
} as const;
