import { describe, expect, test } from 'vitest';
import {
  listRows,
  matchOptions,
  optionLines,
  optionOf,
  otherRows,
  prepareIndex,
  type SelectOption,
  typeAhead,
} from './options';

const fleet: SelectOption[] = [
  { value: 'a', label: 'Midwest Reefers', group: 'Midwest' },
  { value: 'b', label: 'Milwaukee', group: 'Midwest' },
  { value: 'c', label: 'Ohio dry vans', group: 'East', disabled: true },
  { value: 'd', label: 'Oakland', group: 'West' },
];

describe('matchOptions', () => {
  test.each([
    ['', ['a', 'b', 'c', 'd']],
    ['   ', ['a', 'b', 'c', 'd']],
    ['MI', ['a', 'b']],
    ['dry v', ['c']],
    ['reefers ', ['a']],
    ['zzz', []],
  ])('%j finds %j', (text, values) => {
    expect(matchOptions({ lines: optionLines(fleet) }, text).map(({ option }) => option.value)).toEqual(values);
  });
});

test.each(['b', 'gone', null])('returns the same option for %s before and after the index is prepared', (value) => {
  const index = { lines: optionLines(fleet) };
  const found = optionOf(index, value);
  expect(found?.value).toBe(value === 'b' ? 'b' : undefined);
  prepareIndex(index);
  expect(optionOf(index, value)).toBe(found);
});

describe('listRows', () => {
  test('puts the line for all first and a heading before each group', () => {
    const words = listRows(optionLines(fleet), 'All').map((row) =>
      row.kind === 'option' ? row.option.value : row.text,
    );
    expect(words).toEqual(['All', 'Midwest', 'a', 'b', 'East', 'c', 'West', 'd']);
  });

  test('returns the given lines if there are no groups', () => {
    const lines = optionLines([{ value: 'a', label: 'A' }]);
    expect(listRows(lines)).toBe(lines);
  });

  test('has no line for all without options', () => {
    expect(listRows([], 'All')).toEqual([]);
  });
});

describe('otherRows', () => {
  const lines = optionLines(fleet);
  const plain = optionLines(fleet.map(({ value, label }) => ({ value, label })));
  test.each([
    { of: 'groups and a line for all', rows: listRows(lines, 'All'), are: [0, 1, 4, 6] },
    { of: 'groups', rows: listRows(lines), are: [0, 3, 5] },
    { of: 'one group', rows: listRows(lines.slice(0, 2)), count: 2, are: [0] },
    { of: 'a line for all', rows: listRows(plain, 'All'), are: [0] },
    { of: 'options only', rows: listRows(plain), are: [] },
  ])('finds the other rows of a list with $of', ({ rows, count = 4, are }) => {
    expect(otherRows(rows, count)).toEqual(are);
  });
});

describe('typeAhead', () => {
  const rows = listRows(optionLines(fleet));
  const labelAt = (at: number) => {
    const row = rows[at];
    return row?.kind === 'option' ? row.option.label : undefined;
  };
  test.each([
    { letters: 'm', from: -1, finds: 'Midwest Reefers' },
    { letters: 'm', from: 1, finds: 'Milwaukee' },
    { letters: 'mm', from: 1, finds: 'Milwaukee' },
    { letters: 'm', from: 2, finds: 'Midwest Reefers' },
    { letters: 'mil', from: 1, finds: 'Milwaukee' },
    { letters: 'o', from: -1, finds: 'Oakland' },
    { letters: 'x', from: -1, finds: undefined },
  ])('$letters from $from finds $finds', ({ letters, from, finds }) => {
    expect(labelAt(typeAhead(rows, letters, from))).toBe(finds);
  });
});
