import { expect, it } from 'vitest';
import { readingSource } from './readingSource';

it.each([
  [{ kind: 'phone', name: null }, "a phone's GPS"],
  [{ kind: 'gateway', name: 'Morey' }, 'GPS, through the Morey gateway'],
  [{ kind: 'gateway', name: null }, 'GPS'],
  [{ kind: 'satellite', name: null }, 'GPS'],
  [null, 'GPS'],
] as const)('the source of a position from %j is %s', (positionSource, source) => {
  expect(readingSource('position', 1, positionSource)).toBe(source);
});

it.each([
  ['door', 1, 'the Pro/Morey device'],
  ['trailerBattery', 5, 'the XT5300 device'],
  ['abs', 99, 'its device'],
  ['position', 1, 'GPS'],
  ['reefer', 1, 'the refrigeration unit'],
  ['cargoCamera', 4, 'the cargo camera'],
] as const)('the source of %s on a device of family %d is %s', (kind, deviceTypeId, source) => {
  expect(readingSource(kind, deviceTypeId)).toBe(source);
});
