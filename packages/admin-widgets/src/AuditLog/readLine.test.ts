import type { AuditLine } from '@gladhand/domain/administration';
import { AUDIT_ACTIONS } from '@gladhand/domain/audit';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './auditActions';
import { changeText, readLine } from './readLine';

const context = {
  customers: [
    { id: 1, shortName: 'Cedar Ridge' },
    { id: 2, shortName: 'Northline' },
  ],
  timeZone: 'America/Chicago',
  units: 'us' as const,
};
const line = (given: Partial<AuditLine>): AuditLine => ({
  id: '1',
  at: '2026-11-17T15:12:00.000Z',
  action: 'user.updated',
  by: 'ann@example.com',
  byId: null,
  customerId: 1,
  customerName: 'Cedar Ridge',
  subject: 'bob@example.com',
  target: null,
  details: [],
  changes: [],
  ...given,
});

it('writes a line in words, with the time and its zone', () => {
  expect(readLine(line({}), context)).toEqual({
    time: '11/17/26 09:12 CST',
    who: 'ann@example.com',
    what: 'Changed the user',
    target: 'bob@example.com',
    customer: 'Cedar Ridge',
    changes: [],
    facts: [],
  });
});

it.each<[string, Partial<AuditLine>, string, string]>([
  ['a failed sign-in', { action: 'session.signInFailed', by: null, subject: 'x@y.co' }, 'Not signed in', 'x@y.co'],
  [
    'text that is not an email address',
    { action: 'session.signInFailed', by: null, subject: null },
    'Not signed in',
    'Not an email address',
  ],
  ['the nightly job', { action: 'retention.faultsDeleted', by: null, subject: null }, 'System', ''],
  [
    'a link',
    { action: 'location.shared', subject: '01930003-0000-7000-8000-000000000002' },
    'ann@example.com',
    'Shared link',
  ],
])('names the user and the target of %s', (_, given, who, target) =>
  expect(readLine(line(given), context)).toMatchObject({ who, target }),
);

describe('a change', () => {
  it.each<[string, string | null, string | null, string]>([
    [
      'roles',
      'CUSTOMER_1',
      'CUSTOMER_ADMIN_2',
      'Roles: Standard User (Cedar Ridge) → Account Administrator (Northline)',
    ],
    ['roles', 'CUSTOMER_9', null, 'Roles: Standard User (customer 9) → none'],
    ['roles', null, 'CUSTOMER_1, CUSTOMER_2, OEM', 'Roles: none → OEM (Cedar Ridge, Northline)'],
    ['roles', 'TECHNICIAN', 'WIZARD', 'Roles: Technician → WIZARD'],
    ['enabled', 'true', 'false', 'Enabled: Yes → No'],
    ['groups', null, 'East, West', 'Groups: none → East, West'],
    ['dotNumber', '12', '13', 'DOT number: 12 → 13'],
    ['installedOn', '2026-11-17', null, 'Installed on: 11/17/2026 → none'],
    ['installedAt', '2026-11-17T15:12:00.000Z', null, 'Installed at: 11/17/2026 09:12 AM CST → none'],
    ['timeZone', null, 'America/Los_Angeles', 'Time zone: none → America/Los Angeles'],
    ['constructor', 'a', 'b', 'Constructor: a → b'],
  ])('of %s is described from %j to %j', (field, before, after, text) =>
    expect(readLine(line({ changes: [{ field, before, after }] }), context).changes.map(changeText)).toEqual([text]),
  );

  it.each(['password', 'passwordHash', 'refreshToken', 'apiKey', 'linkSecret'])('of %s is never shown', (field) => {
    const given = line({ changes: [{ field, before: 'a', after: 'b' }], details: [{ name: field, value: 'c' }] });
    expect(readLine(given, context)).toMatchObject({ changes: [], facts: [] });
  });
});

it('writes facts with their units, and leaves out ids without a name', () => {
  const details = [
    { name: 'commandId', value: '01930003-0000-7000-8000-000000000002' },
    { name: 'kind', value: 'setPoint' },
    { name: 'setPointC', value: '-10' },
  ];
  const read = (units: 'us' | 'metric') =>
    readLine(line({ action: 'reefer.commandSent', details }), { ...context, units }).facts.map(({ value }) => value);
  expect(read('us')).toEqual(['Set Point', '14 °F']);
  expect(read('metric')).toEqual(['Set Point', '-10 °C']);
});

it('has a sentence for each action, and shows the code of an unknown one', () => {
  for (const action of AUDIT_ACTIONS) expect(sentenceOf(action)).toMatch(/^[A-Z][^.]+$/);
  expect(sentenceOf('toString')).toBe('toString');
  expect(sentenceOf('weather.changed')).toBe('weather.changed');
});
