import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PositionColumns } from '../../vocabulary/positionColumns';
import { openColumn, packColumns } from './packedColumns';

const columns = (some: Partial<Record<keyof PositionColumns, readonly unknown[]>>) => some as never as PositionColumns;
const repeat = <Value>(count: number, value: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => value(i));

describe('packed columns', () => {
  it('unpack to the original', () => {
    const value = fc.oneof(
      fc.constantFrom('CRITICAL', 'GOOD', null),
      fc.array(fc.constantFrom('Reefers', 'Leased'), { maxLength: 2 }),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), (some) => {
        const values = repeat(1_200, (i) => some[i % some.length]);
        const sent = JSON.parse(JSON.stringify(packColumns(columns({ loadStatus: values }))));
        expect(openColumn(sent.loadStatus)).toEqual(values);
      }),
    );
  });

  it('are used for repeated values in large responses', () => {
    const few = repeat(999, () => 'GOOD');
    expect(packColumns(columns({ trailerHealthStatus: few })).trailerHealthStatus).toBe(few);
    const many = repeat(1_000, (i) => (i % 2 ? 'GOOD' : 'CRITICAL'));
    expect(packColumns(columns({ trailerHealthStatus: many })).trailerHealthStatus).toMatchObject({
      of: ['CRITICAL', 'GOOD'],
    });
    const different = repeat(5_000, (i) => `1UYVS2530L${i}`);
    expect(packColumns(columns({ vin: different })).vin).toBe(different);
    // Only the beginning is repetitive.
    const later = repeat(5_000, (i) => (i < 1_000 ? 'x' : String(i)));
    expect(packColumns(columns({ address: later })).address).toBe(later);
  });

  it.each([
    ['nothing', undefined, []],
    ['a text', 'x', []],
    ['half a packed column', { of: [1] }, []],
    ['an index beyond its values', { of: ['a'], at: [0, 7] }, ['a', undefined]],
  ])('unpack %s without an error', (_, column, values) => expect(openColumn(column as never)).toEqual(values));
});
