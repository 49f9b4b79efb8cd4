import type { Alert } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { type AlertChange, reversal } from './alertChange';

const NOW = new Date('2026-11-17T15:12:00Z');
const LATER = '2026-11-17T19:12:00.000Z';
const alert = (id: string, extra: Partial<Alert> = {}) =>
  ({ id, version: 1, handling: 'new', assignee: null, snoozedUntil: null, ...extra }) as Alert;
const undone = (change: AlertChange, before: readonly Alert[]) =>
  reversal(
    change,
    before,
    before.map((one) => ({ ...one, version: one.version + 1 })),
    NOW,
  ).map(({ change: back, alerts }) => [back, alerts.map(({ id, version }) => `${id} ${version}`)]);

it.each([
  ['an acknowledgment', { action: 'acknowledge' }, {}, { action: 'unacknowledge' }],
  ['a close', { action: 'close' }, {}, { action: 'reopen' }],
  ['a close of an acknowledged one', { action: 'close' }, { handling: 'acknowledged' }, { action: 'acknowledge' }],
  ['a snooze', { action: 'snooze', until: LATER }, {}, { action: 'reopen' }],
  [
    'the end of a snooze',
    { action: 'reopen' },
    { handling: 'snoozed', snoozedUntil: LATER },
    { action: 'snooze', until: LATER },
  ],
  [
    'the end of one that is over',
    { action: 'reopen' },
    { handling: 'snoozed', snoozedUntil: NOW.toISOString() },
    { action: 'reopen' },
  ],
  ['reopening', { action: 'reopen' }, { handling: 'closed' }, { action: 'close' }],
  [
    'an assignment',
    { action: 'assign', assignee: 'a@b.example' },
    { assignee: 'c@d.example' },
    { action: 'assign', assignee: 'c@d.example' },
  ],
] as const)('undoes %s', (_, change, before, back) => {
  expect(undone(change, [alert('1', before)])).toEqual([[back, ['1 2']]]);
});

it('restores alerts that differed apart, and alike ones together', () => {
  const before = [alert('1'), alert('2', { handling: 'acknowledged' }), alert('3')];
  expect(undone({ action: 'close' }, before)).toEqual([
    [{ action: 'reopen' }, ['1 2', '3 2']],
    [{ action: 'acknowledge' }, ['2 2']],
  ]);
});

it('keeps notes, and alerts that were not changed', () => {
  expect(undone({ action: 'note', note: 'On my way' }, [alert('1')])).toEqual([]);
  expect(reversal({ action: 'close' }, [alert('1')], [], NOW)).toEqual([]);
});
