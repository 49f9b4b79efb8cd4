import { expect, test } from 'vitest';
import { asWords } from './asWords';

test.each([
  ['dotNumber', 'Dot number'],
  ['roles', 'Roles'],
  ['passwordResetSent', 'Password reset sent'],
  ['', ''],
])('writes %j as %j', (name, words) => expect(asWords(name)).toBe(words));
