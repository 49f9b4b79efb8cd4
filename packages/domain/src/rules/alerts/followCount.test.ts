import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CountLeaf, followCount, UNCOUNTED } from './followCount';

const LEAF: CountLeaf = { kind: 'geofenceCount', where: 'within', geofences: ['yard'], atLeast: 3 };
const START = Date.parse('2026-11-17T15:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);

/** The changes of counts that are a minute apart. */
function changesOf(counts: readonly (number | undefined)[], geofenceId = 'yard'): string[] {
  let memory = UNCOUNTED;
  return counts.flatMap((count, minute) => {
    const step = followCount(LEAF, memory, { geofenceId, count, at: at(minute) });
    memory = JSON.parse(JSON.stringify(step.memory));
    return step.changes.map((change) => `${change.kind} ${(change.at.getTime() - START) / 60_000}`);
  });
}

it('holds from at least as many trailers to fewer', () => {
  expect(changesOf([2, 3, 4, 3, 2, 3])).toEqual(['opened 1', 'ended 4', 'opened 5']);
});

it('changes nothing while the number is unknown', () => {
  expect(changesOf([undefined, 3, undefined, 3, undefined, 0])).toEqual(['opened 1', 'ended 5']);
});

it('is about no other geofence', () => expect(changesOf([3, 2], 'dock')).toEqual([]));

it('opens and ends in turn', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat({ max: 6 }), { nil: undefined })), (counts) => {
      const kinds = changesOf(counts).map((change) => change.split(' ')[0]);
      kinds.forEach((kind, index) => {
        expect(kind).toBe(index % 2 === 0 ? 'opened' : 'ended');
      });
    }),
  );
});
