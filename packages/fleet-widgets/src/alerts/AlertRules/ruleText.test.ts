import type { AlertRule } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { ALERT_RULES_MESSAGES as messages } from './messages';
import { notifyText, reasonOf, trailersText, typeLabel } from './ruleText';

const RULE = {
  condition: { kind: 'battery', levels: ['critical'] },
  isActive: true,
  pausedBy: null,
  ownerEmail: 'sam@gladhand.example',
  isOwn: true,
  allVehicles: true,
  vehicleIds: [],
  vehicleGroupIds: [],
  notifyMe: true,
  notifyAllCustomerUsers: false,
  notifyEmails: [],
} as unknown as AlertRule;

it.each<[string | undefined, Partial<AlertRule>]>([
  [undefined, {}],
  ['Off', { isActive: false, pausedBy: 'ownerWithoutAccess' }],
  ['Off since 15:17', { isActive: false, disabledAt: '2026-11-17T15:17:00.000Z' }],
  [
    'Off since 15:17, switched off by sam@gladhand.example',
    { isActive: false, disabledAt: '2026-11-17T15:17:00.000Z', disabledBy: 'sam@gladhand.example' },
  ],
  ['Paused: its owner, sam@gladhand.example, no longer has access.', { pausedBy: 'ownerWithoutAccess' }],
  ['Paused: its owner no longer has access.', { pausedBy: 'ownerWithoutAccess', ownerEmail: null }],
  ['Failed: the rule could not be evaluated. Save it again, or switch it off.', { pausedBy: 'failed' }],
  ['Not part of your plan', { condition: { kind: 'tow' } }],
  ['Not part of your plan', { pausedBy: 'notInPlan' }],
])('gives the reason %j', (text, change) => {
  expect(
    reasonOf(
      { ...RULE, ...change },
      messages,
      () => false,
      (at) => at.toISOString().slice(11, 16),
    )?.text,
  ).toBe(text);
});

it.each<[string, Partial<AlertRule>]>([
  ['Battery', {}],
  ['Custom', { condition: { kind: 'any', of: [{ kind: 'tow' }, { kind: 'tow' }] } }],
  ['Unknown alert type (17)', { condition: { kind: '17' } as unknown as AlertRule['condition'] }],
])('names the type %j', (label, change) => {
  expect(typeLabel({ ...RULE, ...change })).toBe(label);
});

it.each<[string, string, Partial<AlertRule>]>([
  ['All', 'You', {}],
  [
    '2 groups, 1 trailer',
    'sam@gladhand.example',
    { allVehicles: false, vehicleIds: ['a'], vehicleGroupIds: ['b', 'c'], isOwn: false },
  ],
  ['1 group', 'All users', { allVehicles: false, vehicleGroupIds: ['b'], notifyAllCustomerUsers: true }],
  ['All', 'You, ops@gladhand.example', { notifyEmails: ['ops@gladhand.example'] }],
  ['All', '2 addresses', { notifyMe: false, notifyEmails: ['a@a.example', 'b@a.example'] }],
  ['All', 'Inbox only', { notifyMe: false }],
])('is about %s and notifies %s', (trailers, notify, change) => {
  expect(trailersText({ ...RULE, ...change }, messages)).toBe(trailers);
  expect(notifyText({ ...RULE, ...change }, messages)).toBe(notify);
});
