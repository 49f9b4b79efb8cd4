/** Why a message is not sent, or not yet. */
export const HELD_BACK_TEXTS = {
  noAccess: 'The recipient has no access to the trailer, or to all trailers that are counted.',
  unsubscribed: 'The recipient unsubscribed.',
  muted: 'The rule is muted for this trailer.',
  channelOff: 'The recipient has turned off this channel for this severity.',
  withdrawn: 'A later report showed that this did not happen.',
  ended: 'It had ended before the message was sent.',
  acknowledged: 'Someone has acknowledged the alert.',
  noReports: 'The trailer has not reported for 10 days.',
  outsideWindow: 'Outside of the active hours of the rule.',
  oncePerEpisode: 'The recipient was already notified of this.',
  rateLimit: 'The recipient was notified of this trailer shortly before.',
  quietHours: 'During quiet hours of the recipient.',
  digest: 'Part of the next digest of the recipient.',
  grouped: 'Sent together with other alerts of the rule.',
  hourlyLimit: 'The recipient has received 30 emails within an hour.',
} as const;

/** Why a message is not sent, or not yet. */
export type HeldBackReason = keyof typeof HELD_BACK_TEXTS;
