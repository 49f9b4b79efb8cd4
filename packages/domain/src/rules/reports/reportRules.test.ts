import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPORT_COLUMNS } from '../../vocabulary/reportColumns';
import { REPORT_TYPES } from '../../vocabulary/reportTypes';
import { chosenColumns, offeredColumns } from './chosenColumns';
import { milesOnFault, severityOfFault } from './faultOnRoad';
import { lampOnMs } from './lampOn';
import { longestBars } from './reportChart';
import type { ReportContent } from './reportContent';
import { reportFileCells, reportFileColumns } from './reportFile';
import { periodHours, reportPeriod } from './reportPeriod';
import { reportProblems } from './reportProblem';
import { packRow, type ReportValue, unpackRow } from './reportRow';
import { fromStoredSchedule, type ReportSchedule, scheduleProblem, toStoredSchedule } from './reportSchedule';
import { reportText } from './reportText';
import { scheduleText } from './scheduleText';
import { createReportSummary } from './summarizeReport';

const ZONE = 'America/Chicago';
const DAILY: ReportSchedule = { frequency: 'daily', timeZone: ZONE, weekdays: [], times: ['06:00'] };
const YARD: ReportContent = {
  ...{ name: 'Yard', reportTypeId: 1, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  ...{ columns: null, schedule: DAILY, emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null },
  ...{ notifyEmails: ['a@example.com'], formats: ['xlsx'], whenEmpty: 'note', isActive: true },
};

describe('a schedule', () => {
  it('is what was stored', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        fc.uniqueArray(fc.constantFrom('00:00', '06:30', '23:59'), { minLength: 1 }),
        (weekdays, times) => {
          const schedule = { ...DAILY, frequency: 'weekly' as const, weekdays: weekdays.sort(), times: times.sort() };
          const stored = toStoredSchedule(schedule);
          expect(stored.schedules).toHaveLength(weekdays.length * times.length);
          expect(fromStoredSchedule(stored)).toEqual(schedule);
        },
      ),
    );
    expect(toStoredSchedule(DAILY).schedules).toEqual([{ dayOfWeek: null, time: '06:00' }]);
  });

  it.each([
    [{}, undefined],
    [{ timeZone: 'Mars/Olympus' }, 'zone'],
    [{ times: [] }, 'noTime'],
    [{ times: ['24:00'] }, 'time'],
    [{ times: ['6:00'] }, 'time'],
    [{ times: ['06:00', '07:00'] }, 'onlyOne'],
    [{ frequency: 'weekly' }, 'noWeekday'],
    [{ frequency: 'weekly', weekdays: [7] }, 'weekday'],
    [{ frequency: 'weekly', weekdays: [0, 1], times: ['06:00', '07:00'] }, undefined],
  ] as const)('%o has the problem %s', (change, problem) =>
    expect(scheduleProblem({ ...DAILY, ...change }, { severalTimes: true, maxTimes: 24 })).toBe(problem),
  );

  it.each([
    [DAILY, 'en-US', 'Every day at 6:00 AM, Central Time'],
    [{ ...DAILY, frequency: 'monthly' }, 'en-US', 'On the last day of the month at 6:00 AM, Central Time'],
    [{ ...DAILY, frequency: 'weekly', weekdays: [0, 4] }, 'en-US', 'Monday and Friday at 6:00 AM, Central Time'],
    [{ ...DAILY, frequency: 'weekly', weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'en-US', 'Every day at 6:00 AM, Central Time'],
  ] as const)('%o in words', (schedule, locale, text) =>
    expect(scheduleText(schedule, { locale }).replaceAll(' ', ' ')).toBe(text),
  );
});

describe('a report', () => {
  it.each([
    [{}, []],
    [{ name: '  ' }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ name: 'a\nb' }, ['name']],
    [{ reportTypeId: 77 }, ['reportTypeId']],
    [{ allVehicles: false }, ['vehicles']],
    [{ vehicleIds: ['1'] }, ['vehicles']],
    [{ allGeofences: false }, ['geofences']],
    [{ schedule: null }, ['schedule']],
    [{ notifyEmails: [] }, ['notifyEmails']],
    [{ notifyEmails: ['a@example.com', 'A@example.com'] }, ['notifyEmails']],
    [{ notifyEmails: Array.from({ length: 51 }, (_, nth) => `a${nth}@example.com`) }, ['notifyEmails']],
    [{ formats: [] }, ['formats']],
    [{ reportTypeId: 3, reportHistoryTimeframe: 2 }, ['reportHistoryTimeframe']],
    [{ reportTypeId: 7, reportHistoryTimeframe: 7 }, ['schedule']],
    [
      { reportTypeId: 8, schedule: null, reportHistoryTimeframe: 1, emailFrequency: { value: 0, units: 'hours' } },
      ['emailFrequency'],
    ],
    [
      {
        ...{ reportTypeId: 8, schedule: null, reportHistoryTimeframe: 1 },
        emailFrequency: { value: 1, units: 'days', timezone: 'Mars/Olympus' },
      },
      ['timezone'],
    ],
    [
      {
        reportTypeId: 5,
        schedule: null,
        emailFrequency: { value: 1, units: 'days' },
        assetThreshold: { comparison: 'atLeast', trailers: 0 },
      },
      ['assetThreshold'],
    ],
  ] as [Partial<ReportContent>, string[]][])('%o has problems in %o', (change, fields) =>
    expect(reportProblems({ ...YARD, ...change }).map(({ field }) => field)).toEqual(fields),
  );

  it.each([
    ['2026-03-09T11:00:00Z', 1, 24],
    ['2026-03-08T11:00:00Z', 1, 23],
    ['2026-11-01T12:00:00Z', 1, 25],
    ['2026-11-03T12:00:00Z', 7, 169],
    ['2026-07-20T11:00:00Z', 31, 744],
  ])('until %s over %i days covers %i hours', (to, days, hours) =>
    expect(periodHours(reportPeriod(new Date(to), days, ZONE))).toBe(hours),
  );

  it('has the chosen columns in their order, and the usual ones without a choice', () => {
    const usual = chosenColumns(YARD).map(({ id }) => id);
    expect(usual).not.toContain('address');
    expect(chosenColumns({ ...YARD, columns: ['vin', 'geofence', 'gone', 'vin'] }).map(({ id }) => id)).toEqual([
      'vin',
      'geofence',
    ]);
    expect(chosenColumns({ ...YARD, columns: ['gone'] }).map(({ id }) => id)).toEqual(usual);
    expect(offeredColumns({ ...YARD, includeSensorData: true }).length).toBeGreaterThan(offeredColumns(YARD).length);
  });
});

/** A value of the kind of each column, or none. */
const arbitraryOf = (kind: string): fc.Arbitrary<ReportValue> => {
  const ms = fc.integer({ min: 0, max: 2_000_000_000_000 });
  const some: fc.Arbitrary<ReportValue> =
    kind === 'text'
      ? fc.string()
      : kind === 'number'
        ? fc.double({ noNaN: true, noDefaultInfinity: true })
        : kind === 'between' || kind === 'durationBetween'
          ? fc.tuple(ms, ms).map(([a, b]): ReportValue => [Math.min(a, b), Math.max(a, b)])
          : ms;
  return fc.option(some, { nil: null });
};

describe.each(REPORT_TYPES)('rows of $label', ({ id }) => {
  const columns = REPORT_COLUMNS[id] ?? [];
  const rows = fc.tuple(...columns.map(({ kind }) => arbitraryOf(kind)));

  it('are read as they were stored, and have a cell per column of a file and a text per column of a screen', () => {
    expect(columns.length).toBeGreaterThan(3);
    expect(new Set(columns.map((column) => column.id)).size).toBe(columns.length);
    const heads = reportFileColumns(columns, ZONE);
    fc.assert(
      fc.property(rows, (values) => {
        const row = {
          vin: 'V',
          geofenceId: undefined,
          values: Object.fromEntries(columns.map((column, at) => [column.id, values[at]])),
        };
        const packed = packRow(row, columns);
        expect(unpackRow(JSON.parse(JSON.stringify(packed)), columns)).toEqual(JSON.parse(JSON.stringify(row)));
        expect(reportFileCells(columns, packed.slice(2) as ReportValue[], ZONE)).toHaveLength(heads.length);
        for (const [at, column] of columns.entries())
          expect(typeof reportText(column, values[at], { timeZone: ZONE })).toBe('string');
      }),
      { numRuns: 30 },
    );
  });
});

describe('an instant between two reports', () => {
  const at = (text: string) => Date.parse(text);
  it.each([
    ['2026-11-26T23:13Z', '2026-11-26T23:18Z', '11/26/26 17:13 – 17:18 CST'],
    ['2026-11-27T05:55Z', '2026-11-27T06:05Z', '11/26/26 23:55 – 11/27/26 00:05 CST'],
    ['2026-11-01T06:50Z', '2026-11-01T07:10Z', '11/01/26 01:50 CDT – 11/01/26 01:10 CST'],
    ['2026-11-26T23:13Z', '2026-11-26T23:13Z', '11/26/26 17:13 CST'],
    [null, '2026-11-26T23:13Z', '11/26/26 17:13 CST'],
  ])('from %s to %s is %s', (earliest, latest, text) => {
    const column = { id: 'entered', heading: 'Entered', kind: 'between' } as const;
    expect(reportText(column, [earliest === null ? null : at(earliest), at(latest)], { timeZone: ZONE })).toBe(text);
  });
});

describe('a chart', () => {
  it('loses nothing when bars are added up', () => {
    const bars = fc.array(fc.record({ label: fc.string(), values: fc.tuple(fc.nat(1_000), fc.nat(1_000)) }), {
      maxLength: 30,
    });
    const total = (list: readonly { values: readonly number[] }[]) =>
      list.reduce((sum, { values }) => sum + (values[0] ?? 0) + (values[1] ?? 0), 0);
    fc.assert(
      fc.property(bars, (all) => {
        const shown = longestBars(all);
        expect(total(shown.bars)).toBe(total(all));
        expect(shown.bars.length).toBeLessThanOrEqual(8);
        expect(shown.bars.length - (shown.restBars > 0 ? 1 : 0) + shown.restBars).toBe(all.length);
      }),
    );
  });

  it('counts rows, different trailers and geofences', () => {
    const summary = createReportSummary(1);
    for (const [vin, geofenceId] of [
      ['A', 'g'],
      ['B', 'g'],
      ['A', 'h'],
    ]) {
      summary.add({ vin, geofenceId, values: { geofence: geofenceId ?? null } });
    }
    const { chart, ...numbers } = summary.summary();
    expect(numbers).toEqual({ rows: 3, trailers: 2, geofences: 2 });
    expect(chart?.bars.map(({ label, values }) => [label, ...values])).toEqual([
      ['g', 2],
      ['h', 1],
    ]);
    expect(createReportSummary(1).summary().chart).toBeNull();
  });
});

describe('a fault', () => {
  const trailer = {
    ...{ absOdometer: 1_160, gpsOdometer: null, absFaultSeverityLevel: 'CRITICAL' },
    ...{ absFaultSpn: 789, absFaultFmi: 5, absFaultDescription: null },
  };
  const fault = {
    ...{ faultStart: new Date(0), faultEnd: null, faultTypeId: 2, spn: 791, fmi: 2, description: null, maxMph: null },
    bestAvailableTotalMileage: 1_100,
  };
  it.each([
    ['of another part', {}, {}, 'CAUTION', 60],
    ['that the device calls critical', { spn: 789, fmi: 5 }, {}, 'CRITICAL', 60],
    ['with more than 100 miles', { bestAvailableTotalMileage: 1_050 }, {}, 'CRITICAL', 110],
    ['without an odometer', {}, { absOdometer: null }, 'CAUTION', undefined],
    ['before a new odometer', { bestAvailableTotalMileage: 9_000 }, {}, 'CAUTION', undefined],
    ['that ended', { faultEnd: new Date(1) }, {}, 'CAUTION', undefined],
  ])('%s', (_, change, known, severity, miles) => {
    expect(severityOfFault({ ...fault, ...change }, { ...trailer, ...known })).toBe(severity);
    expect(milesOnFault({ ...fault, ...change }, { ...trailer, ...known })).toBe(miles);
  });

  it('keeps the lamp on no longer than the period, in any order and however often it is reported', () => {
    const reports = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 1_000 }), amberLampMs: fc.integer({ min: 0, max: 500 }) }),
    );
    const period = { from: new Date(200), to: new Date(800) };
    fc.assert(
      fc.property(reports, (list) => {
        const all = list.map(({ at, amberLampMs }) => ({ at: new Date(at), amberLampMs }));
        const ms = lampOnMs(all, period);
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(ms).toBeLessThanOrEqual(600);
        expect(lampOnMs([...all, ...all].reverse(), period)).toBe(ms);
        const on = new Set(
          all.flatMap(({ at, amberLampMs }) => Array.from({ length: amberLampMs }, (_, nth) => at.getTime() - nth - 1)),
        );
        expect(ms).toBe([...on].filter((moment) => moment >= 200 && moment < 800).length);
      }),
    );
  });
});
