import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertReport } from './alertFacts';
import { planOf } from './alertPlan';
import { condenserOf, stripsOfPlan } from './conditionStrips';
import { trailerCondition } from './conditions.test.parts';
import { episodesOf } from './episodesOf';
import { hasData } from './hasData';
import { at, END, reports, stored } from './reports.test.parts';
import { reportsOf, stripsOf } from './strips';

const door = (minutes: number, value: 'open' | 'closed'): AlertReport => ({
  at: at(minutes),
  readings: { door: value },
});
/** As days are stored: each on its own, and only what a condition asks for. */
function throughStrips(condition: Parameters<typeof episodesOf>[0], all: readonly AlertReport[]): AlertReport[] {
  const plan = planOf(condition);
  const condense = condenserOf(plan);
  const dayOf = ({ at: instant }: AlertReport) => instant.toISOString().slice(0, 10);
  return [...new Set(all.map(dayOf))].flatMap((day) =>
    reportsOf(
      condense(
        stored(
          stripsOf(
            all.filter((one) => dayOf(one) === day),
            stripsOfPlan(plan),
          ),
        ),
      ),
    ),
  );
}

/** Reports with long stretches in which nothing changes. */
const monotonous = fc
  .tuple(reports, fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 60 }))
  .map(([list, gaps]) => {
    let minutes = 0;
    const repeated = gaps.map((gap, index) => {
      minutes += gap;
      const { readings, load, geofences } = list[Math.floor(index / 12) % Math.max(1, list.length)] ?? { readings: {} };
      return { at: at(minutes), readings, load, geofences };
    });
    return [...new Map([...repeated, ...list].map((report) => [report.at.getTime(), report])).values()].sort(
      (a, b) => a.at.getTime() - b.at.getTime(),
    );
  });

describe('strips', () => {
  it('leave out repeated values, but not the last, nor where the value would look old', () => {
    const all = [0, 15, 30, 45, 60, 75, 90].map((minutes) => door(minutes, 'open'));
    const { door: strip = [] } = stripsOf([...all, door(100, 'closed')]);
    expect(strip.map(([instant]) => (instant - at(0).getTime()) / 60_000)).toEqual(
      [0, 60, 90, 100].filter((minute) => minute !== 90),
    );
  });

  it('decide the same episodes as the reports', () => {
    fc.assert(
      fc.property(trailerCondition, fc.oneof(reports, monotonous), (condition, list) => {
        const again = throughStrips(condition, list);
        expect(episodesOf(condition, again, END)).toEqual(episodesOf(condition, list, END));
        expect(episodesOf(condition, again, END, at(700))).toEqual(episodesOf(condition, list, END, at(700)));
        expect(hasData(condition, again, at(700))).toBe(hasData(condition, list, at(700)));
      }),
      { numRuns: 300 },
    );
  });

  it('have few points for a measured value far from its threshold', () => {
    const all = Array.from({ length: 96 }, (_, index) => ({
      at: at(index * 15),
      readings: { reefer: { fuelPercent: 60 + (index % 7) }, tether: 'tethered' as const },
    }));
    expect(throughStrips({ kind: 'fuelBelow', percent: 25 }, all).length).toBeLessThan(40);
    expect(stripsOf(all).fuelPercent).toHaveLength(96);
  });
});
