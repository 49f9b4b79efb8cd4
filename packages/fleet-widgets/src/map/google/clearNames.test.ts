import { expect, it } from 'vitest';
import type { AreaFeature } from '../mapFeatures';
import { clearNames } from './clearNames';

const area = (name: string, lng: number): AreaFeature => ({
  ...{ kind: 'area', id: name, name, look: 'plain' },
  parts: [{ outer: [{ lat: 41, lng }], holes: [] }],
});
const AREAS = [area('Cedar Ridge DC 2', -83.5), area('Maumee cross-dock', -83.49), area('Plant', -83.3)];

it('leaves out a name that would cover an earlier one', () => {
  expect(clearNames(AREAS, 12).map(({ name }) => name)).toEqual(['Cedar Ridge DC 2', 'Plant']);
});

it('shows it where there is room', () => {
  expect(clearNames(AREAS, 15).map(({ name }) => name)).toEqual(AREAS.map(({ name }) => name));
});
