import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CountedGeofence,
  type CountedStay,
  type CountLeaf,
  countEpisodes,
  countLeafOf,
  countsOf,
  withCarried,
} from './countEpisodes';
import type { AlertEpisode } from './episodesOf';
import { explainCount } from './explainCount';

const START = Date.parse('2026-11-17T15:00:00Z');
const at = (minute: number) => new Date(START + minute * 60_000);
const minuteOf = (instant: Date) => (instant.getTime() - START) / 60_000;
const leaf = (atLeast: number, where: CountLeaf['where'] = 'within'): CountLeaf => ({
  ...{ kind: 'geofenceCount', geofences: 'any' },
  where,
  atLeast,
});
const stay = (trailerId: string, entered: number, left: number | null): CountedStay => ({
  trailerId,
  entered: at(entered),
  left: left === null ? null : at(left),
});
const place = (
  stays: readonly CountedStay[],
  trailers: Readonly<Record<string, number | null>> = { A: null, B: null, C: null },
): CountedGeofence => ({
  stays,
  trailers: new Map(Object.entries(trailers).map(([id, known]) => [id, known === null ? null : at(known)])),
  from: at(0),
});
const shown = (episodes: readonly AlertEpisode[]) =>
  episodes.map(({ since, until }) => `${minuteOf(since)} to ${until ? minuteOf(until) : 'now'}`);

const A_AND_B = [stay('A', 10, 40), stay('B', 20, null)];

it.each([
  ['from at least as many trailers to fewer', leaf(2), place(A_AND_B), ['20 to 40']],
  ['one that never reaches the number is none', leaf(3), place(A_AND_B), []],
  ['one trailer is enough for one', leaf(1), place(A_AND_B), ['10 to now']],
  ['trailers that are not of the rule are not counted', leaf(2), place(A_AND_B, { A: null }), []],
  ['it starts no earlier than the rule', leaf(1), place([stay('A', -60, 5), stay('B', -90, -30)]), ['0 to 5']],
  ['one that leaves as another enters goes on', leaf(1), place([stay('A', 10, 20), stay('B', 20, 30)]), ['10 to 30']],
  ['who only passed through is not counted', leaf(1), place([stay('A', 10, 10)]), []],
  ['stays of one trailer that overlap count once', leaf(2), place([stay('A', 10, 30), stay('A', 20, 40)]), []],
  ['outside counts those that are not within', leaf(2, 'outside'), place(A_AND_B), ['0 to 20', '40 to now']],
  [
    'outside counts a trailer from its first position on',
    leaf(2, 'outside'),
    place([], { A: null, B: 15 }),
    ['15 to now'],
  ],
  ['outside, a trailer without a position counts neither way', leaf(2, 'outside'), place([], { A: null }), []],
])('%s', (_, condition, geofence, expected) => {
  expect(shown(countEpisodes(condition, geofence))).toEqual(expected);
});

it('names the condition about a number, also alone in a group', () => {
  expect(countLeafOf(leaf(2))).toEqual(leaf(2));
  expect(countLeafOf({ kind: 'all', of: [leaf(2)] })).toEqual(leaf(2));
  expect(countLeafOf({ kind: 'tow' })).toBeUndefined();
});

it('carries on the episode that was open when counting begins', () => {
  const open = [{ since: at(-30), until: null }];
  const counted = countEpisodes(leaf(1), place([stay('A', -40, 10), stay('B', 20, null)]));
  expect(shown(withCarried(counted, open, at(0)))).toEqual(['-30 to 10', '20 to now']);
  const later = countEpisodes(leaf(1), place([stay('B', 20, null)]));
  expect(shown(withCarried(later, open, at(0)))).toEqual(['-30 to 0', '20 to now']);
  expect(shown(withCarried(later, [{ since: at(20), until: null }], at(0)))).toEqual(['20 to now']);
});

const TRAILERS = ['A', 'B', 'C', 'D'];
const stays = fc.array(
  fc.record({
    trailerId: fc.constantFrom(...TRAILERS, 'another'),
    entered: fc.integer({ min: -30, max: 100 }),
    minutes: fc.option(fc.nat({ max: 60 }), { nil: null }),
  }),
  { maxLength: 12 },
);
const story = fc.record({
  list: stays,
  known: fc.array(fc.option(fc.integer({ min: -20, max: 60 }), { nil: null }), { minLength: 4, maxLength: 4 }),
  atLeast: fc.integer({ min: 1, max: 4 }),
  where: fc.constantFrom('within' as const, 'outside' as const),
});
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;
const placeOf = ({ list, known }: Pick<Story, 'list' | 'known'>) =>
  place(
    list.map(({ trailerId, entered, minutes }) =>
      stay(trailerId, entered, minutes === null ? null : entered + minutes),
    ),
    Object.fromEntries(TRAILERS.map((id, index) => [id, known[index] ?? null])),
  );

/** How many trailers are counted in a minute, from the definition. */
function naiveCount({ stays: all, trailers }: CountedGeofence, where: CountLeaf['where'], minute: number): number {
  const instant = at(minute);
  return [...trailers].filter(([id, known]) => {
    const isInside = all.some(
      ({ trailerId, entered, left }) => trailerId === id && entered <= instant && (left === null || instant < left),
    );
    return where === 'within' ? isInside : !isInside && (known === null || known <= instant);
  }).length;
}

it('equals a count of every minute, and episodes never overlap', () => {
  fc.assert(
    fc.property(story, ({ atLeast, where, ...given }) => {
      const geofence = placeOf(given);
      const episodes = countEpisodes(leaf(atLeast, where), geofence);
      for (let minute = 0; minute <= 170; minute++) {
        const count = naiveCount(geofence, where, minute);
        const covering = episodes.filter(
          ({ since, until }) => since <= at(minute) && (until === null || at(minute) < until),
        );
        expect(covering).toHaveLength(count >= atLeast ? 1 : 0);
        const { isFiring, since, root } = explainCount(leaf(atLeast, where), geofence, at(minute));
        expect([isFiring, since]).toEqual([covering.length === 1, covering[0]?.since]);
        expect(root).toMatchObject({ value: { amount: count }, truth: isFiring });
      }
      episodes.forEach(({ since, until }, index) => {
        const next = episodes[index + 1];
        if (until) expect(until > since).toBe(true);
        if (next) expect(until && until < next.since).toBe(true);
      });
    }),
  );
});

it('is the same for any order of stays and trailers', () => {
  fc.assert(
    fc.property(story, fc.infiniteStream(fc.nat()), ({ atLeast, where, ...given }, chance) => {
      const geofence = placeOf(given);
      const ranked = geofence.stays.map((one) => ({ one, rank: chance.next().value }));
      const shuffled: CountedGeofence = {
        ...geofence,
        stays: ranked.toSorted((a, b) => Number(a.rank) - Number(b.rank)).map(({ one }) => one),
        trailers: new Map([...geofence.trailers].reverse()),
      };
      expect(countEpisodes(leaf(atLeast, where), shuffled)).toEqual(countEpisodes(leaf(atLeast, where), geofence));
      expect(countsOf(where, shuffled)).toEqual(countsOf(where, geofence));
    }),
  );
});

it('explains nothing before the rule counts', () => {
  expect(explainCount(leaf(1), place(A_AND_B), at(-5))).toMatchObject({
    isFiring: false,
    state: 'unknown',
    root: { truth: undefined, value: undefined },
  });
});
