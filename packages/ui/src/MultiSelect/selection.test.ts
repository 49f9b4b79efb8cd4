import { describe, expect, test } from 'vitest';
import { optionLines } from '../Select/options';
import { allChosen, toggleAll, toggleOne } from './selection';

const shown = optionLines([
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'x', label: 'X', disabled: true },
]);

describe('toggleOne', () => {
  test.each([
    { before: [], value: 'a', after: ['a'] },
    { before: ['b'], value: 'a', after: ['b', 'a'] },
    { before: ['a', 'b'], value: 'a', after: ['b'] },
  ])('toggles $value in $before to $after', ({ before, value, after }) => {
    expect(toggleOne(before, value)).toEqual(after);
  });
});

describe('toggleAll', () => {
  test.each([
    { before: [], after: ['a', 'b'], why: 'leaves out disabled options' },
    { before: ['z', 'b'], after: ['z', 'b', 'a'], why: 'keeps options that are not shown, in their order' },
    { before: ['a', 'z', 'b'], after: ['z'], why: 'removes only options that are shown' },
    { before: ['x', 'a'], after: ['x', 'a', 'b'], why: 'keeps a selected option that is disabled' },
  ])('$why', ({ before, after }) => {
    expect(toggleAll(before, shown)).toEqual(after);
  });
});

describe('allChosen', () => {
  test.each([
    { chosen: [], is: false },
    { chosen: ['a'], is: 'mixed' },
    { chosen: ['a', 'b'], is: true },
    { chosen: ['x'], is: false },
  ])('returns $is for $chosen', ({ chosen, is }) => {
    expect(allChosen(new Set(chosen), shown)).toBe(is);
  });

  test('returns false if no option is shown', () => {
    expect(allChosen(new Set(['a']), [])).toBe(false);
  });
});
