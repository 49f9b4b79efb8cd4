import { createRandom, type Fleet } from '@gladhand/domain/fleet';
import { SensorType } from '@gladhand/domain/trailers';
import type { CargoImageRepository } from '../areas/cargoImages/repository';
import type { IdMaker } from '../ports';
import { drawCargo } from '../simulator/drawCargo';

const SEED = 7;

/** Uploads an image from every cargo camera, taken at its newest report. */
export async function photographFleet(cargoImages: CargoImageRepository, fleet: Fleet, ids: IdMaker): Promise<void> {
  const random = createRandom(SEED);
  for (const [index, { customerId, trailerId, installedSensorTypeIds }] of fleet.trailers.entries()) {
    const { cargoCameraFullness: fullness, cargoCameraReportedAt: recorded } = fleet.statuses[index] ?? {};
    if (fullness == null || !recorded || !installedSensorTypeIds.includes(SensorType.CargoCamera)) continue;
    const image = { imageId: ids.uuid(), customerId, trailerId, recorded, received: recorded, fullness };
    await cargoImages.add({ ...image, contentType: 'image/png' }, drawCargo(fullness, random));
  }
}
