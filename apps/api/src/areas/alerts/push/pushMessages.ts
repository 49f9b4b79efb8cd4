/** Texts about push messages. */
export const PUSH_MESSAGES = {
  off: 'This server sends no push messages.',
  endpoint: 'endpoint must be an https address of a push service.',
  keys: 'p256dh and auth must be the keys of a push subscription.',
  label: (max: number) => `label must have 1 to ${max} characters.`,
  test: 'This is a test message from Gladhand.',
} as const;
