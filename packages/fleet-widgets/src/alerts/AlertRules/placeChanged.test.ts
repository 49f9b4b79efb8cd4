import { expect, it } from 'vitest';
import { placeChanged } from './placeChanged';

const list = (ids: string) => [...ids].map((id) => ({ id }));

it.each([
  ['abcd', 'bcda', 'a', 3],
  ['abcd', 'dabc', 'd', 0],
  ['abcd', 'acbd', 'c', 1],
  ['abcd', 'abcd', undefined, -1],
])('%s to %s moves %s to place %i', (before, after, id, place) => {
  const next = list(after);
  const found = placeChanged(list(before), next);
  expect(found?.id).toBe(id);
  expect(found ? next.indexOf(found) : -1).toBe(place);
});
