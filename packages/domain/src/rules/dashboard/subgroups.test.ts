import { expect, it } from 'vitest';
import type { VehicleGroupNode } from '../../vocabulary/groupTree';
import { groupNames, withSubgroups } from './subgroups';

const group = (name: string, vehicleGroups: VehicleGroupNode[] = [], kind = 'regular'): VehicleGroupNode => ({
  id: name,
  name,
  kind,
  vehicleCount: 0,
  vehicleGroups,
});
const hierarchy = [
  {
    id: 1,
    shortName: 'Cedar Ridge',
    longName: 'Cedar Ridge Logistics',
    vehicleGroups: [group('All VINs', [], 'allVins'), group('East', [group('Ohio', [group('Lima')])]), group('West')],
  },
];

it('offers only groups created by users', () => {
  expect(groupNames(hierarchy)).toEqual(['East', 'Ohio', 'Lima', 'West']);
});

it.each([
  [[], []],
  [['West'], ['West']],
  [['Ohio'], ['Ohio', 'Lima']],
  [['East'], ['East', 'Ohio', 'Lima']],
  [['gone'], ['gone']],
])('expands %j to %j', (names, all) => {
  expect(withSubgroups(names, hierarchy)).toEqual(all);
});
