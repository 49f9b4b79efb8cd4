import { inflateSync } from 'node:zlib';
import { createRandom } from '@gladhand/domain/fleet';
import { pictureType } from '@gladhand/domain/pictures';
import { describe, expect, it } from 'vitest';
import { createCameras } from './cameras';
import { drawCargo } from './drawCargo';
import { encodePng } from './png';
import type { SimReport } from './step';

const NOW = new Date('2026-11-17T15:12:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const report = (fullness: number | undefined, sensors = [1, 27], serialNumber = 'C-1') =>
  ({
    device: { serialNumber, installedSensorTypeIds: sensors },
    readings: { cargoCameraFullnessPercent: fullness },
  }) as unknown as SimReport;

it('encodes pixels and colors as a PNG', async () => {
  const png = encodePng({
    width: 2,
    height: 2,
    palette: [
      [1, 2, 3],
      [4, 5, 6],
    ],
    pixels: Uint8Array.from([0, 1, 1, 0]),
  });
  const buffer = Buffer.from(png);
  const dataOf = (type: string) => {
    const at = buffer.indexOf(type);
    return buffer.subarray(at + 4, at + 4 + buffer.readUInt32BE(at - 4));
  };
  expect(pictureType(png)).toBe('image/png');
  expect([...dataOf('PLTE')]).toEqual([1, 2, 3, 4, 5, 6]);
  expect([...inflateSync(dataOf('IDAT'))]).toEqual([0, 0, 1, 0, 1, 0]);
  // The checksum at the end of every PNG.
  expect(buffer.subarray(-4).toString('hex')).toBe('ae426082');
});

it.each([0, 35, 100])('draws a load of %d percent in a few kilobytes, different from other loads', async (percent) => {
  const png = drawCargo(percent, createRandom(1));
  expect(png.length).toBeLessThan(20_000);
  expect(Buffer.from(png).equals(Buffer.from(drawCargo((percent + 50) % 101, createRandom(1))))).toBe(false);
});

describe('a camera', () => {
  const cameras = () => createCameras(createRandom(1));

  it('takes an image at the start, then occasionally, and after a large change of the load', () => {
    const all = cameras();
    const taken = (fullness: number, minutes: number) => all.due([report(fullness)], later(minutes)).length;
    expect([taken(50, 0), taken(50, 5), taken(72, 6), taken(72, 15), taken(72, 16)]).toEqual([1, 0, 1, 0, 1]);
  });

  it('takes no image if it is not installed', () => {
    expect(cameras().due([report(50, [1]), report(undefined)], NOW)).toEqual([]);
  });

  it('waits for its next report while others are sending', () => {
    const all = cameras();
    const three = ['A', 'B', 'C'].map((serial) => report(40, [27], serial));
    expect(all.due(three, NOW).map(({ serialNumber }) => serialNumber)).toEqual(['A', 'B']);
    expect(all.due(three, later(1)).map(({ serialNumber }) => serialNumber)).toEqual(['C']);
  });
});
