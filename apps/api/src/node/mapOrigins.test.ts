import { expect, it, vi } from 'vitest';
import { mapOrigins } from './mapOrigins';

const STYLE = 'https://maps.example.com/style.json';

it('reads the origins of a style and its sources', async () => {
  const load = async (url: string) =>
    url === STYLE
      ? {
          sprite: [{ id: 'default', url: 'https://sprites.example.com/basic' }],
          sources: {
            roads: { type: 'vector', url: 'https://tiles.example.com/roads.json' },
            land: { type: 'vector', tiles: ['/land/{z}/{x}/{y}.pbf'] },
            archive: { type: 'vector', url: 'pmtiles://https://archive.example.com/planet.pmtiles' },
          },
        }
      : { tiles: ['https://a.tiles.example.com/{z}/{x}/{y}.pbf'] };
  const found = await mapOrigins(
    { styleUrl: STYLE, satelliteUrl: 'https://sky.example.com/{z}/{x}/{y}.jpg' },
    vi.fn(),
    load,
  );
  expect(found.toSorted()).toEqual(
    ['a.tiles', 'archive', 'maps', 'sky', 'sprites', 'tiles'].map((name) => `https://${name}.example.com`),
  );
});

it('returns only the origin of a style that it cannot read', async () => {
  const onProblem = vi.fn();
  const load = () => Promise.reject(new Error('offline'));
  expect(await mapOrigins({ styleUrl: STYLE }, onProblem, load)).toEqual(['https://maps.example.com']);
  expect(onProblem).toHaveBeenCalledOnce();
});

it('does not read an archive', async () => {
  const load = vi.fn();
  expect(await mapOrigins({ styleUrl: 'https://maps.example.com/us.pmtiles' }, vi.fn(), load)).toHaveLength(1);
  expect(load).not.toHaveBeenCalled();
});
