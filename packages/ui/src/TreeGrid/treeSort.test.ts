import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexFlat } from '../Tree/treeIndex';
import { nextSort, sortTree } from './treeSort';

interface Row {
  id: string;
  label: string;
  parentId: string | null;
  value: number | undefined;
}

const rows = fc
  .array(fc.record({ above: fc.nat(), value: fc.option(fc.nat(5), { nil: undefined }) }), { maxLength: 20 })
  .map((made) =>
    made.map(({ above, value }, i): Row => {
      const parentId = i > 0 && above % 3 > 0 ? `${above % i}` : null;
      return { id: `${i}`, label: `Group ${i}`, parentId, value };
    }),
  );

/** Siblings sorted one family at a time, from the top. */
function walk(all: readonly Row[], ascending: boolean, parentId: string | null = null): string[] {
  const family = all.filter((row) => row.parentId === parentId);
  const known = family.filter(({ value }) => value !== undefined);
  const sorted = known.toSorted((a, b) => ((a.value as number) - (b.value as number)) * (ascending ? 1 : -1));
  const unknown = family.filter(({ value }) => value === undefined);
  return [...sorted, ...unknown].flatMap(({ id }) => [id, ...walk(all, ascending, id)]);
}

describe('sortTree', () => {
  test('sorts siblings under their parent and puts those of no value last', () => {
    fc.assert(
      fc.property(rows, fc.boolean(), (given, ascending) => {
        const sorted = sortTree(indexFlat(given), ({ value }) => value, ascending);
        expect(sorted.nodes.map(({ id }) => id)).toEqual(walk(given, ascending));
        for (const [i, { parentId }] of sorted.nodes.entries()) {
          expect(sorted.nodes[sorted.parent[i] as number]?.id ?? null).toBe(parentId);
        }
      }),
    );
  });

  test('reads numbers within texts', () => {
    const given = ['Yard 10', 'Yard 9'].map((label) => ({ id: label, label }));
    const sorted = sortTree(indexFlat(given), ({ label }) => label, true);
    expect(sorted.nodes.map(({ label }) => label)).toEqual(['Yard 9', 'Yard 10']);
  });
});

test('a header sorts up, down, and not at all', () => {
  const up = nextSort(null, 'health');
  const down = nextSort(up, 'health');
  expect([up?.ascending, down?.ascending, nextSort(down, 'health')]).toEqual([true, false, null]);
  expect(nextSort(down, 'trailers')).toEqual({ columnId: 'trailers', ascending: true });
});
