import { readFileSync } from 'node:fs';
import { PMTiles, type Source } from 'pmtiles';
import { expect, it } from 'vitest';

const file = readFileSync('packages/fleet-widgets/basemap.pmtiles');
const source: Source = {
  getKey: () => 'basemap',
  getBytes: async (offset, length) => ({
    data: file.buffer.slice(file.byteOffset + offset, file.byteOffset + offset + length) as ArrayBuffer,
  }),
};

/** Tiles over Kansas City, one of each zoom. */
const COLUMN_AT_8 = 60;
const ROW_AT_8 = 98;

it('can be read by the map at every zoom', async () => {
  const archive = new PMTiles(source);
  const header = await archive.getHeader();
  expect([header.minZoom, header.maxZoom]).toEqual([0, 8]);
  for (let zoom = 0; zoom <= 8; zoom++) {
    const tile = await archive.getZxy(zoom, COLUMN_AT_8 >> (8 - zoom), ROW_AT_8 >> (8 - zoom));
    expect({ zoom, bytes: tile?.data.byteLength ?? 0 }).toEqual({ zoom, bytes: expect.any(Number) });
    expect(new TextDecoder('latin1').decode(tile?.data)).toContain('land');
  }
});

it('has no features at sea', async () => {
  expect(await new PMTiles(source).getZxy(8, 0, 255)).toBeUndefined();
});
