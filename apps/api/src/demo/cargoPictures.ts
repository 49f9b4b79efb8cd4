import { SensorType } from '@gladhand/domain';
import { createRandom, type Fleet } from '@gladhand/domain/fleet';
import type { IdMaker } from '../ports';
import type { CargoImageRepository } from '../repositories/service';
import { drawCargo } from '../simulator/drawCargo';

const SEED = 7;

/** Lets every cargo camera send what it saw at its newest report. */
export async function photographFleet(cargoImages: CargoImageRepository, fleet: Fleet, ids: IdMaker): Promise<void> {
  const random = createRandom(SEED);
  for (const [index, { customerId, trailerId, installedSensorTypeIds }] of fleet.trailers.entries()) {
    const { cargoCameraFullness: fullness, cargoCameraReportedAt: recorded } = fleet.statuses[index] ?? {};
    if (fullness == null || !recorded || !installedSensorTypeIds.includes(SensorType.CargoCamera)) continue;
    const image = { imageId: ids.uuid(), customerId, trailerId, recorded, received: recorded, fullness };
    await cargoImages.add({ ...image, contentType: 'image/png' }, await drawCargo(fullness, random));
  }
}
