import type { AlertDetail } from '@gladhand/domain/alerts';
import { sayEnglish } from '@gladhand/ui';
import { expect, it } from 'vitest';
import { alertEvents } from './alertEvents';
import { ALERT_CASE_MESSAGES } from './messages';

const at = (minute: number) => `2026-11-17T15:0${minute}:00.000Z`;
const step = (kind: string, minute: number, extra = {}) => ({
  ...{ id: kind, at: at(minute), kind, by: null, note: null, assignee: null, until: null },
  ...extra,
});
const message = (outcome: string, reason: string | null, extra: { step?: string; until?: string } = {}) => ({
  ...{ at: at(1), step: 'fired', channel: 'email', recipient: 'ops@a.example', outcome, reason, until: null },
  ...extra,
});
const lines = (detail: Pick<AlertDetail, 'steps' | 'messages'>) =>
  alertEvents({ alert: { severity: 'critical' }, ...detail } as AlertDetail, {
    messages: ALERT_CASE_MESSAGES,
    say: sayEnglish,
    timeText: (instant) => instant.toISOString().slice(11, 16),
  }).map(({ title, detail: line }) => (line ? `${title}. ${line}` : title));

it('lists steps and messages, newest first', () => {
  const by = 'boss@a.example';
  expect(
    lines({
      steps: [
        step('noted', 5, { by, note: 'On my way' }),
        step('snoozed', 4, { by, until: at(9) }),
        step('assigned', 3, { by, assignee: 'sam@a.example' }),
        step('assigned', 2, { by }),
        step('fired', 0),
      ],
      messages: [message('heldBack', 'rateLimit'), message('queued', null)],
    }),
  ).toEqual([
    'Note. boss@a.example: On my way',
    'Snoozed until 15:09. boss@a.example',
    'Assigned to sam@a.example. boss@a.example',
    'Assignee removed. boss@a.example',
    'Email to ops@a.example. Held back: The recipient was notified of this trailer shortly before.',
    'Email to ops@a.example. Handed over for sending',
    'Fired',
  ]);
});

it('names reminders, escalations and notices, and until when a message waits', () => {
  const messages = [
    message('waiting', 'quietHours', { step: 'escalation:2', until: at(8) }),
    message('queued', null, { step: 'reminder:1' }),
    message('queued', null, { step: 'notice' }),
  ];
  expect(lines({ steps: [], messages })).toEqual([
    'Not acknowledged: Email to ops@a.example. Waits until 15:08: During quiet hours of the recipient.',
    'Reminder: Email to ops@a.example. Handed over for sending',
    'Too many emails: Email to ops@a.example. Handed over for sending',
  ]);
});

it('keeps what it does not know', () => {
  expect(lines({ steps: [step('escalated', 1)], messages: [message('heldBack', 'moon')] })).toEqual([
    'Email to ops@a.example. Held back: moon',
    'escalated',
  ]);
});
