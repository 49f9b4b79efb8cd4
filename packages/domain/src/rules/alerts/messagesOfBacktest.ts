import { decideMessage, type MessageEpisode, type MessageRule, type SentMessages } from './alertMessages';
import type { HeldBackReason } from './heldBack';

/** An alert of a back-test. */
export interface BacktestEpisode {
  /** Names the trailer or the geofence. */
  readonly subjectId: string;
  readonly since: Date;
  /** Null while it holds. */
  readonly endedAt: Date | null;
}

/** What the alerts of a rule would have sent to one recipient. */
export interface BacktestMessages {
  readonly sent: number;
  readonly heldBack: number;
  /** Of those that were held back, by their reason. */
  readonly reasons: ReadonlyMap<HeldBackReason, number>;
}

interface Waiting {
  readonly atMs: number;
  readonly index: number;
  readonly kind: 'first' | 'reminder';
  readonly waitedFor: HeldBackReason | undefined;
}

/** The latest message about each trailer or geofence, and of the rule. */
interface Outbox {
  readonly aboutTrailers: Map<string, NonNullable<SentMessages['aboutTrailer']>>;
  ofRule: Date | undefined;
}

const RECIPIENT = { hasAccess: true, isUnsubscribed: false, isChannelOn: true } as const;
const SETTINGS = { quietHours: undefined, digest: undefined } as const;

/**
 * The mails that a rule would have sent to one recipient who acknowledges nothing and has no quiet hours: the first one
 * about each alert, and reminders while it holds. Messages of one instant are one mail.
 *
 * @param now reminders after it are not counted
 */
export function messagesOfBacktest(
  episodes: readonly BacktestEpisode[],
  rule: MessageRule,
  now: Date,
): BacktestMessages {
  const waiting: Waiting[] = episodes
    .map(({ since }, index): Waiting => ({ atMs: since.getTime(), index, kind: 'first', waitedFor: undefined }))
    .sort((a, b) => b.atMs - a.atMs);
  const outbox: Outbox = { aboutTrailers: new Map(), ofRule: undefined };
  const reasons = new Map<HeldBackReason, number>();
  let sent = 0;
  for (let batch = nextBatch(waiting, now); batch.length > 0; batch = nextBatch(waiting, now)) {
    const due = batch.filter((message) => {
      const decision = decide(message, episodes, rule, outbox);
      if (decision.kind === 'later') {
        insert(waiting, { ...message, atMs: decision.until.getTime(), waitedFor: decision.reason });
      }
      if (decision.kind === 'heldBack') reasons.set(decision.reason, (reasons.get(decision.reason) ?? 0) + 1);
      return decision.kind === 'send';
    });
    const [first] = due;
    if (!first) continue;
    sent += 1;
    const at = new Date(first.atMs);
    outbox.ofRule = at;
    for (const { index } of due) {
      outbox.aboutTrailers.set(episodes[index]?.subjectId ?? '', { at, episodeId: String(index) });
      if (rule.rateLimitMs > 0)
        insert(waiting, { index, kind: 'reminder', atMs: first.atMs + rule.rateLimitMs, waitedFor: undefined });
    }
  }
  return { sent, heldBack: [...reasons.values()].reduce((total, count) => total + count, 0), reasons };
}

/** Takes the messages of the next instant, unless it is yet to come. */
function nextBatch(waiting: Waiting[], now: Date): Waiting[] {
  const atMs = waiting.at(-1)?.atMs;
  const batch: Waiting[] = [];
  if (atMs === undefined || atMs > now.getTime()) return batch;
  while (waiting.at(-1)?.atMs === atMs) batch.push(waiting.pop() as Waiting);
  return batch;
}

/** Keeps the latest first. */
function insert(waiting: Waiting[], message: Waiting): void {
  waiting.splice(waiting.findLastIndex(({ atMs }) => atMs >= message.atMs) + 1, 0, message);
}

function decide(
  { atMs, index, kind, waitedFor }: Waiting,
  episodes: readonly BacktestEpisode[],
  rule: MessageRule,
  outbox: Outbox,
) {
  const { subjectId, since, endedAt } = episodes[index] as BacktestEpisode;
  const at = new Date(atMs);
  const state: MessageEpisode['state'] =
    endedAt?.getTime() === since.getTime() ? 'event' : endedAt === null || endedAt > at ? 'open' : 'ended';
  // A reminder of an alert that is over is not held back: there is none.
  if (kind === 'reminder' && state !== 'open') return { kind: 'none' } as const;
  return decideMessage({
    ...{ at, channel: 'email', kind, rule, recipient: { ...RECIPIENT, ...SETTINGS } },
    waitedFor,
    episode: { id: String(index), state, isLate: false, isAcknowledged: false, isMuted: false, lastReport: at },
    // Grouped as they are, the mails of one rule never exceed the limit of an hour.
    sent: { aboutTrailer: outbox.aboutTrailers.get(subjectId), ofRule: outbox.ofRule, mails: [] },
  });
}
