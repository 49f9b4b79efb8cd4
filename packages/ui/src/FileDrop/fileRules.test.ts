import { expect, test } from 'vitest';
import { isAccepted, refusalOf, writeSize } from './fileRules';

const file = (name: string, type = '', size = 1000) => ({ name, type, size });

test.each([
  ['fleet.csv', 'text/csv', '.csv', true],
  ['FLEET.CSV', '', '.csv, .xlsx', true],
  ['fleet.csv.exe', '', '.csv', false],
  ['dock.jpg', 'image/jpeg', 'image/*', true],
  ['dock.jpg', 'IMAGE/JPEG', 'image/jpeg', true],
  ['dock.pdf', 'application/pdf', 'image/*,.csv', false],
  ['dock.pdf', 'application/pdf', '', true],
  ['dock.pdf', 'application/pdf', undefined, true],
  ['images', 'imagery/jpeg', 'image/*', false],
])('%s of type %j is accepted by %j: %j', (name, type, accept, is) => {
  expect(isAccepted(file(name, type), accept)).toBe(is);
});

test.each([
  [file('a.csv'), 0, undefined],
  [file('a.pdf'), 0, 'kind'],
  [file('a.csv', '', 0), 0, 'empty'],
  [file('a.csv', '', 5_000_001), 0, 'size'],
  [file('a.csv', '', 5_000_000), 2, undefined],
  [file('a.csv'), 3, 'count'],
])('the problem of %j after %i other files is %j', (facts, taken, refusal) => {
  expect(refusalOf(facts, { accept: '.csv', maxBytes: 5_000_000, maxFiles: 3 }, taken)).toBe(refusal);
});

test.each([
  [0, '0 bytes'],
  [512, '512 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1_440_000, '1.4 MB'],
  [345_600_000, '346 MB'],
  [999_960, '1 MB'],
  [5_000_000_000_000, '5000 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(writeSize(bytes)).toBe(text);
});
