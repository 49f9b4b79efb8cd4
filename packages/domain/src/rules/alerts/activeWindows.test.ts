import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActiveWindows, isActiveAt, isActiveWindows, nextActiveAt, nextEdgeAfter } from './activeWindows';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const zones = Intl.supportedValuesOf('timeZone');
const QUARTER_MS = 900_000;
const at = (text: string) => new Date(text);

const night: ActiveWindows = {
  zone: 'America/Chicago',
  windows: [{ days: [0, 1, 2, 3, 4], from: '22:00', to: '06:00' }],
};

it.each<[string, ActiveWindows, string, boolean]>([
  ['before a window', night, '2026-11-17T21:59:59-06:00', false],
  ['at its start', night, '2026-11-17T22:00:00-06:00', true],
  ['after midnight', night, '2026-11-18T05:59:59-06:00', true],
  ['at its end', night, '2026-11-18T06:00:00-06:00', false],
  ['in the night of Friday, on Saturday', night, '2026-11-21T03:00:00-06:00', true],
  ['in the night of Saturday', night, '2026-11-21T23:00:00-06:00', false],
  ['in the night of Sunday, on Monday', night, '2026-11-23T03:00:00-06:00', false],
  ['without windows', { zone: 'UTC', windows: [] }, '2026-11-17T12:00:00Z', true],
])('%s', (_, windows, instant, isActive) => expect(isActiveAt(windows, at(instant))).toBe(isActive));

it.each<[string, string, ActiveWindows['windows'][number], from: string, edge: string]>([
  [
    'an ordinary night',
    'America/Chicago',
    night.windows[0] as never,
    '2026-11-17T22:00:00-06:00',
    '2026-11-18T12:00:00Z',
  ],
  [
    'a night of seven hours',
    'America/Chicago',
    { days: ALL_DAYS, from: '22:00', to: '06:00' },
    '2026-03-08T04:00:00Z',
    '2026-03-08T11:00:00Z',
  ],
  [
    'a night of nine hours',
    'America/Chicago',
    { days: ALL_DAYS, from: '22:00', to: '06:00' },
    '2026-11-01T03:00:00Z',
    '2026-11-01T12:00:00Z',
  ],
  [
    'a skipped start',
    'America/Chicago',
    { days: ALL_DAYS, from: '02:30', to: '05:00' },
    '2026-03-08T07:00:00Z',
    '2026-03-08T08:00:00Z',
  ],
  [
    'a skipped end',
    'America/Chicago',
    { days: ALL_DAYS, from: '01:00', to: '02:30' },
    '2026-03-08T07:30:00Z',
    '2026-03-08T08:00:00Z',
  ],
  [
    'an hour that occurs twice: its first end',
    'America/Chicago',
    { days: ALL_DAYS, from: '00:00', to: '01:30' },
    '2026-11-01T06:00:00Z',
    '2026-11-01T06:30:00Z',
  ],
  [
    'an hour that occurs twice: when the clock is set',
    'America/Chicago',
    { days: ALL_DAYS, from: '00:00', to: '01:30' },
    '2026-11-01T06:45:00Z',
    '2026-11-01T07:00:00Z',
  ],
  [
    'an hour that occurs twice: its second end',
    'America/Chicago',
    { days: ALL_DAYS, from: '00:00', to: '01:30' },
    '2026-11-01T07:15:00Z',
    '2026-11-01T07:30:00Z',
  ],
  [
    'a change of half an hour',
    'Australia/Lord_Howe',
    { days: ALL_DAYS, from: '22:00', to: '06:00' },
    '2026-04-04T12:00:00Z',
    '2026-04-04T19:30:00Z',
  ],
  ['a day each week', 'UTC', { days: [0], from: '00:00', to: '00:00' }, '2026-11-17T00:00:00Z', '2026-11-23T00:00:00Z'],
  [
    'the end of a day each week',
    'UTC',
    { days: [0], from: '00:00', to: '00:00' },
    '2026-11-23T10:00:00Z',
    '2026-11-24T00:00:00Z',
  ],
])('finds the next edge of %s', (_, zone, window, from, edge) => {
  expect(nextEdgeAfter({ zone, windows: [window] }, at(from))).toEqual(at(edge));
});

it('has no edge if it is always or never active', () => {
  const always = { zone: 'UTC', windows: [{ days: ALL_DAYS, from: '05:00', to: '05:00' }] };
  const instant = at('2026-11-17T12:00:00Z');
  expect(nextEdgeAfter(always, instant)).toBeNull();
  expect(nextEdgeAfter({ zone: 'UTC', windows: [] }, instant)).toBeNull();
  expect(nextActiveAt(always, instant)).toBe(instant);
  expect(nextActiveAt(night, at('2026-11-17T12:00:00-06:00'))).toEqual(at('2026-11-17T22:00:00-06:00'));
});

const quarter = fc
  .integer({ min: 0, max: 95 })
  .map((count) => `${String(Math.floor(count / 4)).padStart(2, '0')}:${String((count % 4) * 15).padStart(2, '0')}`);
const windows = fc.array(fc.record({ days: fc.subarray(ALL_DAYS, { minLength: 1 }), from: quarter, to: quarter }), {
  minLength: 1,
  maxLength: 3,
});
/** Quarters of an hour around both nights on which clocks are set somewhere. */
const instants = fc
  .tuple(
    fc.constantFrom('2026-03-01', '2026-03-28', '2026-04-03', '2026-10-02', '2026-10-24', '2026-10-30'),
    fc.nat(96 * 10),
  )
  .map(([day, quarters]) => Date.parse(`${day}T00:00:00Z`) + quarters * QUARTER_MS);

describe('in every zone', () => {
  it('flips exactly at the edges, and not before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), windows, instants, (zone, list, start) => {
        const active = { zone, windows: list };
        const before = isActiveAt(active, new Date(start));
        const edge = nextEdgeAfter(active, new Date(start));
        const until = edge?.getTime() ?? start + 8 * 86_400_000;
        for (let instant = start; instant < until; instant += QUARTER_MS) {
          expect(isActiveAt(active, new Date(instant))).toBe(before);
        }
        if (!edge) return;
        expect(isActiveAt(active, edge)).toBe(!before);
        expect(isActiveAt(active, new Date(until - 1))).toBe(before);
      }),
      { numRuns: 150 },
    );
  });
});

it.each<[unknown, boolean]>([
  [night, true],
  [{ zone: 'UTC', windows: [] }, true],
  [{ zone: 'Mars/Olympus', windows: [] }, false],
  [{ zone: '', windows: [] }, false],
  [{ zone: 7, windows: [] }, false],
  [{ zone: 'UTC' }, false],
  [{ zone: 'UTC', windows: [null] }, false],
  [{ zone: 'UTC', windows: [{ days: [], from: '01:00', to: '02:00' }] }, false],
  [{ zone: 'UTC', windows: [{ days: [7], from: '01:00', to: '02:00' }] }, false],
  [{ zone: 'UTC', windows: [{ days: [-1], from: '01:00', to: '02:00' }] }, false],
  [{ zone: 'UTC', windows: [{ days: [0.5], from: '01:00', to: '02:00' }] }, false],
  [{ zone: 'UTC', windows: [{ days: 1, from: '01:00', to: '02:00' }] }, false],
  [{ zone: 'UTC', windows: [{ days: [0], from: '24:00', to: '02:00' }] }, false],
  [{ zone: 'UTC', windows: [{ days: [0], from: '1:00', to: '02:00' }] }, false],
  [{ zone: 'UTC', windows: [{ days: [0], from: '01:00' }] }, false],
  [null, false],
  ['UTC', false],
])('knows whether %j are windows', (value, isValid) => expect(isActiveWindows(value)).toBe(isValid));
