import { expect, it } from 'vitest';
import { readingSource } from './readingSource';

it.each([
  ['door', 1, 'the Pro/Morey device'],
  ['trailerBattery', 5, 'the XT5300 device'],
  ['abs', 99, 'its device'],
  ['position', 1, 'GPS'],
  ['reefer', 1, 'the refrigeration unit'],
  ['cargoCamera', 4, 'the cargo camera'],
] as const)('%s on a device of family %d is told by %s', (kind, deviceTypeId, source) => {
  expect(readingSource(kind, deviceTypeId)).toBe(source);
});
