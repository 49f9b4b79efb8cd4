/** Texts about webhooks. */
export const WEBHOOK_MESSAGES = {
  name: (max: number) => `Enter a name of 1 to ${max} characters.`,
  url: (max: number) =>
    `Enter an https address of up to ${max} characters without a user name, e.g. https://example.com/alerts.`,
  severities: (known: readonly string[]) => `Choose at least one of ${known.join(', ')}.`,
  tooMany: (max: number) => `The customer has ${max} webhooks. Delete one first.`,
  changed: 'Someone else has changed this webhook.',
  off: 'Switch the webhook on first.',
  waiting: 'This message is still being sent.',
  limit: (max: number) => `limit must be from 1 to ${max}.`,
  after: 'after must be the value of next from an earlier page.',
  unreadableSecret: 'The secret can no longer be read, because the key of the server has changed. Rotate the secret.',
  status: (status: number) => `Response ${status}`,
  test: 'This is a test message from Gladhand.',
} as const;
