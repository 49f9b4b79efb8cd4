import { expect, test } from 'vitest';
import { isCommonPassword } from './isCommonPassword';

test.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd123!',
  '123Password!',
  '!!Passw0rd!!',
  '$unsh1ne99#',
  'Dr4g0n!2026',
  'M0nk3y!!!!',
  'W!zard2024',
  'Trustno1!',
  'Trustn01!#',
  'L3tm31n#1',
  'Qwerty123!',
  '1qaz2wsx!!',
  '123456789',
])('rejects %s as common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'Fifth-Wheel7!',
  'Drop-Deck42!',
  'correct horse battery staple',
  'Passphrase of four words 7!',
  'Dr4g0n-and-monkey',
  'Straße!99Übung',
  '🚚🚛 Flat roof 77',
  `${'1'.repeat(60)}Zq${'!'.repeat(60)}`,
])('accepts %s', (password) => expect(isCommonPassword(password)).toBe(false));
