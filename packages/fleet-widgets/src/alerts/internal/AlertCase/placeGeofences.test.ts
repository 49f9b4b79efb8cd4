import type { AlertCondition } from '@gladhand/domain/alerts';
import type { Geofence } from '@gladhand/domain/geofences';
import { expect, it } from 'vitest';
import { placeGeofences } from './placeGeofences';

const GEOFENCES = [
  { id: 'yard', isActive: true },
  { id: 'dock', isActive: false },
  { id: 'shop', isActive: true },
] as Geofence[];

it.each<[string, readonly string[], AlertCondition]>([
  ['none for another condition', [], { kind: 'tow' }],
  ['those that are named, also inactive ones', ['dock'], { kind: 'crossing', on: ['left'], geofences: ['dock'] }],
  ['the active ones for any', ['yard', 'shop'], { kind: 'crossing', on: ['left'], geofences: 'any' }],
  [
    'those of a condition within a group',
    ['yard'],
    {
      kind: 'all',
      of: [{ kind: 'tow' }, { kind: 'occupancy', where: 'outside', geofences: ['yard', 'gone'], durationMs: 60_000 }],
    },
  ],
])('finds %s', (_, ids, condition) => {
  expect(placeGeofences(condition, GEOFENCES).map(({ id }) => id)).toEqual(ids);
});
