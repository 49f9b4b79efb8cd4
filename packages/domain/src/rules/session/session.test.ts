import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterSignIn, isInsidePortal } from './afterSignIn';
import { isPasswordValid, passwordRules } from './password';
import { daysLeftFromMessage, passwordExpiry } from './passwordExpiry';
import { SESSION_POLICY, sessionStep, withinRefreshGrace } from './session';

const START = Date.parse('2026-11-17T08:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);
const times = (now: number, token: number, idle: number, end = 720) => ({
  now: at(now),
  tokenExpiresAt: at(token),
  sessionEndsAt: at(end),
  lastActivityAt: at(now - idle),
});

describe('sessionStep', () => {
  test.each([
    ['does nothing while the token is new', times(10, 60, 0), 'none'],
    ['renews within five minutes of the expiry', times(55, 60, 0), 'renew'],
    ['does not renew earlier', times(54.9, 60, 0), 'none'],
    ['renews at the end of the activity window', times(56, 60, 30), 'renew'],
    ['does nothing for idle users', times(56, 60, 30.1), 'none'],
    ['warns idle users two minutes before the expiry', times(58, 60, 31), 'warn'],
    ['ends with the token of idle users', times(60, 60, 31), 'end'],
    ['renews late if the device was asleep but the user is active', times(90, 60, 0), 'renew'],
    ['warns all users before the absolute end', times(718, 720, 0), 'warn'],
    ['does not renew beyond the absolute end', times(716, 720, 0), 'none'],
    ['ends at the absolute end', times(720, 720, 0), 'end'],
    ['ends at the absolute end even with a valid token', times(720, 760, 0), 'end'],
  ])('%s', (_, input, kind) => expect(sessionStep(input).kind).toBe(kind));

  test('warns with the time of the end', () => {
    expect(sessionStep(times(58, 60, 31))).toEqual({ kind: 'warn', endsAt: at(60) });
    expect(sessionStep(times(719, 720, 0))).toEqual({ kind: 'warn', endsAt: at(720) });
  });

  test('never exceeds the absolute end', () => {
    const minutes = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(minutes, minutes, minutes, (now, token, idle) => {
        expect(sessionStep(times(now, token, idle)).kind === 'end' || now < 720).toBe(true);
      }),
    );
  });
});

test.each([
  [0, true],
  [20_000, true],
  [20_001, false],
  [-1, false],
])('a token replaced %i ms ago is still accepted once: %s', (ms, expected) => {
  expect(withinRefreshGrace(at(0), new Date(START + ms))).toBe(expected);
  expect(SESSION_POLICY.pollMs).toBe(5_000);
});

test.each([
  [null, false, 'fine'],
  [16, false, 'fine'],
  [15, false, 'prompt'],
  [15, true, 'fine'],
  [1, false, 'prompt'],
  [0, true, 'expired'],
] as const)('%s days left, dismissed %s: %s', (days, dismissed, expected) =>
  expect(passwordExpiry(days, dismissed)).toBe(expected),
);

test('treats the message for an expired password as zero days', () => {
  expect(daysLeftFromMessage('Account password has expired for user a@b.co. Please reset your password.')).toBe(0);
  expect(daysLeftFromMessage('Incorrect username or password.')).toBeUndefined();
});

describe('afterSignIn', () => {
  const go = (roles: string[], stored?: string | null, requested?: string) =>
    afterSignIn({ roles, stored, requested, landing: '/control' });

  test.each([
    [go(['CUSTOMER_1']), '/control'],
    [go(['CUSTOMER_1'], '/fleet/currentFleetStatus?x=1'), '/fleet/currentFleetStatus?x=1'],
    [go(['CUSTOMER_1'], null, '/geofence'), '/geofence'],
    [go(['CUSTOMER_1'], '/parts', '/geofence'), '/parts'],
    [go(['CUSTOMER_1'], '/'), '/control'],
    [go(['CUSTOMER_1'], '//evil.example', '/\\evil.example'), '/control'],
    [go(['TECHNICIAN'], '/parts'), '/help/troubleshooting'],
  ])('%s', (result, path) => expect(result).toBe(path));

  test.each(['//a', '/\\a', 'https://a', 'javascript:alert(1)', '', '/a\n', 'control'])('%j is not followed', (path) =>
    expect(isInsidePortal(path)).toBe(false),
  );
});

describe('passwordRules', () => {
  const failed = (password: string, context = {}) =>
    passwordRules(password, context)
      .filter(({ met }) => !met)
      .map(({ id }) => id);

  test.each([
    ['Abcdef1!x', []],
    ['Abcde1!x', ['length']],
    [`Aa1!${'x'.repeat(124)}`, []],
    [`Aa1!${'x'.repeat(125)}`, ['length']],
    ['ABCDEF1!X', ['lowercase']],
    ['abcdef1!x', ['uppercase']],
    ['Abcdefg!x', ['digit']],
    ['Abcdefg1x', ['special']],
    ['Abcdef1?x', ['special']],
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
  ])('%s fails %j', (password, rules) => expect(failed(password)).toEqual(rules));

  test('checks common passwords and the confirmation only if given', () => {
    expect(failed('Abcdef1!x', { isCommon: () => true, confirmation: 'Abcdef1!y' })).toEqual(['uncommon', 'match']);
    expect(isPasswordValid('Abcdef1!x', { isCommon: () => false, confirmation: 'Abcdef1!x' })).toBe(true);
  });
});
