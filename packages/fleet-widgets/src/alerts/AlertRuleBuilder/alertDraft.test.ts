import type { AlertCondition, AlertRule } from '@gladhand/domain/alerts';
import { describe, expect, it } from 'vitest';
import {
  type AlertDraft,
  draftOf,
  hasProblems,
  inputOf,
  isChanged,
  newDraft,
  problemsOf,
  startOf,
  withAllVehicles,
  withRecipients,
  withType,
  withVehicles,
} from './alertDraft';

const FUEL: AlertCondition = { kind: 'fuelBelow', percent: 25 };
const DOOR: AlertCondition = { kind: 'doorFor', status: 'open', durationMs: 600_000 };
const complete: AlertDraft = { ...newDraft({ condition: FUEL }), name: 'Fuel' };

const RULE = {
  id: 'r1',
  customerId: 1,
  version: 3,
  name: 'Fuel and doors',
  severity: 'critical',
  condition: { kind: 'all', of: [FUEL, { kind: 'any', of: [DOOR, { kind: 'tow' }] }] },
  allVehicles: false,
  vehicleIds: ['t1'],
  vehicleGroupIds: [],
  isActive: false,
  notifyMe: false,
  notifyAllCustomerUsers: false,
  notifyEmails: [],
  includeSensorData: true,
  alertNotificationRateLimitMs: 21_600_000,
  notifyPresent: true,
  activeHours: { zone: 'UTC', windows: [{ days: [0], from: '20:00', to: '06:00' }] },
  escalation: [{ afterMs: 600_000, emails: ['shop@example.com'] }],
} as unknown as AlertRule;

it('begins with the specified defaults', () => {
  expect(inputOf({ ...newDraft(startOf(15)), name: ' Fuel ' })).toEqual({
    name: 'Fuel',
    severity: 'caution',
    condition: FUEL,
    allVehicles: true,
    vehicleIds: [],
    vehicleGroupIds: [],
    isActive: true,
    notifyMe: true,
    notifyAllCustomerUsers: false,
    notifyEmails: [],
    includeSensorData: false,
    alertNotificationRateLimitMs: 86_400_000,
    notifyPresent: false,
    activeHours: null,
    escalation: [],
  });
});

it('saves an unchanged rule as it was, with an interval that can no longer be chosen', () => {
  const { id: _, customerId: _customer, version: _version, ...content } = RULE;
  expect(inputOf(draftOf(RULE))).toEqual(content);
  expect(draftOf(RULE).inboxOnly).toBe(true);
});

it.each<[string, boolean, (draft: AlertDraft) => AlertDraft]>([
  ['nothing', false, (draft) => draft],
  ['a name with spaces around it', false, (draft) => ({ ...draft, name: ` ${draft.name} ` })],
  ['another severity', true, (draft) => ({ ...draft, severity: 'good' })],
  ['a further condition', true, (draft) => withType(draft, 18)],
  ['inbox only', true, (draft) => withRecipients(draft, { inboxOnly: true })],
])('sees a change after %s: %s', (_, expected, change) => {
  expect(isChanged(change(complete), complete)).toBe(expected);
});

describe('the trailers of a rule', () => {
  const chosen: AlertDraft = { ...complete, allVehicles: false, vehicleIds: ['t1'], vehicleGroupIds: ['g1'] };
  it.each<[string, AlertDraft, Partial<AlertDraft>]>([
    [
      'all trailers clear the chosen ones',
      withAllVehicles(chosen),
      { allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
    ],
    ['a chosen trailer ends all', withVehicles(complete, { vehicleIds: ['t2'] }), { allVehicles: false }],
    ['a chosen group ends all', withVehicles(complete, { vehicleGroupIds: ['g2'] }), { allVehicles: false }],
    ['without trailers, groups remain', withVehicles(chosen, { vehicleIds: [] }), { allVehicles: false }],
    ['without groups, trailers remain', withVehicles(chosen, { vehicleGroupIds: [] }), { allVehicles: false }],
    [
      'all again without both',
      withVehicles(withVehicles(chosen, { vehicleIds: [] }), { vehicleGroupIds: [] }),
      { allVehicles: true },
    ],
  ])('%s', (_, draft, expected) => {
    expect(draft).toMatchObject(expected);
  });
});

describe('recipients', () => {
  const everyone = { notifyMe: true, notifyAllCustomerUsers: true, notifyEmails: ['a@gladhand.example'] };
  it('are cleared by inbox only', () => {
    const none = { notifyMe: false, notifyAllCustomerUsers: false, notifyEmails: [], inboxOnly: true };
    expect(withRecipients({ ...complete, ...everyone }, { inboxOnly: true })).toMatchObject(none);
  });
  it.each(Object.entries(everyone))('end inbox only: %s', (field, value) => {
    const inboxOnly = withRecipients(complete, { inboxOnly: true });
    expect(withRecipients(inboxOnly, { [field]: value })).toMatchObject({ [field]: value, inboxOnly: false });
  });
});

describe('problems', () => {
  it('are none in a complete draft', () => expect(hasProblems(problemsOf(complete))).toBe(false));

  it.each<[string, Partial<AlertDraft>, object]>([
    ['no name', { name: '  ' }, { name: 'missing' }],
    ['a long name', { name: 'x'.repeat(101) }, { name: 'invalid' }],
    ['no recipient', { notifyMe: false }, { notify: 'missing' }],
    ['an invalid address', { notifyEmails: ['nowhere'] }, { emails: 'invalid' }],
    [
      'too many addresses',
      { notifyEmails: Array.from({ length: 51 }, (_, at) => `u${at}@a.example`) },
      { emails: 'tooMany' },
    ],
  ])('has %s', (_, change, expected) => {
    expect(problemsOf({ ...complete, ...change })).toMatchObject(expected);
  });

  it('belong to their condition', () => {
    const draft = draftOf({
      ...RULE,
      condition: { kind: 'all', of: [FUEL, { kind: 'doorFor', status: 'open', durationMs: 5 }] },
    });
    const [, door] = draft.condition.parts;
    expect([...problemsOf(draft).conditions]).toEqual([[door?.key, { code: 'duration' }]]);
  });

  it('belong to an empty group', () => {
    const draft = withType(complete, 0);
    const [, group] = draft.condition.parts;
    expect([...problemsOf(draft).conditions]).toEqual([[group?.key, { code: 'noConditions' }]]);
  });
});
