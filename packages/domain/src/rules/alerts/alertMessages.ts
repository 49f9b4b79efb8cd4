import { CONNECTIVITY_POLICY } from '../connectivity/connectivity';
import { type ActiveWindows, isActiveAt, nextEdgeAfter } from './activeWindows';
import type { AlertSeverity } from './alertSeverity';
import { type Digest, nextDigestAt } from './digest';
import type { HeldBackReason } from './heldBack';
import { type QuietHours, quietUntil } from './quietHours';

/** Limits of messages. Decided. */
export const MESSAGE_LIMITS = {
  /** Further alerts of one rule to one recipient within this time after a message are sent as one. */
  groupMs: 5 * 60_000,
  mailsPerHour: 30,
  hourMs: 3_600_000,
  /** How often a rule that reminds does so, unless it says otherwise. */
  remindEveryMs: 86_400_000,
} as const;

/** What a message is about, as it is when the message is about to be sent. */
export interface MessageEpisode {
  readonly id: string;
  /**
   * An event is over at once, and still worth a message. A dropped one ended because its rule was changed, or because
   * the rule is no longer about the trailer.
   */
  readonly state: 'event' | 'open' | 'ended' | 'dropped' | 'withdrawn';
  /** Found by a report that arrived late. */
  readonly isLate: boolean;
  readonly isAcknowledged: boolean;
  /** Someone has muted the rule for the trailer. */
  readonly isMuted: boolean;
  /** Of the trailer. */
  readonly lastReport: Date;
}

/** What decides about a message besides its episode. */
export interface MessageRule {
  readonly severity: AlertSeverity;
  readonly windows: ActiveWindows | undefined;
  /** Shortest time between messages about one trailer to one recipient; 0 for one message per episode. */
  readonly rateLimitMs: number;
}

export interface MessageRecipient {
  /** Has access to the trailer now. Always true for addresses without an account. */
  readonly hasAccess: boolean;
  readonly isUnsubscribed: boolean;
  /** The channel is on for the severity. */
  readonly isChannelOn: boolean;
  readonly quietHours: QuietHours | undefined;
  /** Mails that are neither critical nor escalations are gathered until then. */
  readonly digest: Digest | undefined;
}

/** Messages that were sent to the recipient on the same channel. */
export interface SentMessages {
  /** The last one of the rule about the trailer. */
  readonly aboutTrailer: { readonly at: Date; readonly episodeId: string } | undefined;
  /** The last one of the rule. */
  readonly ofRule: Date | undefined;
  /** Mails of any rule within the last hour, oldest first, with the notices. Empty for other channels. */
  readonly mails: readonly { readonly at: Date; readonly isNotice: boolean }[];
}

export interface MessageRequest {
  readonly at: Date;
  readonly channel: 'email' | 'push' | 'webhook';
  /** A reminder is about an episode that a message was already sent about. */
  readonly kind: 'first' | 'reminder' | 'escalation';
  /** Why the message has waited until now. */
  readonly waitedFor: HeldBackReason | undefined;
  readonly episode: MessageEpisode;
  readonly rule: MessageRule;
  readonly recipient: MessageRecipient;
  readonly sent: SentMessages;
}

/** What becomes of a message. */
export type MessageDecision =
  | { readonly kind: 'send' }
  /** Asked again at `until`. `sendNotice` asks for one mail now that says that there are too many. */
  | { readonly kind: 'later'; readonly until: Date; readonly reason: HeldBackReason; readonly sendNotice: boolean }
  | { readonly kind: 'heldBack'; readonly reason: HeldBackReason };

/**
 * Decides about one message to one recipient. Whatever is not sent has a reason. Messages that wait for the same
 * instant are sent as one, which counts as one.
 */
export function decideMessage(request: MessageRequest): MessageDecision {
  return pointless(request) ?? outsideWindow(request) ?? tooOften(request) ?? waiting(request) ?? { kind: 'send' };
}

/** Whether messages that waited for a reason are sent as one per recipient, whatever rules they are about. */
export const isSummarized = (waitedFor: HeldBackReason | undefined): boolean =>
  waitedFor === 'quietHours' || waitedFor === 'digest' || waitedFor === 'hourlyLimit';

/** When an episode is due for a reminder; null if its rule sends one message per episode. */
export const reminderAt = ({ rateLimitMs }: Pick<MessageRule, 'rateLimitMs'>, lastSent: Date): Date | null =>
  rateLimitMs === 0 ? null : new Date(lastSent.getTime() + rateLimitMs);

const heldBack = (reason: HeldBackReason): MessageDecision => ({ kind: 'heldBack', reason });
const later = (until: Date, reason: HeldBackReason, sendNotice = false): MessageDecision => ({
  kind: 'later',
  until,
  reason,
  sendNotice,
});

/** A message that no one wants, now or later. */
function pointless({ at, kind, waitedFor, episode, recipient }: MessageRequest): MessageDecision | undefined {
  if (!recipient.hasAccess) return heldBack('noAccess');
  if (recipient.isUnsubscribed) return heldBack('unsubscribed');
  if (!recipient.isChannelOn) return heldBack('channelOff');
  if (episode.state === 'withdrawn') return heldBack('withdrawn');
  if (episode.isMuted) return heldBack('muted');
  const isOver = episode.state === 'ended';
  if (episode.state === 'dropped' || (isOver && (episode.isLate || kind !== 'first'))) return heldBack('ended');
  if (isOver && (waitedFor === 'rateLimit' || waitedFor === 'outsideWindow')) return heldBack(waitedFor);
  if (kind === 'first') return undefined;
  if (episode.isAcknowledged) return heldBack('acknowledged');
  const silentMs = at.getTime() - episode.lastReport.getTime();
  return kind === 'reminder' && silentMs >= CONNECTIVITY_POLICY.criticalFromMs ? heldBack('noReports') : undefined;
}

/** Outside of the windows only what still holds when they open is worth a message. */
function outsideWindow({ at, episode, rule: { windows } }: MessageRequest): MessageDecision | undefined {
  if (!windows || isActiveAt(windows, at)) return undefined;
  const opening = episode.state === 'open' ? nextEdgeAfter(windows, at) : null;
  return opening ? later(opening, 'outsideWindow') : heldBack('outsideWindow');
}

/** The rate limit of a rule, a trailer and a recipient. Escalations are for other recipients and have none. */
function tooOften({ at, kind, episode, rule: { rateLimitMs }, sent }: MessageRequest): MessageDecision | undefined {
  if (kind === 'escalation' || !sent.aboutTrailer) return undefined;
  const { episodeId, at: lastAt } = sent.aboutTrailer;
  const isSameEpisode = episodeId === episode.id;
  if (isSameEpisode && (kind === 'first' || rateLimitMs === 0)) return heldBack('oncePerEpisode');
  const free = new Date(lastAt.getTime() + rateLimitMs);
  if (free <= at) return undefined;
  return episode.state === 'open' ? later(free, 'rateLimit') : heldBack('rateLimit');
}

/** A message that is sent, but not yet. */
function waiting(request: MessageRequest): MessageDecision | undefined {
  const { at, channel, rule, recipient, sent } = request;
  const quiet = quietUntil(recipient.quietHours, rule.severity, at);
  if (quiet.kind === 'never') return heldBack('quietHours');
  if (quiet.kind === 'later') return later(quiet.until, 'quietHours');
  const gathered = isSummarized(request.waitedFor) ? undefined : (inDigest(request) ?? inGroup(request));
  return gathered ?? (channel === 'email' ? tooManyMails(at, sent.mails) : undefined);
}

function inDigest({ at, channel, kind, rule, recipient: { digest } }: MessageRequest): MessageDecision | undefined {
  if (!digest || channel !== 'email' || kind === 'escalation' || rule.severity === 'critical') return undefined;
  const due = nextDigestAt(digest, at);
  return due ? later(due, 'digest') : undefined;
}

function inGroup({ at, kind, sent: { ofRule } }: MessageRequest): MessageDecision | undefined {
  const ends = ofRule && new Date(ofRule.getTime() + MESSAGE_LIMITS.groupMs);
  return ends && ends > at && kind !== 'escalation' ? later(ends, 'grouped') : undefined;
}

/** The last mail of an hour says that there are too many, and counts. */
function tooManyMails(at: Date, mails: SentMessages['mails']): MessageDecision | undefined {
  const since = at.getTime() - MESSAGE_LIMITS.hourMs;
  const recent = mails.filter((mail) => mail.at.getTime() > since);
  const [oldest] = recent;
  const hasNotice = recent.some(({ isNotice }) => isNotice);
  const limit = hasNotice ? MESSAGE_LIMITS.mailsPerHour : MESSAGE_LIMITS.mailsPerHour - 1;
  if (!oldest || recent.length < limit) return undefined;
  const free = new Date(oldest.at.getTime() + MESSAGE_LIMITS.hourMs);
  return later(free, 'hourlyLimit', !hasNotice && recent.length < MESSAGE_LIMITS.mailsPerHour);
}
