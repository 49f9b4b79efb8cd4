/** Texts for people who share locations and for those who open a link. */
export const SHARING_MESSAGES = {
  hours: (max: number) => `A link can be active for 1 to ${max} hours.`,
  tooManyLinks: (max: number) => `You have ${max} active links. Revoke one that is no longer used.`,
  detail: (names: readonly string[]) => `detail must be one of ${names.join(', ')}.`,
  trailerCount: (max: number) => `A link can show 1 to ${max} trailers.`,
  trailerTwice: 'A link can show a trailer only once.',
  name: (max: number) => `Enter a name of 1 to ${max} characters for each trailer.`,
  oneCustomer: 'A link can show trailers of one customer only. Create one link per customer.',
  ended: 'This link is invalid, has expired or was revoked. Ask the sender for a new one.',
} as const;
