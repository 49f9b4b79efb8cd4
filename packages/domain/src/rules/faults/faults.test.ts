import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absCodeMeaning } from '../../vocabulary/absCodes';
import { type AbsReportFacts, followFault, type KeptFault } from './followFault';

describe('a fault code', () => {
  test.each([
    [789, 0, 'Wheel speed sensor C gap too large', '2-1', 2],
    [790, 0, 'Wheel speed sensor D gap too large', '3-1', 2],
    [789, 3, 'Wheel speed sensor C shorted or open', '2-2', 2],
    [789, 4, 'Wheel speed sensor C shorted or open', '2-2', 2],
    [789, 8, 'Wheel speed sensor C signal unsteady', '2-3', 2],
    [789, 13, 'Wheel speed sensor C sees a tire diameter out of range', '2-4', 2],
    [3597, 3, 'Supply voltage above 32 V', '6-1', 1],
    [3597, 4, 'Supply voltage below 8 V', '6-2', 1],
    [3597, 13, 'Supply voltage drops, line resistance too high', '6-3', 1],
    [795, 5, 'Modulator valve, axle 1 roadside wiring fault', null, 2],
    [629, 12, 'ABS control unit internal fault', null, 1],
    [789, 9, 'Wheel speed sensor C updates too seldom', null, 2],
    [789, 25, 'Wheel speed sensor C', null, 2],
    [789, null, 'Wheel speed sensor C', null, 2],
    [4711, 3, null, null, 1],
    [null, null, null, null, 1],
  ])('%s/%s is %s', (spn, fmi, description, blinkCode, faultTypeId) =>
    expect(absCodeMeaning({ spn, fmi })).toMatchObject({ description, blinkCode, faultTypeId }),
  );

  test('that nobody knows has no advice', () => {
    expect(absCodeMeaning({ spn: 4711, fmi: 3 })).toMatchObject({ cause: null, repairInformation: null });
    expect(absCodeMeaning({ spn: 789, fmi: 9 })).toMatchObject({
      suspectComponent: 'Wheel speed sensor C',
      cause: null,
    });
  });
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 12, minute));
const told = (minute: number, says: Partial<AbsReportFacts> = {}): AbsReportFacts => ({
  at: at(minute),
  active: true,
  spn: 789,
  fmi: 3,
  description: null,
  speedMph: 50,
  totalMiles: 1_000,
  ...says,
});
/** Every fault that a list of reports leaves behind, in the order in which they began. */
function follow(reports: readonly AbsReportFacts[]): KeptFault[] {
  const kept: KeptFault[] = [];
  for (const report of reports) {
    const open = kept.find(({ faultEnd }) => faultEnd === null);
    const { changed, opened } = followFault(open, report);
    if (changed && open) kept[kept.indexOf(open)] = changed;
    if (opened) kept.push(opened);
  }
  return kept;
}

describe('a fault', () => {
  test('begins with its first report and keeps the miles of then and the highest speed', () => {
    const kept = follow([told(0), told(5, { speedMph: 62, totalMiles: 1_005 }), told(9, { speedMph: null })]);
    expect(kept).toMatchObject([
      { faultStart: at(0), faultEnd: null, maxMph: 62, bestAvailableTotalMileage: 1_000, faultTypeId: 2 },
    ]);
  });

  test('ends with the report that says so, and is another one when it comes back', () => {
    const kept = follow([told(0), told(5, { active: false }), told(9)]);
    expect(kept.map(({ faultStart, faultEnd }) => [faultStart, faultEnd])).toEqual([
      [at(0), at(5)],
      [at(9), null],
    ]);
  });

  test('is ended by another code', () => {
    const kept = follow([told(0), told(5, { fmi: 8 })]);
    expect(kept.map(({ fmi, faultEnd }) => [fmi, faultEnd])).toEqual([
      [3, at(5)],
      [8, null],
    ]);
  });

  test('without numbers is told by its words', () => {
    const words = { spn: null, fmi: null, description: 'Lamp on' };
    expect(follow([told(0, words), told(5, words)])).toHaveLength(1);
    expect(follow([told(0, words), told(5, { ...words, description: 'Valve' })])).toHaveLength(2);
  });

  test('a healthy ABS leaves nothing behind', () => expect(follow([told(0, { active: false })])).toEqual([]));

  test('never overlaps another one of its trailer', () => {
    const step = fc.record({ active: fc.boolean(), spn: fc.constantFrom(789, 790), fmi: fc.constantFrom(3, 8) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const kept = follow(steps.map((says, index) => told(index, says)));
        expect(kept.filter(({ faultEnd }) => faultEnd === null).length).toBe(steps.at(-1)?.active ? 1 : 0);
        for (const [index, fault] of kept.entries()) {
          const next = kept[index + 1];
          if (next) expect(fault.faultEnd?.getTime()).toBeLessThanOrEqual(next.faultStart.getTime());
        }
      }),
    );
  });
});
