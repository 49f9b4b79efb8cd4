import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { describe, expect, it } from 'vitest';
import { ALERT_WORDS } from '../internal/wordMessages';
import { type ActivityTexts, detailText, kindOf, sentenceText } from './activityTexts';
import { ALERT_ACTIVITY_MESSAGES } from './messages';

const texts: ActivityTexts = {
  messages: ALERT_ACTIVITY_MESSAGES,
  words: ALERT_WORDS,
  say: (text) => text,
  timeText: () => '09:12 CST',
};
const line = (fields: Partial<AlertActivityLine>): AlertActivityLine => ({
  ...{ id: '1', at: '2026-11-17T15:12:00Z', kind: 'fired', by: null, alertId: 'a', ruleId: 'r', ruleName: 'Fuel low' },
  ...{
    severity: 'critical',
    vin: 'V',
    unitId: 'R-2207',
    geofence: null,
    endedBy: null,
    note: null,
    assignee: null,
    until: null,
  },
  ...{ channel: null, recipient: null, outcome: null, reason: null, fields: null },
  ...fields,
});
const DANA = 'dana@x.example';
const message = (fields: Partial<AlertActivityLine>) =>
  line({ kind: 'message', channel: 'email', recipient: DANA, outcome: 'sent', ...fields });

describe('sentences', () => {
  it.each<[string, AlertActivityLine]>([
    ['Fuel low fired for R-2207', line({})],
    [`${DANA} acknowledged Fuel low for R-2207`, line({ kind: 'acknowledged', by: DANA })],
    [`A deleted user closed Fuel low for R-2207`, line({ kind: 'closed' })],
    [
      `${DANA} assigned Fuel low for R-2207 to sam@x.example`,
      line({ kind: 'assigned', by: DANA, assignee: 'sam@x.example' }),
    ],
    [`${DANA} removed the assignee of Fuel low for R-2207`, line({ kind: 'assigned', by: DANA })],
    [`${DANA} snoozed Fuel low for R-2207 until 09:12 CST`, line({ kind: 'snoozed', by: DANA, until: '2026-11-17' })],
    [`${DANA} snoozed Fuel low for R-2207`, line({ kind: 'snoozed', by: DANA })],
    [`Email to ${DANA} about Fuel low for R-2207 was sent`, message({})],
    [`Email to ${DANA} about Fuel low for R-2207 was held back`, message({ outcome: 'heldBack' })],
    [`${DANA} deleted the rule Fuel low`, line({ kind: 'ruleDeleted', by: DANA, vin: null, unitId: null })],
    ['Another change of Fuel low (ruleCopied)', line({ kind: 'ruleCopied' })],
    ['Another change of Fuel low (lost)', message({ outcome: 'lost' })],
    ['{person} fired for R-2207', line({ ruleName: '{person}' })],
  ])('%s', (expected, given) => expect(sentenceText(given, texts)).toBe(expected));
});

describe('details', () => {
  it.each<[string | undefined, AlertActivityLine]>([
    [undefined, line({})],
    ['Resolved', line({ kind: 'ended', endedBy: 'condition' })],
    ['A later report showed that this did not happen', line({ kind: 'withdrawn' })],
    ['On my way', line({ kind: 'noted', note: 'On my way' })],
    ['The recipient unsubscribed.', message({ outcome: 'heldBack', reason: 'unsubscribed' })],
    ['550 No such mailbox', message({ outcome: 'failed', reason: '550 No such mailbox' })],
    ['Changed: name, recipients', line({ kind: 'ruleUpdated', fields: ['name', 'notifyOwner', 'notifyEmails'] })],
    [undefined, line({ kind: 'ruleCreated', fields: [] })],
  ])('%s', (expected, given) => expect(detailText(given, texts)).toBe(expected));
});

it.each([
  ['fired', 'alerts'],
  ['reinstated', 'alerts'],
  ['noted', 'handling'],
  ['message', 'messages'],
  ['ruleFailed', 'rules'],
])('counts %s among %s', (kind, expected) => expect(kindOf(line({ kind }))).toBe(expected));
