import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultLifecycles, REPEAT_WITHIN_MS } from './faultLifecycles';

const DAY_MS = 86_400_000;
const fault = (startDay: number, endDay: number | null, spn: number | null = 789, fmi: number | null = 3) => ({
  faultStart: new Date(startDay * DAY_MS),
  faultEnd: endDay === null ? null : new Date(endDay * DAY_MS),
  ...{ spn, fmi, description: spn === null ? 'Maker code 17' : null },
});
const daysOf = (lifecycles: ReturnType<typeof faultLifecycles<ReturnType<typeof fault>>>) =>
  lifecycles.map((records) => records.map(({ faultStart }) => Number(faultStart) / DAY_MS));

describe('faultLifecycles', () => {
  it.each([
    ['repeats within 30 days are together', [fault(0, 1), fault(31, 32)], [[0, 31]]],
    ['a later one is another', [fault(0, 1), fault(31.1, 32)], [[31.1], [0]]],
    ['the end counts, not the start', [fault(0, 20), fault(45, 46), fault(76, null)], [[0, 45, 76]]],
    ['other codes are apart', [fault(0, 1), fault(2, 3, 789, 4)], [[2], [0]]],
    ['without codes the description counts', [fault(0, 1, null, null), fault(2, 3, null, null)], [[0, 2]]],
    ['the order of the records is no matter', [fault(40, null), fault(0, 1), fault(20, 21)], [[0, 20, 40]]],
    ['nothing', [], []],
  ])('%s', (_, faults, expected) => expect(daysOf(faultLifecycles(faults))).toEqual(expected));

  it('keeps every record once, with no longer gap inside a lifecycle', () => {
    const record = fc
      .record({ start: fc.nat(400), lasts: fc.nat(40), spn: fc.constantFrom(789, 790) })
      .map(({ start, lasts, spn }) => fault(start, start + lasts, spn));
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), (faults) => {
        const lifecycles = faultLifecycles(faults);
        expect(new Set(lifecycles.flat())).toEqual(new Set(faults));
        expect(lifecycles.flat()).toHaveLength(faults.length);
        for (const records of lifecycles) {
          for (const [index, { faultStart }] of records.entries()) {
            const before = records.slice(0, index).map(({ faultEnd }) => Number(faultEnd));
            if (index > 0) expect(Number(faultStart) - Math.max(...before)).toBeLessThanOrEqual(REPEAT_WITHIN_MS);
          }
        }
      }),
    );
  });
});
