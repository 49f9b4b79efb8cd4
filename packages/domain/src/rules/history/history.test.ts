import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HISTORY_COLUMNS, type HistoryColumns } from '../../vocabulary/historyColumns';
import { HistoryEventKind, historyEvents } from './historyEvents';
import { type HistoryReport, readHistory } from './historyReport';
import { historySpan, widerRange } from './historySpan';
import { historyTrack } from './historyTrack';
import { eventTitle } from './historyWords';
import { greatCircleMiles } from './miles';
import { playbackStep } from './playback';
import { positionAt } from './positionAt';

const fault = (description: string) => ({ spn: null, fmi: null, description });
const START = Date.parse('2026-11-17T12:00:00Z');
const MINUTE_MS = 60_000;
const HOME = { lat: 41.6, lng: -86.2 };
/** A degree of latitude is about 69 miles, so this is 5 miles. */
const FIVE_MILES = 5 / 69.0934;

const report = (minute: number, extra: Partial<HistoryReport> = {}): HistoryReport => ({
  id: `r${String(minute).padStart(5, '0')}`,
  at: START + minute * MINUTE_MS,
  receivedAt: START + minute * MINUTE_MS,
  lat: null,
  lng: null,
  speed: null,
  heading: null,
  address: null,
  tether: null,
  door: null,
  absFaults: null,
  loaded: null,
  setPointF: null,
  returnAirF: null,
  tireMaxF: null,
  fixFlags: null,
  ...extra,
});
/** A fix this many times five miles north of home. */
const fix = (minute: number, steps: number, speed = 60, extra: Partial<HistoryReport> = {}) =>
  report(minute, { lat: HOME.lat + steps * FIVE_MILES, lng: HOME.lng, speed, ...extra });

/** Parked for 20 minutes, drives 30 miles in 30 minutes, silent for an hour, then parked five miles farther on. */
const DAY = [
  ...[0, 5, 10, 15, 20].map((minute) => fix(minute, 0, 0, { tether: 'tethered', address: 'South Bend, IN' })),
  ...[1, 2, 3, 4, 5, 6].map((step) => fix(20 + 5 * step, step)),
  ...[110, 115, 120].map((minute) => fix(minute, 7, 0)),
];

describe('a track', () => {
  const track = historyTrack(DAY);

  it('divides the time into driving, parked and unobserved parts', () => {
    expect([track.movingMs, track.standingMs, track.unseenMs].map((ms) => ms / MINUTE_MS)).toEqual([30, 30, 60]);
    expect(track.milesDriven).toBeCloseTo(30, 1);
    expect(track.milesUnseen).toBeCloseTo(5, 1);
  });

  it('finds stops', () => {
    const stops = track.stops.map(({ fromMs, toMs, address, lasting }) => [
      (fromMs - START) / MINUTE_MS,
      (toMs - START) / MINUTE_MS,
      address,
      lasting,
    ]);
    expect(stops).toEqual([
      [0, 20, 'South Bend, IN', false],
      [110, 120, null, true],
    ]);
  });

  it.each<[string, HistoryReport[], number]>([
    ['counts no stop after four minutes at a light', [fix(0, 0), fix(5, 1, 0), fix(9, 1, 0), fix(10, 1.1)], 0],
    ['counts a stop after five minutes', [fix(0, 0), fix(5, 1, 0), fix(10, 1, 0), fix(15, 2)], 1],
    [
      'counts no stop while creeping in a traffic jam',
      [fix(0, 0, 2), fix(5, 0.05, 2), fix(10, 0.1, 2), fix(15, 0.15, 2)],
      0,
    ],
    [
      'counts a stop while the position drifts within a hundred feet',
      [fix(0, 0, 0), fix(5, 0.004, 1), fix(10, 0, 0)],
      1,
    ],
    ['counts a stop without a reported speed', [fix(0, 0, 0), report(5, { lat: HOME.lat, lng: HOME.lng })], 1],
  ])('%s', (_, reports, stops) => {
    expect(historyTrack(reports).stops).toHaveLength(stops);
  });

  it('has no gap in the daily reports of an untethered, parked trailer', () => {
    const days = [0, 1, 2, 3].map((day) => fix(day * 1_440, 0, 0));
    expect(historyTrack(days, 'untethered').legs.map(({ kind }) => kind)).toEqual(['stood', 'stood', 'stood']);
    expect(historyTrack(days, 'tethered').legs.map(({ kind }) => kind)).toEqual(['gap', 'gap', 'gap']);
    // Reported tether states take precedence over the current one
    const reported = days.map((one) => ({ ...one, tether: 'untethered' }));
    expect(historyTrack(reported, 'tethered').stops).toHaveLength(1);
  });

  it('draws no unobserved route, however rare reports are', () => {
    expect(historyTrack([fix(0, 0, 0), fix(1_440, 40, 0)], 'untethered').legs[0]?.kind).toBe('gap');
  });

  it('is empty for one report or none', () => {
    expect(historyTrack([])).toMatchObject({ fixes: [], legs: [], stops: [], milesDriven: 0 });
    expect(historyTrack([fix(0, 0)])).toMatchObject({ legs: [], stops: [], movingMs: 0 });
  });
});

describe('impossible fixes', () => {
  const far = { lat: 34, lng: -118, speed: 60 };
  const drive = Array.from({ length: 8 }, (_, step) => fix(5 * step, step));
  const ids = (reports: readonly HistoryReport[]) => reports.map(({ id }) => id);

  it.each<[string, HistoryReport[], HistoryReport[]]>([
    ['are found in the middle', [...drive, report(17, far)], [report(17, far)]],
    ['are found at the start', [report(-5, far), ...drive], [report(-5, far)]],
    ['are found at the end', [...drive, report(40, far)], [report(40, far)]],
    [
      'are found in a row',
      [...drive, report(11, far), report(16, far), report(21, far)],
      [report(11, far), report(16, far), report(21, far)],
    ],
    ['are found at the same instant', [...drive, report(5, { ...far, id: 'z' })], [report(5, { ...far, id: 'z' })]],
    ['are found if the server doubts them', [...drive, fix(17, 3.4, 60, { fixFlags: ['teleport'] })], [fix(17, 3.4)]],
    ['are found at 0,0', [...drive, report(17, { lat: 0, lng: 0 })], [report(17, { lat: 0, lng: 0 })]],
  ])('%s', (_, reports, impossible) => {
    const track = historyTrack(reports);
    expect(ids(track.impossible)).toEqual(ids(impossible));
    expect(track.milesDriven).toBeCloseTo(35, 1);
  });

  it('are trusted after several reports from a new place, with a gap before it', () => {
    const moved = [0, 5, 10, 15].map((minute) => report(40 + minute, { ...far, speed: 0 }));
    const track = historyTrack([...drive, ...moved]);
    expect(track.impossible).toEqual([]);
    expect(track.legs.filter(({ kind }) => kind === 'gap')).toHaveLength(1);
  });

  it('allow for the faster time of simulated trailers', () => {
    const tenTimes = drive.map((one) => ({ ...one, at: START + (one.at - START) / 10 }));
    expect(historyTrack(tenTimes, null, 10).impossible).toEqual([]);
    expect(historyTrack(tenTimes).impossible).not.toEqual([]);
  });

  it('do not include small jumps', () => {
    expect(historyTrack([fix(0, 0), report(0.01, { lat: HOME.lat + 0.005, lng: HOME.lng })]).impossible).toEqual([]);
  });
});

describe('events', () => {
  it('list changes with their places, but no initial states', () => {
    const events = historyEvents(
      historyTrack([
        ...DAY,
        report(3, { door: 'closed', loaded: false, absFaults: [] }),
        report(12, { door: 'open' }),
        report(18, { door: 'closed', loaded: true }),
        report(32, { absFaults: [fault('Wheel speed sensor')] }),
        report(33, { absFaults: [fault('Supply low'), fault('Wheel speed sensor')] }),
        report(37, { absFaults: [fault('Supply low')] }),
        report(42, { absFaults: [] }),
        report(43, { absFaults: null }),
        report(121, { tether: 'untethered' }),
      ]),
    );
    const reported = events.map(({ kind, atMs, at, detail }) => [
      kind,
      (atMs - START) / MINUTE_MS,
      at && Math.round(((at.lat - HOME.lat) / FIVE_MILES) * 10) / 10,
      detail,
    ]);
    expect(reported).toEqual([
      ['stop', 0, 0, 'South Bend, IN'],
      ['doorOpened', 12, 0, 'South Bend, IN'],
      ['doorClosed', 18, 0, 'South Bend, IN'],
      ['loaded', 18, 0, 'South Bend, IN'],
      ['absFault', 32, 2.4, 'Wheel speed sensor'],
      ['absFault', 33, 2.6, 'Supply low'],
      ['absCleared', 37, 3.4, 'Wheel speed sensor'],
      ['absCleared', 42, 4.4, 'Supply low'],
      ['gap', 50, 6, null],
      ['stop', 110, 7, null],
      ['uncoupled', 121, null, null],
    ]);
  });

  it('list doubtful fixes with the reason', () => {
    const doubted = historyEvents(
      historyTrack([...DAY, report(22, { lat: 10, lng: 10 }), fix(24, 0.8, 60, { fixFlags: ['outOfOrder', 'new'] })]),
    ).filter(({ kind }) => kind === HistoryEventKind.DoubtfulFix);
    expect(doubted.map(({ detail }) => detail)).toEqual([
      'Too far from the previous position',
      'Arrived after a newer report, new',
    ]);
  });

  it('list many late reports once', () => {
    const late = DAY.map((one) => ({ ...one, fixFlags: one.at > START + 20 * MINUTE_MS ? ['outOfOrder'] : null }));
    const reported = historyEvents(historyTrack(late)).filter(({ kind }) => kind === HistoryEventKind.Late);
    expect(reported).toMatchObject([
      { atMs: START + 25 * MINUTE_MS, detail: 'Arrived after a newer report (9 reports)' },
    ]);
  });

  it('have titles', () => {
    expect(historyEvents(historyTrack(DAY)).map((event) => eventTitle(event))).toEqual([
      'Stopped 20 min',
      'No reports 1 h',
      'Stopped 10 min',
    ]);
  });
});

describe('playback', () => {
  const track = historyTrack(DAY);
  const at = (minute: number) => START + minute * MINUTE_MS;

  it.each<[string, number, number, number, boolean, boolean]>([
    ['runs at the selected speed', 0, 10, 10, false, false],
    ['jumps over a gap', 45, 10, 110, true, false],
    ['jumps to the end of a gap from inside it', 80, 1, 110, true, false],
    ['ends with the last fix', 115, 30, 120, false, true],
    ['begins with the first fix', -60, 5, 5, false, false],
  ])('%s', (_, fromMinute, minutes, toMinute, jumps, ended) => {
    const step = playbackStep(track, at(fromMinute), { elapsedMs: 1_000, speed: minutes * 60 });
    expect([(step.atMs - START) / MINUTE_MS, step.jumped !== undefined, step.ended]).toEqual([toMinute, jumps, ended]);
  });

  it('ends immediately without fixes', () => {
    expect(playbackStep(historyTrack([]), 0, { elapsedMs: 1_000, speed: 60 }).ended).toBe(true);
  });

  it('stays at the last known position during a gap', () => {
    expect(positionAt(track, at(80))).toMatchObject({ kind: 'gap', lat: track.fixes[10]?.lat, heading: null });
    expect(positionAt(track, at(121))).toBeUndefined();
    expect(positionAt(track, at(-1))).toBeUndefined();
  });
});

describe('a range of days', () => {
  const hours = (from: string, to: string) => {
    const span = historySpan({ from, to }, 'America/Chicago');
    return 'days' in span ? span : (span.to.getTime() - span.from.getTime()) / 3_600_000;
  };
  it.each([
    ['covers an ordinary day', '2026-11-17', '2026-11-17', 24],
    ['covers a day when clocks go back', '2026-11-01', '2026-11-01', 25],
    ['covers a day when clocks go forward', '2026-03-08', '2026-03-08', 23],
    ['accepts days in reverse order', '2026-11-18', '2026-11-17', 48],
  ])('%s', (_, from, to, expected) => expect(hours(from, to)).toBe(expected));

  it('leaves ranges up to now to the server, and reads invalid input as one day', () => {
    expect(historySpan({ days: 7 }, 'UTC')).toEqual({ days: 7 });
    expect(historySpan({ from: '2026-02-30', to: 'x' }, 'UTC')).toEqual({ days: 1 });
  });

  it('offers the next longer range', () => {
    expect([1, 7, 14, 31].map((days) => widerRange({ days }, 'UTC'))).toEqual([
      { days: 7 },
      { days: 14 },
      { days: 31 },
      undefined,
    ]);
  });
});

describe('for any reports', () => {
  const anyReport = fc
    .record({
      minute: fc.integer({ min: 0, max: 3_000 }),
      north: fc.double({ min: -1, max: 1, noNaN: true }),
      speed: fc.constantFrom(0, 2, 60),
      tether: fc.constantFrom(null, 'tethered', 'untethered'),
    })
    .map(({ minute, north, speed, tether }) =>
      report(minute, { lat: HOME.lat + north, lng: HOME.lng, speed, tether, id: `${minute}:${north}` }),
    );
  const anyReports = fc.uniqueArray(anyReport, { selector: ({ id }) => id, maxLength: 60 });

  it('the order of arrival makes no difference', () => {
    fc.assert(
      fc.property(anyReports, fc.infiniteStream(fc.nat()), (reports, noise) => {
        const keyed = reports.map((one) => ({ one, key: noise.next().value as number }));
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ one }) => one);
        expect(historyTrack(shuffled)).toEqual(historyTrack(reports));
      }),
    );
  });

  it('the parts add up to the whole', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const track = historyTrack(reports);
        const { fixes, legs } = track;
        expect(fixes.length + track.impossible.length).toBe(reports.length);
        expect(legs.length).toBe(Math.max(0, fixes.length - 1));
        const wholeMs = (fixes.at(-1)?.at ?? 0) - (fixes[0]?.at ?? 0);
        expect(track.movingMs + track.standingMs + track.unseenMs).toBe(wholeMs);
        const straight = legs.filter(({ kind }) => kind !== 'stood').reduce((sum, { miles }) => sum + miles, 0);
        expect(track.milesDriven + track.milesUnseen).toBeCloseTo(straight, 6);
        for (const { from, to, kind } of legs) {
          if (kind === 'gap') continue;
          const mph = (greatCircleMiles(from, to) * 3_600_000) / Math.max(1, to.at - from.at);
          expect(greatCircleMiles(from, to) <= 0.5 || mph <= 120.001).toBe(true);
        }
      }),
    );
  });

  it('a position is between the fixes around it', () => {
    fc.assert(
      fc.property(anyReports, fc.integer({ min: -10, max: 3_010 }), (reports, minute) => {
        const track = historyTrack(reports);
        const atMs = START + minute * MINUTE_MS;
        const place = positionAt(track, atMs);
        const before = track.fixes.findLast((one) => one.at <= atMs);
        const after = track.fixes.find((one) => one.at >= atMs);
        expect(place !== undefined).toBe(before !== undefined && after !== undefined);
        if (!place || !before || !after) return;
        const far = greatCircleMiles(before, after) + 1e-6;
        expect(greatCircleMiles(before, place) + greatCircleMiles(place, after)).toBeLessThanOrEqual(far * 1.000001);
      }),
    );
  });

  it('playback ends and never runs backward', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const track = historyTrack(reports);
        let atMs = track.fixes[0]?.at ?? 0;
        for (let i = 0; i < 4_000; i++) {
          const step = playbackStep(track, atMs, { elapsedMs: 1_000, speed: 60 });
          expect(step.atMs).toBeGreaterThanOrEqual(atMs);
          if (step.ended) return;
          atMs = step.atMs;
        }
        expect('did not end').toBe('');
      }),
      { numRuns: 20 },
    );
  });
});

it('reads columns with missing values', () => {
  const rows = [report(5), report(0, { lat: 1, lng: 2 })];
  const columns = Object.fromEntries(HISTORY_COLUMNS.map((name) => [name, rows.map((row) => row[name])]));
  expect(readHistory(columns as unknown as HistoryColumns)).toEqual([rows[1], rows[0]]);
  expect(readHistory({ id: ['a', 'b'], at: [1] } as unknown as HistoryColumns).map(({ id }) => id)).toEqual(['a']);
  expect(readHistory({} as HistoryColumns)).toEqual([]);
});
