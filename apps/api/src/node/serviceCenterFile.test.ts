import { expect, it } from 'vitest';
import { demoServiceCenters } from '../demo/serviceCenters';
import { readServiceCenters } from './serviceCenterFile';

const [first] = demoServiceCenters();

it('reads what it was given, and the demonstration keeps to it', () => {
  expect(readServiceCenters(JSON.stringify(demoServiceCenters()))).toEqual(demoServiceCenters());
});

it.each([
  ['no JSON', '{', 'not JSON'],
  ['no list', '{}', 'must be a list'],
  ['an address that is none', JSON.stringify([{ ...first, email: 'desk' }]), '0.email: must be an email address'],
  ['a place beyond the pole', JSON.stringify([{ ...first, lat: 91 }]), '0.lat: must be from -90 to 90'],
  ['a field nobody knows', JSON.stringify([{ ...first, fax: '1' }]), '0.fax'],
  ['one twice', JSON.stringify([first, first]), 'twice'],
])('refuses %s and names the entry', (_, json, why) => {
  expect(() => readServiceCenters(json)).toThrow(why);
});
