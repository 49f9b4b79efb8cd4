import { EMPTY_LAYOUT, type GridLayout } from '@gladhand/ui/grid';
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

it('starts with the unit ID and the health', () => {
  const layout = { ...pinned('vin', 'unitId'), order: ['vin', 'unitId', 'speed', 'lastReport', 'trailerHealthStatus'] };
  expect(narrowLayout(layout).order).toEqual(['unitId', 'trailerHealthStatus', 'lastReport', 'vin', 'speed']);
});

describe('widenLayout', () => {
  const wide = { ...pinned('vin', 'unitId'), order: ['vin', 'unitId'] };

  it('keeps the order of the wide layout until a column is moved', () => {
    const narrow = narrowLayout(wide);
    expect(widenLayout(wide, narrow, { ...narrow, hidden: ['vin'] }).order).toEqual(['vin', 'unitId']);
    expect(widenLayout(wide, narrow, { ...narrow, order: ['vin', 'speed', 'unitId'] }).order).toEqual([
      'vin',
      'speed',
      'unitId',
    ]);
  });

  it.each([
    { change: 'a hidden column', next: ['unitId'], wide: ['vin', 'unitId'] },
    { change: 'a new pin', next: ['unitId', 'speed'], wide: ['vin', 'unitId', 'speed'] },
    { change: 'a removed pin', next: [], wide: ['vin'] },
  ])('after $change the pins are $wide', ({ next, wide: pins }) => {
    expect(widenLayout(wide, narrowLayout(wide), { ...narrowLayout(wide), pinned: next, hidden: ['speed'] })).toEqual({
      ...wide,
      pinned: pins,
      hidden: ['speed'],
    });
  });
});
