import { expect, it } from 'vitest';
import { shortcutOf } from './inboxShortcuts';

it.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['?', 'help'],
  ['.', 'showNew'],
  ['Enter', undefined],
  ['z', undefined],
])('knows %s as %s', (key, shortcut) => {
  expect(shortcutOf(key)).toBe(shortcut);
});
