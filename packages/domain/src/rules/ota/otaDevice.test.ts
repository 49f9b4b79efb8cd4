import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTA_REASONS, OTA_STATES, type OtaState } from '../../vocabulary/ota';
import {
  DEVICE_REASONS,
  followOtaEvent,
  isEnded,
  OTA_TRANSITIONS,
  type OtaDevice,
  type OtaEvent,
  type OtaProgress,
} from './otaDevice';

const TARGET = '4.18.2';
const BEFORE = '4.17.2';
const QUEUED: OtaDevice = {
  ...{ state: 'queued', attempt: 0, percent: 0, reason: null, detail: null, fromVersion: null },
};
const follow = (device: OtaDevice, ...events: OtaEvent[]) =>
  events.reduce((one, event) => followOtaEvent(one, event, TARGET), device);
const OFFER: OtaEvent = { kind: 'offer', reported: BEFORE };
const progress = (given: OtaProgress): OtaEvent => ({ kind: 'progress', progress: given });
const downloading = (percent: number, attempt = 1) => progress({ attempt, step: 'downloading', percent });
const VERIFYING = progress({ attempt: 1, step: 'verifying' });
const APPLIED = progress({ attempt: 1, step: 'applied' });
const FAILED = progress({ attempt: 1, step: 'failed', reason: 'hashMismatch', detail: 'block 7' });
const reported = (version: string): OtaEvent => ({ kind: 'reported', version });

describe('followOtaEvent', () => {
  it('is confirmed only by the version that the device reports', () => {
    const device = follow(QUEUED, OFFER, downloading(40), VERIFYING, APPLIED);
    expect(device).toMatchObject({ state: 'applied', attempt: 1, percent: 100, fromVersion: BEFORE });
    expect(follow(device, reported(BEFORE))).toBe(device);
    expect(follow(device, reported(TARGET))).toMatchObject({ state: 'confirmed', reason: null });
  });

  it('fails with the version that it reports instead', () => {
    expect(follow(QUEUED, OFFER, APPLIED, reported('4.17.9'))).toMatchObject({
      ...{ state: 'failed', reason: 'wrongVersion', detail: '4.17.9' },
    });
  });

  it.each<[string, readonly OtaEvent[], Partial<OtaDevice>]>([
    ['continues a download after a restart', [OFFER, downloading(60), downloading(20)], { percent: 60 }],
    ['ignores messages about another attempt', [OFFER, downloading(60, 2)], { state: 'offered', percent: 0 }],
    ['keeps the reason of a failure', [OFFER, FAILED], { state: 'failed', reason: 'hashMismatch', detail: 'block 7' }],
    ['confirms a late report', [OFFER, FAILED, reported(TARGET)], { state: 'confirmed', reason: null }],
    [
      'does not judge a version without an earlier one',
      [{ kind: 'offer', reported: null }, reported('1')],
      { state: 'offered' },
    ],
    ['does not offer what is installed', [{ kind: 'offer', reported: TARGET }], { state: 'confirmed', attempt: 0 }],
    ['expires after its deadline', [OFFER, { kind: 'deadline' }], { state: 'expired', reason: 'deadlinePassed' }],
    ['has no deadline once it is applied', [OFFER, APPLIED, { kind: 'deadline' }], { state: 'applied' }],
    ['fails without a report', [OFFER, APPLIED, { kind: 'unconfirmed' }], { state: 'failed', reason: 'notConfirmed' }],
    [
      'ends a download that is canceled',
      [OFFER, downloading(5), { kind: 'cancel' }],
      { state: 'expired', reason: 'canceled' },
    ],
    ['does not stop an installation', [OFFER, VERIFYING, { kind: 'cancel' }], { state: 'verifying' }],
    [
      'is queued again',
      [OFFER, FAILED, { kind: 'retry', maxAttempts: 2 }],
      { state: 'queued', attempt: 1, reason: null },
    ],
    ['keeps a failure without attempts left', [OFFER, FAILED, { kind: 'retry', maxAttempts: 1 }], { state: 'failed' }],
  ])('%s', (_, events, expected) => {
    expect(follow(QUEUED, ...events)).toMatchObject(expected);
  });

  it('ends in the same state however often and in whatever order messages of a device arrive', () => {
    fc.assert(
      fc.property(
        fc.array(deviceMessages, { maxLength: 8 }),
        fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
        (sent, picks) => {
          const start = follow(QUEUED, OFFER);
          const repeated = [...sent, ...sent];
          const shuffled = repeated
            .map((event, at) => ({ event, order: picks[at] ?? 0 }))
            .sort((a, b) => a.order - b.order)
            .map(({ event }) => event);
          expect(follow(start, ...shuffled)).toEqual(follow(start, ...sent));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('changes its state only as the table allows', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
        let device = QUEUED;
        for (const event of events) {
          const after = followOtaEvent(device, event, TARGET);
          if (after.state !== device.state) expect(OTA_TRANSITIONS[device.state]).toContain(after.state);
          expect(after.attempt).toBeGreaterThanOrEqual(device.attempt);
          expect((after.state === 'failed' || after.state === 'expired') === (after.reason !== null)).toBe(true);
          device = after;
        }
      }),
    );
  });

  it('has words for every state and reason', () => {
    expect(OTA_STATES.map(({ id }) => id)).toEqual(Object.keys(OTA_TRANSITIONS) as OtaState[]);
    expect(OTA_REASONS.slice(0, DEVICE_REASONS.length).map(({ id }) => id)).toEqual([...DEVICE_REASONS]);
    expect(OTA_STATES.filter(({ id }) => isEnded({ state: id })).map(({ id }) => id)).toEqual([
      'confirmed',
      'failed',
      'expired',
    ]);
  });
});

const deviceMessages: fc.Arbitrary<OtaEvent> = fc.oneof(
  fc
    .record({ attempt: fc.constantFrom(1, 2), percent: fc.nat(100) })
    .map(({ attempt, percent }) => downloading(percent, attempt)),
  fc.constantFrom(VERIFYING, APPLIED),
  fc
    .record({ reason: fc.constantFrom(...DEVICE_REASONS), detail: fc.constantFrom(null, 'a', 'b') })
    .map((given) => progress({ attempt: 1, step: 'failed', ...given })),
  fc.constantFrom(BEFORE, TARGET, '4.17.9', '4.16.8').map(reported),
);
const anyEvent: fc.Arbitrary<OtaEvent> = fc.oneof(
  deviceMessages,
  fc.constantFrom<OtaEvent>(
    OFFER,
    { kind: 'offer', reported: null },
    { kind: 'deadline' },
    { kind: 'unconfirmed' },
    { kind: 'cancel' },
    { kind: 'retry', maxAttempts: 3 },
  ),
);
