import { expect, it } from 'vitest';
import { MAIL_OPT_OUTS_MESSAGES } from './messages';
import { optOutText } from './optOutText';

it.each([
  ['All emails about alerts', { kind: 'alert', ruleName: null }],
  ['Emails about the alert rule Doors open', { kind: 'alertRule', ruleName: 'Doors open' }],
  ['Emails about an alert rule', { kind: 'alertRule', ruleName: null }],
  ['Other emails', { kind: 'report' }],
])('is %s', (text, optOut) => expect(optOutText(optOut, MAIL_OPT_OUTS_MESSAGES)).toBe(text));
