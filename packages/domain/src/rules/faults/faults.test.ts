import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ABS_CODES, absCodeMeaning, expectedReadings } from '../../vocabulary/absCodes';
import { type AbsState, activeAbsFaults } from '../health/absSeverity';
import { type AbsReportFacts, followFaults, type KeptFault } from './followFaults';

describe('a fault code', () => {
  test.each([
    [789, 0, 'Wheel speed sensor C gap too large', '2-1', 2],
    [790, 0, 'Wheel speed sensor D gap too large', '3-1', 2],
    [789, 3, 'Wheel speed sensor C shorted or open', '2-2', 2],
    [789, 4, 'Wheel speed sensor C shorted or open', '2-2', 2],
    [789, 8, 'Wheel speed sensor C signal erratic', '2-3', 2],
    [789, 13, 'Wheel speed sensor C tire diameter out of range', '2-4', 2],
    [3597, 3, 'Supply voltage above 32 V', '6-1', 1],
    [3597, 4, 'Supply voltage below 8 V', '6-2', 1],
    [3597, 13, 'Supply voltage drops: line resistance too high', '6-3', 1],
    [795, 5, 'Modulator valve, axle 1 roadside wiring fault', null, 2],
    [629, 12, 'ABS control unit internal fault', null, 1],
    [789, 9, 'Wheel speed sensor C abnormal update rate', null, 2],
    [789, 25, 'Wheel speed sensor C', null, 2],
    [789, null, 'Wheel speed sensor C', null, 2],
    [4711, 3, null, null, 1],
    [null, null, null, null, 1],
  ])('%s/%s is %s', (spn, fmi, description, blinkCode, faultTypeId) =>
    expect(absCodeMeaning({ spn, fmi })).toMatchObject({ description, blinkCode, faultTypeId }),
  );

  test('has no recommended action if it is unknown', () => {
    expect(absCodeMeaning({ spn: 4711, fmi: 3 })).toMatchObject({ cause: null, repairInformation: null });
    expect(absCodeMeaning({ spn: 789, fmi: 9 })).toMatchObject({
      suspectComponent: 'Wheel speed sensor C',
      cause: null,
    });
  });

  test('with an entry has a description, a component, a cause and a repair', () => {
    for (const code of ABS_CODES) {
      const { description, suspectComponent, cause, repairInformation } = absCodeMeaning(code);
      expect([description, suspectComponent, cause, repairInformation]).not.toContain(null);
    }
    expect(ABS_CODES.length).toBeGreaterThan(40);
  });

  test.each([
    [789, /950 to 1,950 ohms/],
    [3597, /8 to 32 V/],
  ])('with SPN %i has readings to expect', (spn, reading) => {
    expect(expectedReadings(spn).join(' ')).toMatch(reading);
  });

  test.each([795, 811, 4711, null])('with SPN %s has none, because no source lists them', (spn) => {
    expect(expectedReadings(spn)).toEqual([]);
  });
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 12, minute));
const SENSOR = { spn: 789, fmi: 3 };
const SUPPLY = { spn: 3597, fmi: 4 };
const reported = (
  minute: number,
  abs: Partial<AbsState> = SENSOR,
  says: Partial<Omit<AbsReportFacts, 'at' | 'faults'>> = {},
): AbsReportFacts => ({
  at: at(minute),
  faults: activeAbsFaults({ active: true, ...abs }),
  speedMph: 50,
  totalMiles: 1_000,
  ...says,
});
/** Every fault that results from a list of reports, by start. */
function follow(reports: readonly AbsReportFacts[]): KeptFault[] {
  const kept: KeptFault[] = [];
  for (const report of reports) {
    const open = kept.filter(({ faultEnd }) => faultEnd === null);
    const { changed, opened } = followFaults(open, report);
    for (const one of changed) {
      const index = kept.findIndex(
        (known) =>
          known.faultEnd === null &&
          known.spn === one.spn &&
          known.fmi === one.fmi &&
          known.description === one.description,
      );
      kept[index] = one;
    }
    kept.push(...opened);
  }
  return kept;
}

describe('a fault', () => {
  test('starts with its first report, and keeps the odometer of that report and the highest speed', () => {
    const kept = follow([
      reported(0),
      reported(5, SENSOR, { speedMph: 62, totalMiles: 1_005 }),
      reported(9, SENSOR, { speedMph: null }),
    ]);
    expect(kept).toMatchObject([
      { faultStart: at(0), faultEnd: null, maxMph: 62, bestAvailableTotalMileage: 1_000, faultTypeId: 2 },
    ]);
  });

  test('ends with the report that clears it, and becomes a new fault when it returns', () => {
    const kept = follow([reported(0), reported(5, { active: false }), reported(9)]);
    expect(kept.map(({ faultStart, faultEnd }) => [faultStart, faultEnd])).toEqual([
      [at(0), at(5)],
      [at(9), null],
    ]);
  });

  test('ends when another code is reported by a device that reports one fault at a time', () => {
    const kept = follow([reported(0), reported(5, { spn: 789, fmi: 8 })]);
    expect(kept.map(({ fmi, faultEnd }) => [fmi, faultEnd])).toEqual([
      [3, at(5)],
      [8, null],
    ]);
  });

  test('continues independently of others, and ends and returns independently', () => {
    const kept = follow([
      reported(0, { faults: [SENSOR] }),
      reported(5, { faults: [SENSOR, SUPPLY] }, { speedMph: 62 }),
      reported(9, { faults: [SUPPLY] }),
      reported(12, { faults: [SUPPLY, SENSOR] }),
      reported(15, { active: false }),
    ]);
    expect(kept.map(({ spn, faultStart, faultEnd, maxMph }) => [spn, faultStart, faultEnd, maxMph])).toEqual([
      [789, at(0), at(9), 62],
      [3597, at(5), at(15), 62],
      [789, at(12), at(15), 50],
    ]);
  });

  test('is stored once if a report lists it twice', () =>
    expect(follow([reported(0, { faults: [SENSOR, SUPPLY, SENSOR] })])).toHaveLength(2));

  test('is identified by its description if it has no codes', () => {
    const words = { description: 'Lamp on' };
    expect(follow([reported(0, words), reported(5, words)])).toHaveLength(1);
    expect(follow([reported(0, words), reported(5, { description: 'Valve' })])).toHaveLength(2);
    expect(follow([reported(0, { faults: [words, { description: 'Valve' }, SENSOR] })])).toHaveLength(3);
  });

  test('stores nothing for a healthy ABS', () => expect(follow([reported(0, { active: false })])).toEqual([]));

  test('is open only while it is reported, and never overlaps itself', () => {
    const codes = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(codes, { maxLength: 30 }), (steps) => {
        const kept = follow(
          steps.map((spns, index) =>
            reported(index, { active: spns.length > 0, faults: spns.map((spn) => ({ spn })) }),
          ),
        );
        const open = kept.filter(({ faultEnd }) => faultEnd === null).map(({ spn }) => spn);
        expect([...open].sort()).toEqual([...(steps.at(-1) ?? [])].sort());
        for (const spn of [1, 2, 3, 4]) {
          const own = kept.filter((fault) => fault.spn === spn);
          for (const [index, fault] of own.entries()) {
            const next = own[index + 1];
            if (next) expect(fault.faultEnd?.getTime()).toBeLessThan(next.faultStart.getTime());
          }
        }
      }),
    );
  });
});
