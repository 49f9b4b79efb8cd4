// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { localStore } from '../storage/localStore';
import { recentItems } from './recentItems';

const ANN = 'user-1';
const item = (number: number) => ({ kind: 'trailer' as const, href: `/tracking/VIN${number}`, label: `U-${number}` });

beforeEach(() => localStorage.clear());

it('lists the last eight items, the latest first and each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) recentItems.add(ANN, item(number));
  expect(recentItems.read(ANN)).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map(item));
});

it('hides the items of another user on the same device', () => {
  recentItems.add(ANN, item(1));
  expect(recentItems.read('user-2')).toEqual([]);
  recentItems.add('user-2', item(2));
  expect(recentItems.read(ANN)).toEqual([]);
});

it('is removed when the session ends', () => {
  recentItems.add(ANN, item(1));
  localStore.clearSession();
  expect(recentItems.read(ANN)).toEqual([]);
});

it.each([
  ['invalid JSON', '{'],
  ['no object', 'null'],
  ['no list of items', JSON.stringify({ userId: ANN, items: 1 })],
  ['an unknown kind', JSON.stringify({ userId: ANN, items: [{ ...item(1), kind: 'x' }] })],
  ['a number as its label', JSON.stringify({ userId: ANN, items: [{ ...item(1), label: 1 }] })],
  ['a script', JSON.stringify({ userId: ANN, items: [{ ...item(1), href: 'javascript:alert(1)' }] })],
  ['another server', JSON.stringify({ userId: ANN, items: [{ ...item(1), href: '//evil.example' }] })],
  [
    'another server with a backslash',
    JSON.stringify({ userId: ANN, items: [{ ...item(1), href: '/\\evil.example' }] }),
  ],
])('ignores a stored value with %s', (_, stored) => {
  localStore.write('recentSearches', stored);
  expect(recentItems.read(ANN)).toEqual([]);
});
