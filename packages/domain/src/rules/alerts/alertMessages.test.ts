import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedWords as de } from '../../languages/de';
import { sharedWords as es } from '../../languages/es';
import {
  decideMessage,
  isSummarized,
  type MessageDecision,
  type MessageEpisode,
  type MessageRecipient,
  type MessageRequest,
  type MessageRule,
  reminderAt,
  type SentMessages,
} from './alertMessages';
import { HELD_BACK_TEXTS, type HeldBackReason } from './heldBack';
import { quietUntil } from './quietHours';

const START = Date.parse('2026-11-17T15:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

const EPISODE: MessageEpisode = {
  ...{ id: 'a', state: 'open', isLate: false, isAcknowledged: false, isMuted: false },
  lastReport: at(0),
};
const RULE: MessageRule = { severity: 'caution', windows: undefined, rateLimitMs: DAY_MS };
const RECIPIENT: MessageRecipient = {
  hasAccess: true,
  isUnsubscribed: false,
  isChannelOn: true,
  quietHours: undefined,
  digest: undefined,
};
const SENT: SentMessages = { aboutTrailer: undefined, ofRule: undefined, mails: [] };
/** In UTC, at the start of the test: 12:00 to 16:00 is inside, 20:00 to 22:00 is outside. */
const window = (from: string, to: string) => ({ zone: 'UTC', windows: [{ days: ALL_DAYS, from, to }] });
const quiet = (from: string, to: string) => ({ ...window(from, to), criticalPasses: true });

interface Change {
  at?: Date;
  channel?: MessageRequest['channel'];
  kind?: MessageRequest['kind'];
  waitedFor?: HeldBackReason | undefined;
  episode?: Partial<MessageEpisode>;
  rule?: Partial<MessageRule>;
  recipient?: Partial<MessageRecipient>;
  sent?: Partial<SentMessages>;
}
const decide = ({ episode, rule, recipient, sent, ...rest }: Change): MessageDecision =>
  decideMessage({
    at: at(0),
    channel: 'email',
    kind: 'first',
    waitedFor: undefined,
    ...rest,
    episode: { ...EPISODE, ...episode },
    rule: { ...RULE, ...rule },
    recipient: { ...RECIPIENT, ...recipient },
    sent: { ...SENT, ...sent },
  });
const DIGEST = { zone: 'UTC', days: ALL_DAYS, time: '16:00' };
const mails = (count: number, notices = 0) =>
  Array.from({ length: count }, (_, index) => ({ at: at(index - 59), isNotice: index < notices }));

it.each<[string, Change]>([
  ['about an alert', {}],
  ['about an event', { episode: { state: 'event' } }],
  ['about one that ended while it waited', { episode: { state: 'ended' } }],
  ['about a late one that holds', { episode: { isLate: true } }],
  ['about one that was acknowledged before', { episode: { isAcknowledged: true } }],
  ['within a window', { rule: { windows: window('12:00', '16:00') } }],
  ['outside of quiet hours', { recipient: { quietHours: quiet('20:00', '22:00') } }],
  [
    'that is critical, during quiet hours',
    { rule: { severity: 'critical' }, recipient: { quietHours: quiet('12:00', '16:00') } },
  ],
  [
    'with quiet hours without a window',
    { recipient: { quietHours: { zone: 'UTC', windows: [], criticalPasses: false } } },
  ],
  [
    'about another episode of a rule with one message each',
    { rule: { rateLimitMs: 0 }, sent: { aboutTrailer: { at: at(-10), episodeId: 'b' } } },
  ],
  ['once the rate limit is over', { sent: { aboutTrailer: { at: at(-1_440), episodeId: 'b' } } }],
  ['as a reminder', { kind: 'reminder', sent: { aboutTrailer: { at: at(-1_440), episodeId: 'a' } } }],
  ['as an escalation', { kind: 'escalation', sent: { aboutTrailer: { at: at(-10), episodeId: 'a' } } }],
  ['of a silent trailer as an escalation', { kind: 'escalation', episode: { lastReport: at(-20 * 1_440) } }],
  ['five minutes after another of the rule', { sent: { ofRule: at(-5) } }],
  ['after 28 mails', { sent: { mails: mails(28) } }],
  ['after 29 mails with a notice', { sent: { mails: mails(29, 1) } }],
  [
    'after many mails of more than an hour ago',
    { sent: { mails: mails(30).map((mail) => ({ ...mail, at: at(-60) })) } },
  ],
  ['that is critical, in spite of a digest', { rule: { severity: 'critical' }, recipient: { digest: DIGEST } }],
  ['as an escalation, in spite of a digest', { kind: 'escalation', recipient: { digest: DIGEST } }],
  ['as an escalation right after another of the rule', { kind: 'escalation', sent: { ofRule: at(-1) } }],
  ['by push, in spite of a digest', { channel: 'push', recipient: { digest: DIGEST } }],
  ['in a digest that is due', { waitedFor: 'digest', recipient: { digest: DIGEST }, sent: { ofRule: at(-1) } }],
  ['by push, whatever mails were sent', { channel: 'push', sent: { mails: mails(30) } }],
])('sends a message %s', (_, change) => expect(decide(change)).toEqual({ kind: 'send' }));

it.each<[keyof typeof HELD_BACK_TEXTS, Change]>([
  ['noAccess', { recipient: { hasAccess: false } }],
  ['unsubscribed', { recipient: { isUnsubscribed: true } }],
  ['channelOff', { recipient: { isChannelOn: false } }],
  ['withdrawn', { episode: { state: 'withdrawn' } }],
  ['rateLimit', { waitedFor: 'rateLimit', episode: { state: 'ended' } }],
  ['outsideWindow', { waitedFor: 'outsideWindow', episode: { state: 'ended' } }],
  ['muted', { episode: { isMuted: true } }],
  ['ended', { episode: { state: 'ended', isLate: true } }],
  ['ended', { episode: { state: 'dropped' } }],
  ['ended', { kind: 'reminder', episode: { state: 'ended' } }],
  ['acknowledged', { kind: 'reminder', episode: { isAcknowledged: true } }],
  ['acknowledged', { kind: 'escalation', episode: { isAcknowledged: true } }],
  ['noReports', { kind: 'reminder', episode: { lastReport: at(-10 * 1_440) } }],
  ['outsideWindow', { episode: { state: 'event' }, rule: { windows: window('20:00', '22:00') } }],
  ['outsideWindow', { episode: { state: 'ended' }, rule: { windows: window('20:00', '22:00') } }],
  ['oncePerEpisode', { sent: { aboutTrailer: { at: at(-2_000), episodeId: 'a' } } }],
  [
    'oncePerEpisode',
    { kind: 'reminder', rule: { rateLimitMs: 0 }, sent: { aboutTrailer: { at: at(-2_000), episodeId: 'a' } } },
  ],
  ['rateLimit', { episode: { state: 'event' }, sent: { aboutTrailer: { at: at(-1_439), episodeId: 'b' } } }],
  ['quietHours', { recipient: { quietHours: quiet('00:00', '00:00') } }],
])('holds a message back: %s', (reason, change) => expect(decide(change)).toEqual({ kind: 'heldBack', reason }));

it.each<[string, until: Date, Change, sendNotice?: boolean]>([
  ['outsideWindow', at(300), { rule: { windows: window('20:00', '22:00') } }],
  ['rateLimit', at(1), { sent: { aboutTrailer: { at: at(-1_439), episodeId: 'b' } } }],
  ['quietHours', at(60), { recipient: { quietHours: quiet('12:00', '16:00') } }],
  [
    'quietHours',
    at(60),
    {
      rule: { severity: 'critical' },
      recipient: { quietHours: { ...quiet('12:00', '16:00'), criticalPasses: false } },
    },
  ],
  ['digest', at(60), { recipient: { digest: DIGEST } }],
  [
    'quietHours',
    at(60),
    { waitedFor: 'quietHours', recipient: { quietHours: quiet('12:00', '16:00'), digest: DIGEST } },
  ],
  ['grouped', at(1), { sent: { ofRule: at(-4) } }],
  ['hourlyLimit', at(1), { sent: { mails: mails(29) } }, true],
  ['hourlyLimit', at(1), { sent: { mails: mails(30, 1) } }],
  ['hourlyLimit', at(1), { sent: { mails: mails(30) } }],
])('sends a message later: %s', (reason, until, change, sendNotice = false) => {
  expect(decide(change)).toEqual({ kind: 'later', until, reason, sendNotice });
});

it('reminds a day later, if the rule reminds', () => {
  expect(reminderAt(RULE, at(0))).toEqual(at(1_440));
  expect(reminderAt({ rateLimitMs: 0 }, at(0))).toBeNull();
});

it('knows quiet hours over midnight in the zone of the user', () => {
  const nights = {
    zone: 'America/Chicago',
    windows: [{ days: ALL_DAYS, from: '22:00', to: '06:00' }],
    criticalPasses: true,
  };
  const midnight = new Date('2026-11-01T05:00:00Z');
  expect(quietUntil(nights, 'good', midnight)).toEqual({ kind: 'later', until: new Date('2026-11-01T12:00:00Z') });
  expect(quietUntil(nights, 'critical', midnight)).toEqual({ kind: 'now' });
  expect(quietUntil(undefined, 'good', midnight)).toEqual({ kind: 'now' });
});

/** Sends messages as a host does: whatever waits for the same instant for one recipient is sent as one. */
function run(
  firings: readonly { minute: number; rule: number; trailer: number }[],
  options: { windows?: string; quiet?: string; rateLimitMs: number },
) {
  const rule = {
    ...RULE,
    rateLimitMs: options.rateLimitMs,
    windows: options.windows ? window(options.windows, '22:00') : undefined,
  };
  const recipient = { ...RECIPIENT, quietHours: options.quiet ? { ...quiet(options.quiet, '19:00') } : undefined };
  const sends: { at: number; rule: number; trailers: number[]; isNotice: boolean }[] = [];
  const reasons: string[] = [];
  let queue = firings.map((firing, index) => ({
    ...{ ...firing, id: String(index), at: at(firing.minute).getTime() },
    waitedFor: undefined as HeldBackReason | undefined,
  }));
  let outcomes = 0;
  while (queue.length > 0) {
    queue.sort((a, b) => a.at - b.at || a.rule - b.rule);
    const now = (queue[0] as (typeof queue)[number]).at;
    const due = queue.filter((one) => one.at === now);
    queue = queue.filter((one) => one.at !== now);
    const before = sends.length;
    for (const one of due) {
      const sentNow = sends.slice(before).find((send) => send.rule === one.rule && !send.isNotice);
      const about = sends.filter((send) => send.rule === one.rule && send.trailers.includes(one.trailer)).at(-1);
      const earlier = sends.slice(0, before);
      const decision = decide({
        at: new Date(now),
        episode: { id: one.id },
        // A host sends those of all rules as one, which counts as one. Here each rule has its own.
        waitedFor: isSummarized(one.waitedFor) ? undefined : one.waitedFor,
        rule,
        recipient,
        sent: {
          aboutTrailer: about && { at: new Date(about.at), episodeId: 'earlier' },
          // Messages of this instant are one message.
          ofRule: dateOf(
            (sentNow ? earlier : sends).filter((send) => send.rule === one.rule && !send.isNotice).at(-1)?.at,
          ),
          mails: (sentNow ? [] : sends).map((send) => ({ at: new Date(send.at), isNotice: send.isNotice })),
        },
      });
      if (decision.kind === 'heldBack') reasons.push(decision.reason);
      if (decision.kind === 'later') {
        expect(decision.until.getTime()).toBeGreaterThan(now);
        reasons.push(decision.reason);
        if (decision.sendNotice) sends.push({ at: now, rule: -1, trailers: [], isNotice: true });
        queue.push({ ...one, at: decision.until.getTime(), waitedFor: decision.reason });
        continue;
      }
      outcomes++;
      if (decision.kind === 'send' && sentNow) sentNow.trailers.push(one.trailer);
      else if (decision.kind === 'send')
        sends.push({ at: now, rule: one.rule, trailers: [one.trailer], isNotice: false });
    }
  }
  return { sends, reasons, outcomes };
}
const dateOf = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant));

it('never exceeds a limit, loses nothing, and has a reason for all that is not sent at once', () => {
  const reasonsSeen = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(fc.record({ minute: fc.nat(600), rule: fc.nat(40), trailer: fc.nat(3) }), {
        maxLength: 150,
        size: 'max',
      }),
      fc.record({
        windows: fc.constantFrom(undefined, '16:00'),
        quiet: fc.constantFrom(undefined, '17:00'),
        rateLimitMs: fc.constantFrom(0, 30 * MINUTE_MS, DAY_MS),
      }),
      (firings, options) => {
        const { sends, reasons, outcomes } = run(firings, options);
        expect(outcomes).toBe(firings.length);
        for (const reason of reasons) {
          expect(Object.keys(HELD_BACK_TEXTS)).toContain(reason);
          reasonsSeen.add(reason);
        }
        for (const { at: end } of sends) {
          expect(sends.filter((send) => send.at > end - 60 * MINUTE_MS && send.at <= end).length).toBeLessThanOrEqual(
            30,
          );
        }
        const messages = sends.filter(({ isNotice }) => !isNotice);
        for (const [index, send] of messages.entries()) {
          const earlier = messages.slice(0, index).filter(({ rule }) => rule === send.rule);
          expect(earlier.every((one) => send.at - one.at >= 5 * MINUTE_MS)).toBe(true);
          const sameTrailer = earlier.filter(({ trailers }) =>
            trailers.some((trailer) => send.trailers.includes(trailer)),
          );
          expect(sameTrailer.every((one) => send.at - one.at >= options.rateLimitMs)).toBe(true);
        }
      },
    ),
    { numRuns: 100 },
  );
  expect([...reasonsSeen].sort()).toEqual(['grouped', 'hourlyLimit', 'outsideWindow', 'quietHours', 'rateLimit']);
});

describe('reasons', () => {
  it.each([
    ['German', de],
    ['Spanish', es],
  ])('have a text in %s', (_, words) => {
    const asKey = (text: string) => text.replace(/\d+/g, '{1}');
    expect(Object.values(HELD_BACK_TEXTS).filter((text) => !words[asKey(text)])).toEqual([]);
  });
});
