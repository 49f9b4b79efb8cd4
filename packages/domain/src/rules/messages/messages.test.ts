import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FEATURES, type FeatureName } from '../../vocabulary/features';
import { MESSAGE_SEVERITIES, MessageState } from '../../vocabulary/messages';
import { ROLES, type RoleKind } from '../../vocabulary/roles';
import { type MessageAudience, matchingMemberships, membershipsOf } from './messageAudience';
import { MESSAGE_POLICY } from './messagePolicy';
import { type MessageDraft, messageProblems } from './messageProblems';
import { compareMessages, messageState, nextMessageChange } from './messageState';

const NOW = new Date('2026-11-17T15:12:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const EVERYONE: MessageAudience = { roles: [], customerIds: [], features: [] };
const FEATURES_OF: Record<number, readonly FeatureName[]> = { 1: ['Insight', 'GeofenceV2'], 2: ['ThermoKing'] };
const hasFeature = (feature: FeatureName, customerId: number | null) =>
  customerId === null
    ? Object.values(FEATURES_OF).some((features) => features.includes(feature))
    : FEATURES_OF[customerId]?.includes(feature) === true;
const isReached = (audience: Partial<MessageAudience>, roles: readonly string[]) =>
  matchingMemberships({ ...EVERYONE, ...audience }, membershipsOf(roles), hasFeature).length > 0;

test.each<[roles: string[], expected: string[]]>([
  [['ADMINS'], ['ADMINS']],
  [['CUSTOMER_1'], ['CUSTOMER at 1']],
  [
    ['CUSTOMER_1', 'CUSTOMER_ADMIN_3'],
    ['CUSTOMER at 1', 'CUSTOMER_ADMIN at 3'],
  ],
  [
    ['OEM', 'CUSTOMER_1', 'CUSTOMER_2'],
    ['OEM at 1', 'OEM at 2'],
  ],
  [['OEM'], ['OEM']],
  [
    ['TECHNICIAN', 'CUSTOMER_1'],
    ['TECHNICIAN', 'CUSTOMER at 1'],
  ],
  [['CUSTOMER', 'UNKNOWN_ROLE'], []],
])('the memberships of %j are %j', (roles, expected) => {
  const texts = membershipsOf(roles).map(({ role, customerId }) => (customerId ? `${role} at ${customerId}` : role));
  expect(texts).toEqual(expected);
});

describe('an audience', () => {
  test.each<[audience: Partial<MessageAudience>, roles: string[], expected: boolean]>([
    [{}, ['DEALER'], true],
    [{}, [], false],
    [{ roles: ['CUSTOMER'] }, ['CUSTOMER_1'], true],
    [{ roles: ['CUSTOMER'] }, ['CUSTOMER_ADMIN_1'], false],
    // These CUSTOMER roles only name the customers of the installer.
    [{ roles: ['CUSTOMER'] }, ['CUSTOMER_INSTALLER', 'CUSTOMER_1'], false],
    [{ customerIds: [1] }, ['CUSTOMER_1'], true],
    [{ customerIds: [1] }, ['CUSTOMER_2'], false],
    [{ customerIds: [1] }, ['OEM', 'CUSTOMER_1'], true],
    // Staff see every customer's trailers, but they aren't its users.
    [{ customerIds: [1] }, ['ADMINS'], false],
    [{ roles: ['CUSTOMER_ADMIN'], customerIds: [1] }, ['CUSTOMER_1', 'CUSTOMER_ADMIN_3'], false],
    [{ roles: ['CUSTOMER_ADMIN'], customerIds: [3] }, ['CUSTOMER_1', 'CUSTOMER_ADMIN_3'], true],
    [{ features: ['Insight'] }, ['CUSTOMER_1'], true],
    [{ features: ['Insight'] }, ['CUSTOMER_2'], false],
    [{ features: ['Insight', 'ThermoKing'] }, ['CUSTOMER_2'], true],
    [{ features: ['Insight'], customerIds: [2] }, ['CUSTOMER_1', 'CUSTOMER_2'], false],
    [{ features: ['Insight'] }, ['ADMINS'], true],
    [{ features: ['TowAlert'] }, ['ADMINS'], false],
    [{ features: ['Insight'] }, ['TECHNICIAN'], true],
    [{ features: ['Insight'] }, ['DEALER'], false],
  ])('%j includes a user with %j: %s', (audience, roles, expected) => {
    expect(isReached(audience, roles)).toBe(expected);
  });

  const anyRole = fc.constantFrom<RoleKind>(...ROLES.map(({ id }) => id));
  const anyAudience = fc.record({
    roles: fc.uniqueArray(anyRole, { maxLength: 3 }),
    customerIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    features: fc.uniqueArray(fc.constantFrom(...FEATURES.slice(0, 4).map(({ id }) => id)), { maxLength: 2 }),
  });
  const anyRoles = fc.array(
    fc.oneof(
      fc.constantFrom('ADMINS', 'DEALER', 'OEM', 'TECHNICIAN', 'CUSTOMER'),
      fc.integer({ min: 1, max: 3 }).map((id) => `CUSTOMER_${id}`),
      fc.integer({ min: 1, max: 3 }).map((id) => `CUSTOMER_ADMIN_${id}`),
    ),
    { maxLength: 4 },
  );

  it('never reaches more users with a further condition', () => {
    fc.assert(
      fc.property(anyAudience, anyRoles, (audience, roles) => {
        if (!isReached(audience, roles)) return;
        for (const dropped of [{ roles: [] }, { customerIds: [] }, { features: [] }])
          expect(isReached({ ...audience, ...dropped }, roles)).toBe(true);
      }),
    );
  });

  it('never reaches a user without a role at one of its customers', () => {
    fc.assert(
      fc.property(anyAudience, anyRoles, (audience, roles) => {
        fc.pre(audience.customerIds.length > 0);
        const isOfCustomer = audience.customerIds.some((id) => roles.some((role) => role.endsWith(`_${id}`)));
        if (!isOfCustomer) expect(isReached(audience, roles)).toBe(false);
      }),
    );
  });
});

test.each<[from: number, until: number | null, withdrawn: number | null, state: string, next: number | null]>([
  [-5, 5, null, MessageState.Shown, 5],
  [0, null, null, MessageState.Shown, null],
  [1, 5, null, MessageState.Scheduled, 1],
  [-5, 0, null, MessageState.Ended, null],
  [-5, 5, -1, MessageState.Withdrawn, null],
  [1, null, -1, MessageState.Withdrawn, null],
])('from %i, until %s, withdrawn %s: %s until %s', (from, until, withdrawn, state, next) => {
  const times = {
    from: at(from),
    until: until === null ? null : at(until),
    withdrawnAt: withdrawn === null ? null : at(withdrawn),
  };
  expect(messageState(times, NOW)).toBe(state);
  expect(nextMessageChange(times, NOW)).toEqual(next === null ? null : at(next));
});

describe('the order of messages', () => {
  it('is by severity, then the newest', () => {
    const message = (id: string, severity: 'critical' | 'warning' | 'info', from: number) => ({
      id,
      severity,
      from: at(from),
    });
    const sorted = [
      message('a', 'info', 3),
      message('b', 'critical', 1),
      message('c', 'warning', 2),
      message('d', 'critical', 2),
    ].sort(compareMessages);
    expect(sorted.map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('is total', () => {
    const anyMessage = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      severity: fc.constantFrom(...MESSAGE_SEVERITIES.map(({ id }) => id)),
      from: fc.integer({ min: 0, max: 3 }).map(at),
    });
    fc.assert(
      fc.property(anyMessage, anyMessage, anyMessage, (a, b, c) => {
        expect(Math.sign(compareMessages(a, b))).toBe(-Math.sign(compareMessages(b, a)) || 0);
        if (compareMessages(a, b) <= 0 && compareMessages(b, c) <= 0)
          expect(compareMessages(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a draft', () => {
  const DRAFT: MessageDraft = {
    ...EVERYONE,
    ...{ severity: 'info', text: 'Maintenance on Sunday', from: null, until: null, isDismissible: true },
  };
  const days = (count: number) => at(count * 24 * 60);
  test.each<[change: Partial<MessageDraft>, expected: string[]]>([
    [{}, []],
    [{ severity: 'loud' }, ['severity unknown']],
    [{ text: ' \n' }, ['text missing']],
    [{ text: 'x'.repeat(MESSAGE_POLICY.textLength) }, []],
    [{ text: 'x'.repeat(MESSAGE_POLICY.textLength + 1) }, ['text tooLong']],
    [{ text: 'a\u0007b' }, ['text notPlain']],
    [{ text: 'a\ud800' }, ['text notPlain']],
    [{ text: 'a\n\n* b\r\n\t* c' }, []],
    [{ text: '[Open](javascript:alert(1))' }, ['text link']],
    [{ text: '- a\n  - b\n    - c\n      - d' }, ['text tooDeep']],
    [{ roles: ['KING'] }, ['roles unknown']],
    [{ features: ['Insight', 'Flying'] }, ['features unknown']],
    [{ customerIds: Array.from({ length: MESSAGE_POLICY.customers + 1 }, (_, id) => id + 1) }, ['customers tooMany']],
    [{ isDismissible: false }, ['until missing']],
    [{ isDismissible: false, until: at(5) }, []],
    [{ from: at(-10), until: at(-5) }, ['until past']],
    [{ from: at(5), until: at(5) }, ['until beforeFrom']],
    [{ until: at(-5) }, ['until beforeFrom']],
    [{ from: days(366), until: days(367) }, []],
    [{ from: days(367) }, ['from tooFarAhead']],
    [{ until: days(367) }, ['until tooLong']],
  ])('with %j has the problems %j', (change, expected) => {
    const problems = messageProblems({ ...DRAFT, ...change }, NOW).map(({ field, code }) => `${field} ${code}`);
    expect(problems).toEqual(expected);
  });
});
