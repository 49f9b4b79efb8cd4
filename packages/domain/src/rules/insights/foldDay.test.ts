import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayCarry, foldDay, type InsightReport, NO_CARRY } from './foldDay';
import {
  addFigures,
  type InsightFigures,
  meanRepairMs,
  milesOf,
  movedShare,
  NO_FIGURES,
  systemFigures,
} from './insightFigures';
import { INSIGHT_SYSTEMS } from './insightsPolicy';

const HOUR = 3_600_000;
const DAY = { fromMs: 0, beforeMs: 24 * HOUR };
const report = (hours: number, rest: Partial<InsightReport> = {}): InsightReport => ({
  ...{ at: hours * HOUR, faults: {} },
  ...rest,
});
const gps = (miles: number) => ({ odometer: { source: 'gps' as const, miles } });
const figuresOf = (reports: InsightReport[], carry: DayCarry = NO_CARRY) => foldDay(carry, reports, DAY).figures;

describe('a day of a trailer', () => {
  it('is counted without a report', () => {
    expect(figuresOf([])).toEqual({ ...NO_FIGURES, trailers: 1 });
  });

  it.each<[string, InsightReport[], number]>([
    ['adds up an odometer', [report(1, gps(100)), report(3, gps(180)), report(5, gps(180))], 80],
    ['ignores an odometer that goes back', [report(1, gps(100)), report(2, gps(10)), report(3, gps(40))], 30],
    ['ignores a jump that no trailer can drive', [report(1, gps(100)), report(2, gps(900)), report(3, gps(950))], 50],
    ['allows whole miles in a short time', [report(1, gps(100)), report(1.001, gps(102))], 2],
    [
      'does not compare two odometers',
      [report(1, gps(100)), report(2, { odometer: { source: 'abs', miles: 130 } })],
      0,
    ],
  ])('%s', (_, reports, miles) => expect(figuresOf(reports).miles).toBeCloseTo(miles));

  it.each<[string, InsightReport[], number]>([
    ['by its speed', [report(1, { speedMph: 40 })], 1],
    ['by its odometer', [report(1, gps(10)), report(2, gps(11))], 1],
    ['not by a shunt', [report(1, gps(10)), report(2, gps(10.4))], 0],
  ])('moved %s', (_, reports, moved) => expect(figuresOf(reports).moved).toBe(moved));

  it('drives on from the odometer of the day before', () => {
    const carry = { odometer: { source: 'gps' as const, miles: 90, atMs: -HOUR }, faults: {} };
    expect(figuresOf([report(1, gps(100))], carry).miles).toBe(10);
  });

  it('counts no miles where no odometer reported', () => {
    expect(milesOf(figuresOf([report(1)]))).toBeNull();
    expect(milesOf(figuresOf([report(1, gps(5))]))).toBe(0);
  });
});

describe('faults', () => {
  const abs = (hours: number, isFaulty: boolean | undefined) => report(hours, { faults: { abs: isFaulty } });
  const absOf = (reports: InsightReport[], carry?: DayCarry) => systemFigures(figuresOf(reports, carry), 'abs');

  it('last from the first report with it to the first one without it', () => {
    expect(absOf([abs(2, true), abs(4, true), abs(7, false)])).toEqual({
      ...{ faultMs: 5 * HOUR, repairs: 1, repairMs: 5 * HOUR },
    });
  });

  it('last on when a report does not mention the system', () => {
    expect(absOf([abs(2, true), abs(4, undefined), abs(7, false)]).faultMs).toBe(5 * HOUR);
  });

  it('are not known any more 24 hours after the last report, and count as repaired when a report shows it', () => {
    const carry = { faults: { abs: { sinceMs: -60 * HOUR, atMs: -20 * HOUR } } };
    expect(absOf([], carry).faultMs).toBe(4 * HOUR);
    expect(absOf([abs(10, false)], carry)).toEqual({ faultMs: 4 * HOUR, repairs: 1, repairMs: 70 * HOUR });
  });

  it('have a mean time to repair', () => {
    const figures = addFigures([
      figuresOf([abs(0, true), abs(2, false)]),
      figuresOf([abs(0, true), abs(4, false), report(5, { faults: { lights: true } })]),
    ]);
    expect(meanRepairMs(systemFigures(figures, 'abs'))).toBe(3 * HOUR);
    expect(meanRepairMs(systemFigures(figures, 'lights'))).toBeNull();
    expect(systemFigures(figures).faultMs).toBe(6 * HOUR + 19 * HOUR);
  });
});

/** Times in steps of 30 minutes over eight days, each once. */
const reports = fc.uniqueArray(fc.integer({ min: 0, max: 8 * 48 - 1 }), { maxLength: 60 }).chain((times) =>
  fc.tuple(
    ...times
      .sort((a, b) => a - b)
      .map((time) =>
        fc.record({
          at: fc.constant((time * HOUR) / 2),
          speedMph: fc.option(fc.constantFrom(0, 45), { nil: undefined }),
          odometer: fc.option(
            fc.record({ source: fc.constantFrom('gps' as const, 'abs' as const), miles: fc.integer({ max: 500 }) }),
            { nil: undefined },
          ),
          faults: fc.dictionary(
            fc.constantFrom(...INSIGHT_SYSTEMS),
            fc.option(fc.boolean(), { nil: undefined }),
          ) as fc.Arbitrary<InsightReport['faults']>,
          reefer: fc.option(fc.constantFrom({ judged: 2, within: 1 }, { judged: 1, within: 1 }), { nil: undefined }),
        }),
      ),
  ),
) as fc.Arbitrary<InsightReport[]>;

/** What is the same for a period as for the sum of its days. */
const additive = ({ miles, reeferReadings, reeferWithin, systems }: InsightFigures) => ({
  ...{ miles, reeferReadings, reeferWithin, systems },
});

describe('days', () => {
  it('add up to the period that they divide', () => {
    fc.assert(
      fc.property(reports, (history) => {
        const period = { fromMs: 0, beforeMs: 8 * DAY.beforeMs };
        let carry = NO_CARRY;
        const days = Array.from({ length: 8 }, (_, day) => {
          const span = { fromMs: day * DAY.beforeMs, beforeMs: (day + 1) * DAY.beforeMs };
          const own = history.filter(({ at }) => at >= span.fromMs && at < span.beforeMs);
          const folded = foldDay(carry, own, span);
          carry = folded.carry;
          return folded.figures;
        });
        const whole = foldDay(NO_CARRY, history, period);
        expect(additive(addFigures(days))).toEqual(additive(whole.figures));
        expect(carry).toEqual(whole.carry);
      }),
    );
  });

  it('never count longer than they are, nor a share above 1', () => {
    fc.assert(
      fc.property(reports, (history) => {
        const { figures } = foldDay(NO_CARRY, history, { fromMs: 0, beforeMs: 8 * DAY.beforeMs });
        for (const system of INSIGHT_SYSTEMS) {
          expect(systemFigures(figures, system).faultMs).toBeLessThanOrEqual(8 * DAY.beforeMs);
        }
        expect(movedShare(figures) ?? 0).toBeLessThanOrEqual(1);
        expect(figures.reeferWithin).toBeLessThanOrEqual(figures.reeferReadings);
      }),
    );
  });
});
