import { HISTORY_COLUMNS, type HistorySpan, historyEvents, historyTrack, readHistory } from '@gladhand/domain/history';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../composition/takeReports';
import type { DeviceReportMessage } from '../ingest/deviceReport';
import { everywhere } from '../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../testing/testDataset';

const fresh = createTestDataset();
const subject = fresh.trailers.find(({ customerId, deviceTypeId }) => customerId === 1 && deviceTypeId === 1);
const vin = subject?.vin ?? '';
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2)?.vin ?? '';
const SERIAL = 'HISTORY-1';
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) =>
    trailer.vin === vin ? { ...trailer, serialNumber: SERIAL, lastReport: null } : trailer,
  ),
};

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const BOSS = 'boss@northline.example';
const report = (minutesAgo: number, readings: DeviceReportMessage['readings']): DeviceReportMessage => ({
  reportId: `h-${minutesAgo}`,
  serialNumber: SERIAL,
  recordedAt: new Date(TEST_NOW.getTime() - minutesAgo * MINUTE_MS).toISOString(),
  readings,
});
/** Northbound at 60 mph for two hours, then parked; a day and a week earlier it was parked elsewhere. */
const REPORTS = [
  report(7 * 1_440, { position: { lat: 40, lng: -86.25, speedMph: 0 } }),
  report(1_500, { position: { lat: 41, lng: -86.25, speedMph: 0 } }),
  ...Array.from({ length: 25 }, (_, i) =>
    report(180 - 5 * i, {
      position: { lat: 41 + i * 0.0724, lng: -86.25, speedMph: 60, headingDegrees: 0 },
      tether: 'tethered',
      ...(i === 3 && { tiresC: [40, 51.5] }),
      ...(i === 4 && { reefer: { power: 'on', zones: [{ setPointF: 34, returnAirF: 36.2 }] } }),
    }),
  ),
  ...[55, 50, 45].map((minutes) =>
    report(minutes, { position: { lat: 42.7376, lng: -86.25, speedMph: 0 }, door: minutes > 50 ? 'closed' : 'open' }),
  ),
  // Contains nothing that a history shows.
  report(44, { trailerBatteryVolts: 12.6 }),
];

const { same, each } = everywhere(dataset, BOSS, {
  prepare: (repositories) => takeReports(repositories, { customerId: 1 }, REPORTS.toReversed(), TEST_NOW),
});

const history = (span: HistorySpan, email = BOSS, requestedVin = vin) =>
  same((portal) => portal.tracking.history({ vin: requestedVin, span }).catch((error) => error.code as string), email);

async function statesOf(span: HistorySpan) {
  const answer = await history(span);
  if (!answer || typeof answer === 'string') throw new Error(`No history: ${answer}`);
  return answer;
}

describe('the history of a trailer', () => {
  it('contains the reports of a time range, oldest first, with all its columns', async () => {
    const answer = await statesOf({ days: 1 });
    expect(Object.keys(answer.columns)).toEqual([...HISTORY_COLUMNS]);
    const reports = readHistory(answer.columns);
    expect(reports).toHaveLength(28);
    expect(answer.earliestReport).toBe(REPORTS[0]?.recordedAt);
    expect([answer.unitId, answer.tetheredStatus, answer.whole]).toEqual([subject?.unitId, 'tethered', true]);
    expect([answer.from, answer.to]).toEqual([
      new Date(TEST_NOW.getTime() - DAY_MS).toISOString(),
      TEST_NOW.toISOString(),
    ]);
    expect(reports[3]).toMatchObject({ speed: 60, heading: 0, tether: 'tethered', tireMaxF: 124.7, address: null });
    expect(reports[4]).toMatchObject({ setPointF: 34, returnAirF: 36.2 });
    expect(reports.at(-1)).toMatchObject({ door: 'open', speed: 0 });
    expect(reports.at(-1)?.address).toMatch(/, MI$/);
    const track = historyTrack(reports, answer.tetheredStatus);
    expect(track.milesDriven).toBeCloseTo(120, 0);
    expect(historyEvents(track).map(({ kind }) => kind)).toEqual(['stop', 'doorOpened']);
  });

  it.each<[string, HistorySpan, number]>([
    ['two days', { days: 2 }, 29],
    ['eight days', { days: 8 }, 30],
    ['a time range without its end', { from: ago(180), to: ago(170) }, 2],
    ['a time range without reports', { from: ago(1_400), to: ago(1_300) }, 0],
  ])('covers %s', async (_, span, count) => expect((await statesOf(span)).columns.id).toHaveLength(count));

  it('is limited to the newest reports', async () => {
    const key = { customerId: 1, trailerId: subject?.trailerId ?? '' };
    const span = { from: ago(DAY_MS), before: TEST_NOW };
    const found = await each(({ repositories }) =>
      repositories.activityLog.within(key, span, 2, ['position', 'trailerBatteryVolts']),
    );
    expect(found.map(({ reportId }) => reportId)).toEqual(['h-44', 'h-45']);
  });

  it.each([
    [BOSS, foreign, 'NOT_FOUND'],
    [BOSS, 'NOBODY', 'NOT_FOUND'],
    [BOSS, '\u0000', 'BAD_USER_INPUT'],
    ['dealer@example.com', vin, 'FORBIDDEN'],
  ])('is refused to %s for %s: %s', async (email, requestedVin, code) =>
    expect(await history({ days: 1 }, email, requestedVin)).toBe(code),
  );

  it.each(['', '?days=0', '?days=1.5', '?days=367', '?from=yesterday&to=now', `?from=${ago(5).toISOString()}`])(
    'is refused for the query %s',
    async (query) => {
      const answer = await same(async (_, { client }) =>
        (await client.fetch(`/v1/api/positions/${vin}/history${query}`)).json(),
      );
      expect(answer.error.code).toBe('BAD_USER_INPUT');
    },
  );

  it('is refused for a time range that ends before it begins or exceeds a year', async () => {
    expect(await history({ from: ago(5), to: ago(10) })).toBe('BAD_USER_INPUT');
    expect(await history({ from: new Date(0), to: TEST_NOW })).toBe('BAD_USER_INPUT');
  });
});

function ago(minutes: number): Date {
  return new Date(TEST_NOW.getTime() - minutes * MINUTE_MS);
}
