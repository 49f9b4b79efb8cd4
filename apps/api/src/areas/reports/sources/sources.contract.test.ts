import { REPORT_COLUMNS, type ReportContent, type ReportRow } from '@gladhand/domain/reports';
import { SensorType } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../../composition/takeReports';
import type { DeviceReportMessage } from '../../../ingest/deviceReport';
import { NO_TRAILERS, type TrailerScope } from '../../../repositories/scope';
import { everywhere } from '../../../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../../../testing/testDataset';
import type { ReportQuestion } from './reportSource';
import { REPORT_SOURCES } from './reportSources';
import { trailerPages } from './reportTrailers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const fresh = createTestDataset();
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{ serialNumber: `S-${trailer.vin}`, lastReport: null, absReportedAt: null, reeferReportedAt: null },
    ...{ absOdometer: null, gpsOdometer: null },
    installedSensorTypeIds: [
      ...[SensorType.Gps, SensorType.Odometer, SensorType.AbsFault, SensorType.TrailerBattery, SensorType.ReeferUnit],
    ],
  })),
};
const own = dataset.trailers
  .filter(({ customerId }) => customerId === 1)
  .sort((a, b) => (a.unitId.toLowerCase() < b.unitId.toLowerCase() ? -1 : 1));
const { each } = everywhere(dataset, 'boss@northline.example');
const ALL: TrailerScope = { ...NO_TRAILERS, customerIds: [1] };
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);

const ask = (reportTypeId: number, change: Partial<ReportContent> = {}, scope = ALL): ReportQuestion => ({
  customerId: 1,
  content: {
    ...{ name: 'R', reportTypeId, allVehicles: true, vehicleIds: [], vehicleGroupIds: [], allGeofences: true },
    ...{ geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: true, columns: null },
    ...{ schedule: null, emailFrequency: null, reportHistoryTimeframe: 1, assetThreshold: null },
    ...{ notifyEmails: [], formats: [], whenEmpty: 'note', isActive: true },
    ...change,
  },
  scope,
  period: { from: at(-12 * 60), to: at(12 * 60) },
  timeZone: 'America/Chicago',
  features: new Set(),
});
const rowsOf = (question: ReportQuestion) =>
  each(async ({ repositories }) => {
    const rows: ReportRow[] = [];
    const source = REPORT_SOURCES[question.content.reportTypeId];
    for await (const page of source?.(question, repositories) ?? []) rows.push(...page);
    return rows;
  });
let sent = 0;
const report = (index: number, minutes: number, readings: DeviceReportMessage['readings']): DeviceReportMessage => ({
  ...{ reportId: `s-${++sent}`, serialNumber: own[index]?.serialNumber ?? '', recordedAt: at(minutes).toISOString() },
  readings,
});
const ingest = (...reports: DeviceReportMessage[]) =>
  each(async ({ repositories }) => {
    const answers = await takeReports(repositories, { customerId: 1 }, reports, at(12 * 60));
    return answers.map(({ status, message }) => message ?? status);
  });
const SENSOR = { spn: 789, fmi: 5, faultLevel: 3 };
const VALVE = { spn: 791, fmi: 2, faultLevel: 2 };

describe('sources', () => {
  it('have the faults of a period by trailer, with miles, severity and lamp', async () => {
    const driven = (miles: number) => ({ position: { lat: 40, lng: -84, speedMph: 0 }, gpsOdometerMiles: miles });
    const answers = await ingest(
      report(0, 0, { ...driven(1_000), abs: { active: true, amberLampMs: 0, faults: [VALVE] } }),
      report(0, 60, { ...driven(1_120), abs: { active: true, amberLampMs: HOUR_MS, faults: [VALVE] } }),
      report(0, 200, { ...driven(1_130), abs: { active: true, amberLampMs: 3 * HOUR_MS, faults: [VALVE, SENSOR] } }),
      report(1, 10, { abs: { active: true, faults: [VALVE] } }),
      report(1, 30, { abs: { active: false } }),
    );
    expect(new Set(answers)).toEqual(new Set(['accepted']));

    const [summary, ...none] = await rowsOf(ask(3));
    expect(none).toEqual([]);
    expect(summary?.vin).toBe(own[0]?.vin);
    expect(summary?.values).toMatchObject({ critical: 2, caution: 0, milesOnOldest: 130, amberLamp: 'On' });
    expect([summary?.values.oldest, summary?.values.newest]).toEqual([at(0).getTime(), at(200).getTime()]);

    const detail = await rowsOf(ask(4));
    expect(detail.map(({ vin, values }) => [vin, values.status, values.spnFmi, values.faultLevel])).toEqual([
      [own[0]?.vin, 'Active', '791/2', expect.any(String)],
      [own[0]?.vin, 'Active', '789/5', expect.any(String)],
      [own[1]?.vin, 'Cleared', '791/2', expect.any(String)],
    ]);
    expect(detail[2]?.values.duration).toBe(20 * MINUTE_MS);
    expect(await rowsOf({ ...ask(4), period: { from: at(31), to: at(60) } })).toHaveLength(1);

    const daily = await rowsOf(ask(6));
    expect(daily.map(({ values }) => values.reason)).toEqual([
      'More than 100 miles with a fault',
      'Critical fault',
      'Amber lamp on for more than 2 hours',
    ]);
    expect(daily[0]?.values).toMatchObject({ miles: 130, lampOn: 200 * MINUTE_MS });
  });

  it('have what has to be looked after, and never call what is missing good', async () => {
    await ingest(report(2, -11 * 24 * 60, { abs: { active: false } }), report(2, 715, { trailerBatteryVolts: 10.2 }));
    const rows = await rowsOf({ ...ask(7), period: { from: at(0), to: at(12 * 60) } });
    const ofTrailer = (index: number) =>
      rows
        .filter(({ vin }) => vin === own[index]?.vin)
        .map(({ values }) => [values.issue, values.state, values.detail]);
    expect(ofTrailer(2)).toContainEqual(['Trailer battery', 'Critical', '10.2 V']);
    expect(ofTrailer(2)).toContainEqual(['Sensor not reporting', 'Not Reporting', 'ABS']);
    expect(ofTrailer(3)).toEqual([['Sensor not reporting', 'Not Reporting', 'Never reported']]);
  });

  it('have the reefer units as they are, and as they were', async () => {
    const zones = [{ setPointF: 35, returnAirF: 36.5, dischargeAirF: 34 }, { setPointF: 0 }];
    await ingest(
      report(4, 300, { reefer: { power: 'on', mode: 'continuous', fuelPercent: 60, ambientF: 70, zones, alarms: [] } }),
      report(4, 700, { reefer: { power: 'on', fuelPercent: 55, zones } }),
    );
    const history = (await rowsOf(ask(8))).filter(({ vin }) => vin === own[4]?.vin);
    expect(history.map(({ values }) => [values.recorded, values.zone, values.setPoint, values.returnAir])).toEqual([
      [at(300).getTime(), 1, 35, 36.5],
      [at(300).getTime(), 2, 0, null],
      [at(700).getTime(), 1, 35, 36.5],
      [at(700).getTime(), 2, 0, null],
    ]);
    expect(history[0]?.values).toMatchObject({ ambient: 70, alarms: 'None' });
    expect(history[2]?.values).toMatchObject({ ambient: null, mode: null });

    const units = await rowsOf(ask(9));
    expect(units).toHaveLength(own.length);
    const unit = units.find(({ vin }) => vin === own[4]?.vin);
    expect(unit?.values).toMatchObject({
      fuel: 55,
      setPoint1: 35,
      returnAir1: 36.5,
      power: 'On',
      reportedWithin: '24 hours',
    });
    const silent = units.find(({ vin }) => vin === own[3]?.vin);
    expect(silent?.values).toMatchObject({ power: null, reportedWithin: 'Never reported', lastReport: null });
  });

  it.each([3, 4, 6, 7, 8, 9])('of type %i fill only columns that the type has', async (type) => {
    const known = new Set((REPORT_COLUMNS[type] ?? []).map(({ id }) => id));
    const rows = await rowsOf(ask(type));
    expect(rows.length).toBeGreaterThan(0);
    for (const { values } of rows) expect(Object.keys(values).filter((id) => !known.has(id))).toEqual([]);
  });

  it('have only trailers that the owner has access to and chose, in pages', async () => {
    const chosen = own.slice(0, 2).map(({ trailerId }) => trailerId);
    const narrowed = ask(9, { allVehicles: false, vehicleIds: chosen });
    expect((await rowsOf(narrowed)).map(({ vin }) => vin)).toEqual(own.slice(0, 2).map(({ vin }) => vin));
    expect(await rowsOf(ask(9, {}, NO_TRAILERS))).toEqual([]);
    const group = fresh.groupTrailers.find(({ trailerId }) => own.some((one) => one.trailerId === trailerId));
    const groupId = group?.groupId ?? '';
    const members = await rowsOf(ask(9, { allVehicles: false, vehicleGroupIds: [groupId] }));
    expect(members.length).toBeGreaterThan(0);
    const scoped = { ...NO_TRAILERS, groups: [{ customerId: 1, groupIds: [groupId] }], within: 1 };
    expect((await rowsOf(ask(9, {}, scoped))).length).toBeLessThanOrEqual(members.length);
    const pages = await each(async ({ repositories }) => {
      const found: string[][] = [];
      for await (const page of trailerPages(ask(9), repositories, 2)) found.push(page.map(({ vin }) => vin));
      return found;
    });
    expect(pages.length).toBe(Math.ceil(own.length / 2));
    expect(pages.flat()).toEqual(own.map(({ vin }) => vin));
  });
});
