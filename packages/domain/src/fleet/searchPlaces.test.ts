import { expect, it } from 'vitest';
import { searchPlaces } from './searchPlaces';

const names = (text: string, limit = 3) => searchPlaces(text, limit).map(({ name, region }) => `${name}, ${region}`);

it.each([
  ['joplin', ['Joplin, MO']],
  ['JOPLIN, mo', ['Joplin, MO']],
  ['st louis', ['St. Louis, MO']],
  ['columbus', ['Columbus, OH', 'Columbus, GA']],
  ['columbus ga', ['Columbus, GA']],
  ['rouge', ['Baton Rouge, LA']],
  ['quebec', ['Québec, QC']],
  // A state alone would list all of its cities.
  ['tx', []],
  ['oplin', []],
  ['  ', []],
])('%j finds %j', (text, found) => {
  expect(names(text).slice(0, Math.max(found.length, 1))).toEqual(found);
});

it('lists at most as many as requested, larger cities first', () => {
  const found = searchPlaces('san', 5);
  expect(found).toHaveLength(5);
  const sizes = found.map(({ populationThousands }) => populationThousands);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
});
