import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeList } from './useListPlacement';

const room = { width: 1000, height: 800 };

describe('placeList', () => {
  test.each([
    { why: 'opens below the field', box: [100, 400, 100], at: { left: 100, width: 300, top: 136, maxHeight: 320 } },
    {
      why: 'opens above a low field',
      box: [100, 400, 700],
      at: { left: 100, width: 300, bottom: 104, maxHeight: 320 },
    },
    {
      why: 'is never too narrow to read',
      box: [100, 160, 100],
      at: { left: 100, width: 200, top: 136, maxHeight: 320 },
    },
    { why: 'stays inside the window', box: [900, 960, 100], at: { left: 792, width: 200, top: 136, maxHeight: 320 } },
  ])('$why', ({ box: [left = 0, right = 0, top = 0], at }) => {
    expect(placeList({ left, right, top, bottom: top + 32 }, room, 320, false)).toEqual(at);
  });

  test('aligns with the right edge in right-to-left text', () => {
    expect(placeList({ left: 500, right: 560, top: 100, bottom: 132 }, room, 320, true).left).toBe(360);
  });

  test('opens below a low field if its few rows fit', () => {
    expect(placeList({ left: 0, right: 300, top: 640, bottom: 672 }, room, 68, false).top).toBe(676);
  });

  test('stays inside the window wherever the field is', () => {
    const px = fc.integer({ min: -200, max: 1400 });
    fc.assert(
      fc.property(px, px, fc.integer({ min: 20, max: 900 }), fc.boolean(), (left, top, width, rtl) => {
        const at = placeList({ left, right: left + width, top, bottom: top + 32 }, room, 320, rtl);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.left + at.width).toBeLessThanOrEqual(room.width - 8);
        expect(at.maxHeight).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
