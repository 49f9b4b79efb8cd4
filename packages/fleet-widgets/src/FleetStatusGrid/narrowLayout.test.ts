import { EMPTY_LAYOUT, type GridLayout } from '@gladhand/ui';
import { describe, expect, it } from 'vitest';
import { narrowLayout, widenLayout } from './narrowLayout';

const pinned = (...ids: string[]): GridLayout => ({ ...EMPTY_LAYOUT, pinned: ids });

describe('narrowLayout', () => {
  it.each([
    { wide: ['vin', 'unitId'], narrow: ['unitId'] },
    { wide: ['vin', 'speed'], narrow: ['vin'] },
    { wide: [], narrow: [] },
  ])('keeps $narrow of $wide', ({ wide, narrow }) => {
    expect(narrowLayout(pinned(...wide)).pinned).toEqual(narrow);
  });
});

describe('widenLayout', () => {
  const wide = pinned('vin', 'unitId');
  it.each([
    { change: 'a hidden column', next: ['unitId'], wide: ['vin', 'unitId'] },
    { change: 'a new pin', next: ['unitId', 'speed'], wide: ['vin', 'unitId', 'speed'] },
    { change: 'a pin taken away', next: [], wide: ['vin'] },
  ])('after $change the pins are $wide', ({ next, wide: pins }) => {
    expect(widenLayout(wide, narrowLayout(wide), { ...pinned(...next), hidden: ['speed'] })).toEqual({
      ...pinned(...pins),
      hidden: ['speed'],
    });
  });
});
