import { csvFile } from '@gladhand/domain/files';
import type { OtaCampaignDevice } from '@gladhand/domain/ota';
import { expect, it, vi } from 'vitest';
import { deviceTable } from './deviceTable';
import { OTA_MESSAGES } from './messages';
import { allDevices } from './otaQueries';

const device: OtaCampaignDevice = {
  ...{ place: 0, vin: '1GRAA0620KB700001', unitId: '=U,1', customerName: 'Northline', serialNumber: 'MC1' },
  ...{ stage: 1, state: 'failed', percent: 0, attempt: 2, reason: 'wrongVersion', detail: '4.17.9' },
  ...{ fromVersion: '4.17.2', reported: '4.17.9', changedAt: '2026-11-20T18:30:00.000Z', lastReport: null },
  waitsFor: [],
};
const campaign = { maxAttempts: 3, package: { version: '4.18.2' } };
const context = { messages: OTA_MESSAGES, say: (text: string) => text, timeZone: 'America/Chicago', campaign };

it('writes reason, versions, attempts and each time in the zone of the viewer and in UTC', async () => {
  const pages = (async function* () {
    yield [device];
    yield [{ ...device, state: 'queued', reason: null, detail: null, waitsFor: ['moving', 'voltageLow'] }];
  })();
  const [heads, failed, queued] = (await csvFile(deviceTable(context, pages))).join('').trimEnd().split('\r\n');
  expect(heads).toBe(
    'Unit ID,VIN,Serial number,Customer,Stage,State,Reason,Detail,Waiting for,Version before,Reported,Target version,' +
      'Attempts,Attempts allowed,Changed (America/Chicago),Changed (UTC),Last report (America/Chicago),Last report (UTC)',
  );
  expect(failed).toBe(
    '"\'=U,1",1GRAA0620KB700001,MC1,Northline,2,Failed,Wrong version,4.17.9,,4.17.2,4.17.9,4.18.2,2,3,' +
      '2026-11-20 12:30:00,2026-11-20 18:30:00,,',
  );
  expect(queued).toContain(',Queued,,,"moving or just parked, voltage too low",');
});

it('reads all pages once, from the place of the last device', async () => {
  const cursors: unknown[] = [];
  const devices = vi.fn(async ({ after }: { after: number | null }) => {
    cursors.push(after);
    const place = after === null ? 0 : after + 7;
    return { devices: [{ ...device, place }], hasMore: place < 14 };
  });
  const fetch = ((query: { fetch: (api: unknown, options: object) => unknown }) =>
    query.fetch({ ota: { devices } }, {})) as unknown as Parameters<typeof allDevices>[2];
  const written: number[] = [];
  const run = { signal: new AbortController().signal, onProgress: (done: number) => written.push(done), total: 2 };
  for await (const page of allDevices({ campaignId: 'C', state: 'failed', reason: null }, run, fetch))
    expect(page).toHaveLength(1);
  expect([cursors, written]).toEqual([
    [null, 0, 7],
    [1, 2, 3],
  ]);
});
