import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PMTiles } from 'pmtiles';
import { expect, it } from 'vitest';
import { shieldPicture } from './roadLayers';

it('draws shields that are as wide as their numbers', () => {
  const two = shieldPicture('shield-interstates-2')?.widthPx ?? 0;
  expect(shieldPicture('shield-us-routes-1')?.widthPx).toBe(two);
  expect(shieldPicture('shield-state-routes-3')?.widthPx).toBeGreaterThan(two);
  expect(shieldPicture('critical-3')).toBeUndefined();
});

it('has tiles with all classes of roads', async () => {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('@gladhand/fleet-widgets/basemap.pmtiles'));
  const archive = new PMTiles({
    getKey: () => 'basemap',
    getBytes: async (offset, length) => ({ data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer }),
  });
  const names = async (z: number, x: number, y: number) => {
    const tile = Buffer.from((await archive.getZxy(z, x, y))?.data ?? new ArrayBuffer());
    return ['interstates', 'us-routes', 'state-routes'].filter((name) => tile.includes(name));
  };
  // The tiles with Chicago
  expect(await names(4, 4, 5)).toEqual(['interstates']);
  expect(await names(8, 65, 95)).toEqual(['interstates', 'us-routes', 'state-routes']);
});
