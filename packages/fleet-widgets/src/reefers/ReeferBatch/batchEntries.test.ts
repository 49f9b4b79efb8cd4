import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BatchEntry, batchCounts, isFailed, isRetriedAlike, mergeResults, worstFirst } from './batchEntries';

const order = { kind: 'remoteOff', zone: null, setPointC: null } as const;
const entry = (id: string, status: string): BatchEntry => ({ id, vin: id, unitId: id, order, status, message: null });

test('a response changes only its own entries', () => {
  const entries = [entry('a', 'sending'), entry('b', 'sending')];
  const result = { id: 'a', vin: 'a', kind: 'remoteOff', status: 'failed', message: 'No fuel.', code: null };
  expect(mergeResults(entries, [result])).toEqual([
    { ...entries[0], status: 'failed', message: 'No fuel.' },
    entries[1],
  ]);
});

test('lists failures first, then sorts by unit', () => {
  const entries = [
    entry('U-10', 'success'),
    entry('U-9', 'success'),
    entry('U-2', 'inProgress'),
    entry('U-1', 'failed'),
  ];
  expect(worstFirst(entries).map(({ unitId }) => unitId)).toEqual(['U-1', 'U-2', 'U-9', 'U-10']);
});

test('counts every entry once', () => {
  const statuses = fc.constantFrom('sending', 'inProgress', 'success', 'failed', 'unanswered', 'a word of tomorrow');
  fc.assert(
    fc.property(fc.array(statuses), (words) => {
      const { failed, pending, successful } = batchCounts(words.map((status, index) => entry(`${index}`, status)));
      expect(failed + pending + successful).toBe(words.length);
    }),
  );
});

/** A server that follows the contract: one command per id, however often it is sent. */
test('no unit gets a command twice, however often responses are lost and commands retried', () => {
  const tries = fc.array(fc.constantFrom('answered', 'answer lost', 'never arrived', 'refused by the unit'), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(tries, (fates) => {
      const server = new Map<string, string>();
      let made = 0;
      let one = entry(`id-${made}`, 'sending');
      for (const fate of fates) {
        if (fate !== 'never arrived')
          server.set(one.id, server.get(one.id) ?? (fate === 'refused by the unit' ? 'failed' : 'inProgress'));
        const status = server.get(one.id);
        one = {
          ...one,
          status: fate === 'answered' || fate === 'refused by the unit' ? (status as string) : 'unanswered',
        };
        if (!isFailed(one)) break;
        one = { ...one, id: isRetriedAlike(one) ? one.id : `id-${++made}` };
      }
      const open = [...server.values()].filter((status) => status !== 'failed');
      expect(open.length).toBeLessThanOrEqual(1);
    }),
  );
});
