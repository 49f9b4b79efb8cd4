import { expect, it } from 'vitest';
import { demoServiceCenters } from '../demo/serviceCenters';
import { readServiceCenters } from './serviceCenterFile';

const [first] = demoServiceCenters();

it('reads service centers in the format of the demonstration', () => {
  expect(readServiceCenters(JSON.stringify(demoServiceCenters()))).toEqual(demoServiceCenters());
});

it.each([
  ['invalid JSON', '{', 'not JSON'],
  ['JSON that is not a list', '{}', 'must be a list'],
  ['an invalid email address', JSON.stringify([{ ...first, email: 'desk' }]), '0.email: must be an email address'],
  ['a latitude out of range', JSON.stringify([{ ...first, lat: 91 }]), '0.lat: must be from -90 to 90'],
  ['an unknown field', JSON.stringify([{ ...first, fax: '1' }]), '0.fax'],
  ['a duplicate', JSON.stringify([first, first]), 'twice'],
])('refuses %s and explains why', (_, json, why) => {
  expect(() => readServiceCenters(json)).toThrow(why);
});
