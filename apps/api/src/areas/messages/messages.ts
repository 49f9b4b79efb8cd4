/** Errors of requests about messages to users. */
export const MESSAGE_TEXTS = {
  unknown: (field: string, value: string) => `${field} can't be ${JSON.stringify(value)}.`,
  tooManyCustomers: (limit: number) => `A message can be limited to up to ${limit} customers.`,
  noCustomer: 'One of the customers of the audience does not exist.',
  textMissing: 'Write the text of the message.',
  textTooLong: (limit: number) => `The text can have up to ${limit} characters.`,
  textNotPlain: "The text contains characters that can't be stored or shown.",
  textTooDeep: (levels: number) => `Lists can be nested up to ${levels} levels.`,
  link: (href: string) =>
    `Links can lead to https:// addresses, mailto: addresses and paths of the portal that begin with /, but not to ${JSON.stringify(href)}.`,
  fromTooFarAhead: (days: number) => `A message can start up to ${days} days ahead.`,
  untilMissing: "A message that can't be dismissed needs an end.",
  untilPast: 'The end must be in the future.',
  untilBeforeFrom: 'The end must be after the start.',
  untilTooLong: (days: number) => `A message can be shown for up to ${days} days.`,
  open: (limit: number) => `There are already ${limit} scheduled and shown messages. Withdraw one first.`,
  ended: "This message has ended or was withdrawn, so it can't be changed. Write a new one.",
  changed: 'Someone else has saved this message since you opened it.',
  notDismissible: "This message can't be dismissed.",
  pageSize: (limit: number) => `Request 1 to ${limit} messages.`,
  after: 'after must be the next of a page.',
  filter: (field: string, known: readonly string[]) => `${field} must be one of ${known.join(', ')}.`,
} as const;
