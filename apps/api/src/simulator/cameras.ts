import type { Random } from '@gladhand/domain/fleet';
import { SensorType } from '@gladhand/domain/trailers';
import { drawCargo } from './drawCargo';
import type { SimReport } from './step';

/** An image to be sent. */
export interface SimPicture {
  serialNumber: string;
  recordedAt: Date;
  fullnessPercent: number;
}

/** Cameras that take images occasionally, and whenever a lot is loaded or unloaded. */
export interface Cameras {
  /** The devices reporting now that also take an image; the others wait for their next report. */
  due(reports: readonly SimReport[], at: Date): SimPicture[];
  draw(picture: SimPicture): Promise<Uint8Array<ArrayBuffer>>;
}

const EVERY_MS = 10 * 60_000;
const MUCH_PERCENT = 20;
/** Maximum number of images at once, because the embedded database stores one after the other. */
const MAX_AT_ONCE = 2;

export function createCameras(random: Random): Cameras {
  const last = new Map<string, SimPicture>();
  return {
    due(reports, at) {
      const pictures = reports.flatMap(({ device, readings }): SimPicture[] => {
        const { serialNumber, installedSensorTypeIds } = device;
        const fullnessPercent = readings.cargoCameraFullnessPercent;
        if (fullnessPercent === undefined || !installedSensorTypeIds.includes(SensorType.CargoCamera)) return [];
        const before = last.get(serialNumber);
        const isDue =
          !before ||
          at.getTime() - before.recordedAt.getTime() >= EVERY_MS ||
          Math.abs(fullnessPercent - before.fullnessPercent) >= MUCH_PERCENT;
        return isDue ? [{ serialNumber, recordedAt: at, fullnessPercent }] : [];
      });
      const taken = pictures.slice(0, MAX_AT_ONCE);
      for (const picture of taken) last.set(picture.serialNumber, picture);
      return taken;
    },
    draw: async ({ fullnessPercent }) => drawCargo(fullnessPercent, random),
  };
}
