import { describe, expect, test } from 'vitest';
import { indexOptions, listRows, matchOptions, type SelectOption, typeAhead } from './options';

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
    expect(matchOptions(indexOptions(fleet), text).map((option) => option.value)).toEqual(values);
  });
});

describe('listRows', () => {
  test('puts a heading before each group and the line for all of them first', () => {
    const words = listRows(fleet, 'All').map((row) => (row.kind === 'option' ? row.option.value : row.text));
    expect(words).toEqual(['All', 'Midwest', 'a', 'b', 'East', 'c', 'West', 'd']);
  });

  test('numbers options without counting headings', () => {
    const positions = listRows(fleet).flatMap((row) => (row.kind === 'option' ? [row.position] : []));
    expect(positions).toEqual([0, 1, 2, 3]);
  });

  test('has no line for all of nothing', () => {
    expect(listRows([], 'All')).toEqual([]);
  });
});

describe('typeAhead', () => {
  const rows = listRows(fleet);
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
