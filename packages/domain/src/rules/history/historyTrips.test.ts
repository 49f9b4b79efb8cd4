import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../files/csvFile';
import type { HistoryReport } from './historyReport';
import { reportsTable, tripsTable } from './historyTables';
import { historyTotals } from './historyTotals';
import { historyTrack } from './historyTrack';
import { historyTrips } from './historyTrips';

const START = Date.parse('2026-11-17T12:00:00Z');
const MINUTE_MS = 60_000;
const FIVE_MILES = 5 / 69.0934;

/** A fix this many times five miles north of home. */
const fix = (minute: number, steps: number, speed: number, address: string | null = null): HistoryReport => ({
  id: `r${String(minute).padStart(5, '0')}`,
  at: START + minute * MINUTE_MS,
  receivedAt: START + minute * MINUTE_MS,
  lat: 41.6 + steps * FIVE_MILES,
  lng: -86.2,
  speed,
  heading: null,
  address,
  tether: 'tethered',
  door: null,
  absFaults: null,
  loaded: null,
  setPointF: null,
  returnAirF: null,
  tireMaxF: null,
  fixFlags: null,
});
const every5 = (from: number, to: number) =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, index) => from + index * 5);
const parked = (from: number, to: number, steps: number, address: string) =>
  every5(from, to).map((minute) => fix(minute, steps, 0, address));
const driven = (from: number, to: number, start: number) =>
  every5(from, to).map((minute, index) => fix(minute, start + index, 60));

/** Two hours in South Bend, 30 minutes of driving with a rest of 20 minutes on the way, two hours in Gary, then on. */
const DAY = [
  ...parked(0, 120, 0, 'South Bend, IN'),
  ...driven(125, 135, 1),
  ...parked(140, 160, 3, 'La Porte, IN'),
  ...driven(165, 175, 4),
  ...parked(180, 300, 6, 'Gary, IN'),
  ...driven(305, 320, 7),
];

describe('trips', () => {
  const trips = historyTrips(historyTrack(DAY));
  const minute = (ms: number) => (ms - START) / MINUTE_MS;

  it('run from one longer stop to the next, with shorter stops on the way', () => {
    expect(
      trips.map(({ from, to, fromPlace, toPlace, stops, lasting }) => [
        minute(from.at),
        minute(to.at),
        fromPlace,
        toPlace,
        stops.map(({ address }) => address),
        lasting,
      ]),
    ).toEqual([
      [120, 180, 'South Bend, IN', 'Gary, IN', ['La Porte, IN'], false],
      [300, 320, 'Gary, IN', null, [], true],
    ]);
  });

  it('have their distance and driving time', () => {
    expect(trips.map(({ milesDriven }) => Math.round(milesDriven))).toEqual([30, 20]);
    expect(trips.map(({ movingMs }) => movingMs / MINUTE_MS)).toEqual([40, 20]);
  });

  it('end at a gap of an hour, and include shorter gaps', () => {
    const withGap = (minutes: number) =>
      historyTrips(historyTrack([...driven(0, 20, 0), ...driven(20 + minutes, 40 + minutes, 12)]));
    expect(withGap(60)).toHaveLength(2);
    const [only, ...others] = withGap(40);
    expect(others).toEqual([]);
    expect(Math.round(only?.milesUnseen ?? 0)).toBe(40);
  });

  it('do not exist for a parked trailer or one report', () => {
    expect(historyTrips(historyTrack(parked(0, 600, 0, 'Gary, IN')))).toEqual([]);
    expect(historyTrips(historyTrack([fix(0, 0, 60)]))).toEqual([]);
  });

  it('add up to the miles driven, apart from moves within a yard', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: -3, max: 3 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (moves) => {
        let [minutes, place] = [0, 0];
        const reports = moves.map(([wait, move]) => {
          minutes += wait;
          place += move;
          return fix(minutes, place, move === 0 ? 0 : 55);
        });
        const track = historyTrack(reports);
        const sum = historyTrips(track).reduce((total, { milesDriven }) => total + milesDriven, 0);
        expect(sum).toBeCloseTo(track.milesDriven, 6);
      }),
    );
  });
});

describe('totals', () => {
  const track = historyTrack(DAY);
  const minutes = (fromMinute: number, toMinute: number) => {
    const period = { fromMs: START + fromMinute * MINUTE_MS, toMs: START + toMinute * MINUTE_MS };
    const { movingMs, standingMs, unseenMs } = historyTotals(track, period);
    return [movingMs, standingMs, unseenMs].map((ms) => ms / MINUTE_MS);
  };

  it.each<[string, [number, number], number[]]>([
    ['the period of the reports', [0, 320], [60, 260, 0]],
    ['a few minutes around the reports', [-10, 330], [70, 270, 0]],
    ['hours without a report before and after', [-120, 440], [60, 260, 240]],
  ])('cover %s', (_, [from, to], expected) => expect(minutes(from, to)).toEqual(expected));

  it('are unobserved without a report', () => {
    expect(historyTotals(historyTrack([]), { fromMs: 0, toMs: MINUTE_MS })).toMatchObject({ unseenMs: MINUTE_MS });
  });

  it('count the whole day for a parked trailer with daily reports', () => {
    const daily = historyTrack([{ ...fix(0, 0, 0), tether: 'untethered' }]);
    const period = { fromMs: START - 12 * 60 * MINUTE_MS, toMs: START + 12 * 60 * MINUTE_MS };
    expect(historyTotals(daily, period)).toMatchObject({ standingMs: 24 * 60 * MINUTE_MS, unseenMs: 0 });
  });
});

describe('tables for files', () => {
  const file = {
    unitId: 'R-2207',
    vin: 'V',
    from: new Date(START),
    to: new Date(START + 320 * MINUTE_MS),
    timeZone: 'America/Chicago',
    track: historyTrack(DAY),
    events: [],
  };

  it('have a row for each trip, with local times, UTC and numbers', async () => {
    const [headings, rows] = await csvFile(tripsTable(file));
    expect(headings).toBe(
      'Start (America/Chicago),Start (UTC),From,End (America/Chicago),End (UTC),To,Distance (mi),Distance without reports (mi),Driving (min),Stops\r\n',
    );
    expect(rows?.split('\r\n')[0]).toBe(
      '2026-11-17 08:00:00,2026-11-17 14:00:00,"South Bend, IN",2026-11-17 09:00:00,2026-11-17 15:00:00,"Gary, IN",30,0,40,1',
    );
  });

  it('have a row for each report', async () => {
    const [, rows] = await csvFile(reportsTable(file));
    expect(rows?.trimEnd().split('\r\n')).toHaveLength(DAY.length);
    expect(rows).toMatch(/^2026-11-17 06:00:00,2026-11-17 12:00:00,41.6,-86.2,0,,"South Bend, IN",tethered,/);
  });
});
