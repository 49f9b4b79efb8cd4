import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { csvFile } from '@gladhand/domain/files';
import { expect, it } from 'vitest';
import { ALERT_WORDS } from '../internal/wordMessages';
import { activityTable } from './activityTable';
import { ALERT_ACTIVITY_MESSAGES } from './messages';

const LINE: AlertActivityLine = {
  ...{ id: '1', at: '2026-11-17T15:12:00.000Z', kind: 'message', by: null, alertId: 'a', ruleId: 'r' },
  ...{
    ruleName: '=HYPERLINK("https://evil.example")',
    severity: 'critical',
    vin: '1GRAA',
    geofence: null,
    unitId: 'R-2207',
  },
  ...{ endedBy: null, note: null, assignee: null, until: null, channel: 'email', recipient: '+1@x.example' },
  ...{ outcome: 'heldBack', reason: 'unsubscribed', fields: null },
};
const texts = {
  messages: ALERT_ACTIVITY_MESSAGES,
  words: ALERT_WORDS,
  say: (text: string) => text,
  timeText: () => '',
};
async function fileIn(timeZone: string): Promise<string[]> {
  const pages = (async function* () {
    yield [LINE];
  })();
  return (await csvFile(activityTable(texts, timeZone, pages))).map((part) => part.trimEnd());
}

it('has both times, and text that a spreadsheet would evaluate is guarded', async () => {
  const [head, row] = await fileIn('America/Chicago');
  expect(head).toBe(
    'Time (America/Chicago),Time (UTC),Kind,What happened,Detail,Rule,Severity,Trailer,VIN,Geofence,By,Channel,Recipient,Outcome',
  );
  expect(row).toBe(
    [
      '2026-11-17 09:12:00',
      '2026-11-17 15:12:00',
      'Messages',
      '"Email to +1@x.example about =HYPERLINK(""https://evil.example"") for R-2207 was held back"',
      'The recipient unsubscribed.',
      `"'=HYPERLINK(""https://evil.example"")"`,
      'Critical',
      'R-2207',
      '1GRAA',
      ...['', ''],
      'Email',
      `'+1@x.example`,
      'Held back',
    ].join(','),
  );
});

it('has one time in UTC', async () => {
  const [head] = await fileIn('UTC');
  expect(head).toMatch(/^Time \(UTC\),Kind/);
});
