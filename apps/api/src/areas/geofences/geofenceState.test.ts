import { NOWHERE } from '@gladhand/domain/geofences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FollowedState, followedUntil } from './followedState';
import { packState, unpackState } from './geofenceState';
import { storedDegrees } from './packedState';
import { beginsAfter } from './rememberedPresence';

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
/** As followed positions are: with seven decimals. */
const degrees = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((lat) => storedDegrees(lat) + 0);
const places = fc.record({
  lat: degrees(90),
  lng: degrees(180),
});
const fixes = fc.tuple(places, instants).map(([place, at]) => ({ ...place, at }));
const estimated = fc.record({ at: instants, after: fc.option(instants), before: instants });
const presences = fc
  .record({
    geofenceId: fc.uuid(),
    phase: fc.constantFrom('entering' as const, 'inside' as const, 'leaving' as const),
    entered: estimated,
    left: fc.option(estimated, { nil: undefined }),
  })
  .map(({ left, ...presence }) => (left ? { ...presence, left } : presence));
const states = fc
  .record({
    last: fixes,
    count: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
    believed: fc.option(fixes, { nil: undefined }),
    doubted: fc.option(fixes, { nil: undefined }),
    presences: fc.array(presences, { maxLength: 4 }),
    calm: fc.option(
      fc.record({ meters: fc.integer({ min: 1, max: 5_000 }).map((cm) => cm / 100), revision: fc.uuid() }),
      {
        nil: undefined,
      },
    ),
    isBelievedThen: fc.boolean(),
  })
  .map(({ last, count, believed = last, isBelievedThen, ...state }): FollowedState => {
    const mean = count === undefined ? undefined : { lat: last.lat, lng: last.lng, fixes: count };
    return { ...state, last, mean, believed: isBelievedThen ? { ...believed, at: last.at } : believed };
  });

/** Presences read their instants when they are asked for. */
const read = (state: FollowedState) => ({
  ...state,
  presences: state.presences.map(({ geofenceId, phase, entered, left }) => ({ geofenceId, phase, entered, left })),
});

it('reads what it wrote, however often', () => {
  fc.assert(
    fc.property(states, (state) => {
      const once = unpackState(packState(state));
      expect(read(once)).toEqual(read(state));
      expect(packState(once)).toBe(packState(state));
    }),
  );
});

it('knows which presences began after an instant', () => {
  const entered = { at: new Date(5_000), after: null, before: new Date(6_000) };
  const written: FollowedState = { presences: [{ geofenceId: 'a', phase: 'inside', entered }] };
  for (const { presences } of [written, unpackState(packState(written))]) {
    expect(presences.map((presence) => beginsAfter(presence, new Date(4_999)))).toEqual([true]);
    expect(presences.map((presence) => beginsAfter(presence, new Date(5_000)))).toEqual([false]);
  }
});

it('is nowhere before the first position', () => {
  expect(unpackState(null)).toBe(NOWHERE);
  expect(followedUntil(unpackState(null))).toBeUndefined();
});

it.each([
  ['with instants as numbers', (iso: string): unknown => Date.parse(iso)],
  ['with instants as text', (iso: string): unknown => iso],
])('reads a state that an earlier version wrote, %s', (_, written) => {
  const at = written('2026-09-01T10:00:00.000Z');
  const earlier = {
    last: { lat: 40.1, lng: -84.2, at },
    believed: { lat: 40.2, lng: -84.3, at },
    mean: { lat: 40.1, lng: -84.2, fixes: 7 },
    presences: [
      {
        geofenceId: 'a',
        phase: 'leaving',
        entered: { at: written('2026-09-01T08:00:00.000Z'), after: null, before: written('2026-09-01T08:05:00.000Z') },
        left: { at, after: written('2026-09-01T09:50:00.000Z'), before: at },
      },
    ],
  };
  const ten = new Date('2026-09-01T10:00:00.000Z');
  expect(read(unpackState(JSON.stringify(earlier)))).toEqual({
    last: { lat: 40.1, lng: -84.2, at: ten },
    believed: { lat: 40.2, lng: -84.3, at: ten },
    doubted: undefined,
    mean: { lat: 40.1, lng: -84.2, fixes: 7 },
    calm: undefined,
    presences: [
      {
        geofenceId: 'a',
        phase: 'leaving',
        entered: {
          at: new Date('2026-09-01T08:00:00.000Z'),
          after: null,
          before: new Date('2026-09-01T08:05:00.000Z'),
        },
        left: { at: ten, after: new Date('2026-09-01T09:50:00.000Z'), before: ten },
      },
    ],
  });
});

it('reads a state of positions and instants in short, as an earlier version wrote it', () => {
  const [at, entered] = [new Date('2026-09-01T10:00:00.000Z'), new Date('2026-09-01T08:00:00.000Z')];
  const last = [40.1, -84.2, at.getTime()];
  const instant = [entered.getTime(), null, 60_000];
  const earlier = {
    ...{ last, fixes: 7, believed: [40.2, -84.3], calm: [12.5, 'a'] },
    present: [
      ['a', 'inside', ...instant],
      ['b', 'leaving', ...instant, at.getTime(), 60_000, 0],
    ],
  };
  const since = { at: entered, after: null, before: new Date('2026-09-01T08:01:00.000Z') };
  const left = { at, after: new Date('2026-09-01T09:59:00.000Z'), before: at };
  const state = {
    ...{ last: { lat: 40.1, lng: -84.2, at }, believed: { lat: 40.2, lng: -84.3, at }, doubted: undefined },
    mean: { lat: 40.1, lng: -84.2, fixes: 7 },
    presences: [
      { geofenceId: 'a', phase: 'inside', entered: since, left: undefined },
      { geofenceId: 'b', phase: 'leaving', entered: since, left },
    ],
  };
  expect(read(unpackState(JSON.stringify(earlier)))).toEqual(state);
  const { believed: _, ...same } = earlier;
  expect(unpackState(JSON.stringify(same)).believed).toEqual(state.last);
});

it('keeps a state without a position that decided', () => {
  const at = new Date(0);
  for (const state of [
    { presences: [] },
    { presences: [], believed: { lat: 1, lng: 2, at } },
    { presences: [], doubted: { lat: 1, lng: 2, at } },
  ]) {
    expect(read(unpackState(packState(state)))).toEqual({ ...read(state) });
  }
});
