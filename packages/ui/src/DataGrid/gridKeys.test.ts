import { describe, expect, it } from 'vitest';
import { type GridExtent, nextPosition } from './gridKeys';

const extent: GridExtent = { rowCount: 100, columnCount: 10, pageRows: 20, hasFilters: true, rtl: false };

describe('nextPosition', () => {
  it.each<[string, boolean, [number, number], Partial<GridExtent>, [number, number]]>([
    ['ArrowRight', false, [5, 5], {}, [5, 6]],
    ['ArrowRight', false, [5, 9], {}, [5, 9]],
    ['ArrowRight', false, [5, 5], { rtl: true }, [5, 4]],
    ['ArrowLeft', false, [5, 0], {}, [5, 0]],
    ['ArrowDown', false, [-2, 3], {}, [-1, 3]],
    ['ArrowDown', false, [-2, 3], { hasFilters: false }, [0, 3]],
    ['ArrowDown', false, [-2, 3], { hasFilters: false, rowCount: 0 }, [-2, 3]],
    ['ArrowDown', false, [-1, 3], { rowCount: 0 }, [-1, 3]],
    ['ArrowDown', false, [99, 3], {}, [99, 3]],
    ['ArrowUp', false, [0, 3], {}, [-1, 3]],
    ['ArrowUp', false, [0, 3], { hasFilters: false }, [-2, 3]],
    ['ArrowUp', false, [-2, 3], {}, [-2, 3]],
    ['PageDown', false, [5, 3], {}, [25, 3]],
    ['PageDown', false, [95, 3], {}, [99, 3]],
    ['PageDown', false, [-2, 3], {}, [20, 3]],
    ['PageUp', false, [5, 3], {}, [0, 3]],
    ['Home', false, [5, 3], {}, [5, 0]],
    ['End', false, [5, 3], {}, [5, 9]],
    ['Home', true, [5, 3], {}, [0, 0]],
    ['End', true, [5, 3], {}, [99, 9]],
  ])('%s (control: %s) from %j with %j goes to %j', (key, control, [row, column], change, [toRow, toColumn]) => {
    expect(nextPosition(key, control, { row, column }, { ...extent, ...change })).toEqual({
      row: toRow,
      column: toColumn,
    });
  });

  it('ignores other keys', () => {
    expect(nextPosition('a', false, { row: 0, column: 0 }, extent)).toBeUndefined();
  });
});
