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
  ])('$value in $before gives $after', ({ before, value, after }) => {
    expect(toggleOne(before, value)).toEqual(after);
  });
});

describe('toggleAll', () => {
  test.each([
    { before: [], after: ['a', 'b'], why: 'leaves out what cannot be chosen' },
    { before: ['z', 'b'], after: ['z', 'b', 'a'], why: 'keeps what is not shown, and its order' },
    { before: ['a', 'z', 'b'], after: ['z'], why: 'takes out only what is shown' },
    { before: ['x', 'a'], after: ['x', 'a', 'b'], why: 'keeps a disabled choice' },
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
  ])('$chosen is $is', ({ chosen, is }) => {
    expect(allChosen(new Set(chosen), shown)).toBe(is);
  });

  test('nothing shown is not all of it', () => {
    expect(allChosen(new Set(['a']), [])).toBe(false);
  });
});
