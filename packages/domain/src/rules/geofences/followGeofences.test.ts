import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatLng } from '../history/miles';
import { containsPoint } from './depthMeters';
import {
  followGeofences,
  type GeofenceEvent,
  type GeofenceFix,
  type GeofenceState,
  type JudgedGeofence,
  NOWHERE,
} from './followGeofences';
import { offset, polygon, square, YARD } from './shapes.test.parts';

const START = Date.parse('2026-11-17T12:00:00Z');
const MINUTE_MS = 60_000;
const HALF_METERS = 500;
const yard: JudgedGeofence = { geofenceId: 'yard', shape: polygon(square(YARD, 2 * HALF_METERS)) };

const fix = (minute: number, east: number, north = 0, extra: Partial<GeofenceFix> = {}): GeofenceFix => ({
  ...offset(YARD, east, north),
  at: new Date(START + minute * MINUTE_MS),
  isDwelling: false,
  ...extra,
});

function follow(fixes: readonly GeofenceFix[], geofences = [yard]) {
  let state: GeofenceState = NOWHERE;
  const events: GeofenceEvent[] = [];
  for (const next of fixes) {
    const followed = followGeofences(state, next, geofences);
    state = followed.state;
    events.push(...followed.events);
  }
  return { state, events };
}

const kinds = (fixes: readonly GeofenceFix[]) => follow(fixes).events.map(({ kind }) => kind);
const minutes = (at: Date | null | undefined) => (at ? (at.getTime() - START) / MINUTE_MS : at);

describe('a visit', () => {
  it.each<[string, GeofenceFix[], GeofenceEvent['kind'][]]>([
    ['begins at once deep inside', [fix(0, -2_000), fix(5, 0)], ['entered']],
    ['waits for a second fix near the edge', [fix(0, -2_000), fix(5, -490)], []],
    ['begins with the second fix near the edge', [fix(0, -2_000), fix(5, -490), fix(10, -480)], ['entered']],
    ['does not begin if the second fix is outside', [fix(0, -2_000), fix(5, -490), fix(10, -900)], []],
    ['does not end within 50 m of the edge', [fix(0, 0), fix(5, 540), fix(10, 545)], ['entered']],
    ['does not end with one fix outside', [fix(0, 0), fix(5, 590), fix(10, 0)], ['entered']],
    ['ends with the second fix outside', [fix(0, 0), fix(5, 590), fix(10, 590)], ['entered', 'left']],
    ['ends at once far outside', [fix(0, 0), fix(5, 2_000)], ['entered', 'left']],
    ['ignores inaccurate fixes', [fix(0, -2_000), fix(5, 0, 0, { accuracyMeters: 101 })], []],
  ])('%s', (_, fixes, expected) => {
    expect(kinds(fixes)).toEqual(expected);
  });

  it('has the times of the crossing, and says between which fixes they lie', () => {
    const [entered, left] = follow([fix(0, -1_000), fix(5, 0), fix(15, 1_000)]).events;
    if (entered?.kind !== 'entered' || left?.kind !== 'left') throw new Error('There is no visit.');
    expect(minutes(entered.entered.at)).toBeCloseTo(2.5, 1);
    expect([entered.entered.after, entered.entered.before].map(minutes)).toEqual([0, 5]);
    expect(minutes(left.left.at)).toBeCloseTo(10, 1);
    expect([left.left.after, left.left.before].map(minutes)).toEqual([5, 15]);
  });

  it('begins and ends with a fix if the crossing is not observed', () => {
    const day = 24 * 60;
    const [entered, left] = follow([fix(0, -9_000), fix(day, 0), fix(2 * day, 9_000)]).events;
    if (entered?.kind !== 'entered' || left?.kind !== 'left') throw new Error('There is no visit.');
    expect(minutes(entered.entered.at)).toBe(day);
    expect(minutes(left.left.at)).toBe(day);
    expect([left.left.after, left.left.before].map(minutes)).toEqual([day, 2 * day]);
  });

  it('does not begin before the geofence has its shape', () => {
    const newYard = { ...yard, validFrom: fix(4, 0).at };
    const [entered] = follow([fix(0, -1_000), fix(5, 0)], [newYard]).events;
    if (entered?.kind !== 'entered') throw new Error('There is no visit.');
    expect([entered.entered.at, entered.entered.after, entered.entered.before].map(minutes)).toEqual([4, 4, 5]);
  });

  it('has no time before the first fix of a trailer', () => {
    const [entered] = follow([fix(7, 0)]).events;
    expect(entered).toMatchObject({ kind: 'entered', entered: { after: null, before: fix(7, 0).at } });
  });
});

it('is limited to 100 geofences at once, the same ones in any order', () => {
  const crowd = Array.from({ length: 300 }, (_, at) => ({
    ...yard,
    geofenceId: `yard ${String(at).padStart(3, '0')}`,
  }));
  const way = [fix(0, -2_000), fix(5, 0), fix(10, 20), fix(15, 2_000)];
  const { events } = follow(way, crowd);
  expect(events.map(({ kind }) => kind).sort()).toEqual([
    ...Array.from({ length: 100 }, () => 'entered'),
    ...Array.from({ length: 100 }, () => 'left'),
  ]);
  expect(follow(way, crowd.toReversed()).events).toHaveLength(200);
  expect(new Set(follow(way, crowd.toReversed()).events.map(({ geofenceId }) => geofenceId))).toEqual(
    new Set(events.map(({ geofenceId }) => geofenceId)),
  );
  expect(follow([fix(0, -2_000), fix(20, 2_000)], crowd).events).toHaveLength(100);
});

describe('passing', () => {
  it.each<[string, GeofenceFix[], GeofenceEvent['kind'][]]>([
    ['is noticed between two fixes', [fix(0, -2_000), fix(5, 2_000)], ['passed']],
    ['is not assumed over more than 30 min', [fix(0, -2_000), fix(31, 2_000)], []],
    ['needs 50 m inside', [fix(0, -540, 480), fix(5, -480, 540)], []],
    ['is not a way that begins inside', [fix(0, 0), fix(5, 2_000)], ['entered', 'left']],
  ])('%s', (_, fixes, expected) => {
    expect(kinds(fixes)).toEqual(expected);
  });
});

/** A random number with a standard normal distribution (Box-Muller), from a seed. */
function normal(seed: number): () => number {
  let s = seed >>> 0;
  const uniform = () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) + 0.5) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** A week of fixes every 5 minutes of a parked trailer, 3% of them five times as far off. */
function drift(place: LatLng, noiseMeters: number, seed: number): GeofenceFix[] {
  const next = normal(seed);
  return Array.from({ length: (7 * 24 * 60) / 5 }, (_, i) => {
    const meters = i % 33 === 32 ? 5 * noiseMeters : noiseMeters;
    return {
      ...offset(place, meters * next(), meters * next()),
      at: new Date(START + i * 5 * MINUTE_MS),
      isDwelling: i > 0,
    };
  });
}

/** Events of a rule that takes every fix as it is. */
function naiveEvents(fixes: readonly GeofenceFix[]): number {
  const inside = fixes.map((each) => containsPoint(yard.shape, each));
  return inside.filter((now, i) => now !== (inside[i - 1] ?? false)).length;
}

it('judges a trailer that was moved while its device slept by where it is now', () => {
  const parked = { isDwelling: true };
  const { state, events } = follow([fix(0, -8_000, 0, parked), fix(5, -8_000, 0, parked), fix(240, 0, 0, parked)]);
  expect(state.mean).toMatchObject({ fixes: 1 });
  expect(events.map(({ kind }) => kind)).toEqual(['entered']);
});

describe('a week of drift at the edge', () => {
  const PLACES_METERS = [-60, -20, 0, 20, 60];

  it.each([5, 15, 30])('has at most one event per place with noise of %i m', (noiseMeters) => {
    for (const [i, meters] of PLACES_METERS.entries()) {
      for (let seed = 1; seed <= 20; seed++) {
        const fixes = drift(offset(YARD, HALF_METERS + meters, 0), noiseMeters, seed * 100 + i);
        expect(follow(fixes).events.length, `${meters} m outside, seed ${seed}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('has hundreds of events with a rule that takes every fix as it is', () => {
    expect(naiveEvents(drift(offset(YARD, HALF_METERS, 0), 15, 1))).toBeGreaterThan(500);
  });
});

describe('any way', () => {
  const step = fc.record({
    afterMinutes: fc.integer({ min: 1, max: 120 }),
    east: fc.integer({ min: -2_500, max: 2_500 }),
    north: fc.integer({ min: -800, max: 800 }),
    isDwelling: fc.boolean(),
    accuracyMeters: fc.option(fc.integer({ min: 1, max: 150 }), { nil: undefined }),
  });
  const ways = fc.array(step, { maxLength: 60 }).map((steps) => {
    let minute = 0;
    return steps.map(({ afterMinutes, east, north, ...extra }) => {
      minute += afterMinutes;
      return fix(minute, east, north, extra);
    });
  });

  it('enters and leaves by turns, in order of time', () => {
    fc.assert(
      fc.property(ways, (fixes) => {
        let inside = false;
        let lastLeft = 0;
        for (const event of follow(fixes).events) {
          if (event.kind === 'passed') continue;
          expect(event.kind === 'entered').toBe(!inside);
          inside = event.kind === 'entered';
          const { entered } = event;
          expect(entered.at.getTime()).toBeGreaterThanOrEqual(lastLeft);
          if (event.kind === 'entered') continue;
          expect(event.left.at.getTime()).toBeGreaterThanOrEqual(entered.at.getTime());
          lastLeft = event.left.at.getTime();
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps every estimate between the fixes around it', () => {
    fc.assert(
      fc.property(ways, (fixes) => {
        for (const event of follow(fixes).events) {
          const estimate = event.kind === 'passed' ? event.passed : event.kind === 'left' ? event.left : event.entered;
          const { at, after, before } = estimate;
          expect(at.getTime()).toBeLessThanOrEqual(before.getTime());
          if (after) expect(at.getTime()).toBeGreaterThanOrEqual(after.getTime());
        }
      }),
    );
  });

  it('ends in the same state however the fixes are batched', () => {
    fc.assert(
      fc.property(ways, fc.nat(), (fixes, cut) => {
        const at = fixes.length === 0 ? 0 : cut % fixes.length;
        const first = follow(fixes.slice(0, at));
        let { state } = first;
        const events = [...first.events];
        for (const next of fixes.slice(at)) {
          const stored = JSON.parse(JSON.stringify(state), revive) as GeofenceState;
          const followed = followGeofences(stored, next, [yard]);
          state = followed.state;
          events.push(...followed.events);
        }
        expect({ state, events }).toEqual(follow(fixes));
      }),
    );
  });
});

const revive = (key: string, value: unknown) =>
  ['at', 'after', 'before'].includes(key) && typeof value === 'string' ? new Date(value) : value;
