import { LoadStatus, loadStatusOf } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../database/trailerColumns';
import type { DeviceReadings } from './deviceReport';
import { carries } from './installedReadings';

/** Up to this fullness, in percent, the trailer counts as empty: a camera also sees pallets and straps. Assumed. */
const EMPTY_UP_TO_PERCENT = 5;

/** Load state according to the best available sensor: weight, then the ultrasonic sensor, then the camera. */
export function loadFields(
  trailer: TrailerRecord,
  readings: DeviceReadings,
  at: Date,
  unloadedUpToLbs: number | null,
): Partial<TrailerRecord> {
  const { bogieWeightLbs, cargoPresent, cargoCameraFullnessPercent: fullness } = readings;
  const camera = fullness !== undefined && { cargoCameraFullness: fullness, cargoCameraReportedAt: at };
  const fields = (status: LoadStatus | undefined, cargoWeightOnBogieLbs: number | null): Partial<TrailerRecord> => ({
    ...camera,
    ...(status && { loadStatus: status, cargoWeightOnBogieLbs, loadReportedAt: at }),
  });
  const byCargo = (present: boolean) => (present ? LoadStatus.Loaded : LoadStatus.Unloaded);

  if (carries(trailer, 'bogieWeightLbs'))
    return fields(loadStatusOf(bogieWeightLbs, unloadedUpToLbs), bogieWeightLbs ?? null);
  if (carries(trailer, 'cargoPresent'))
    return fields(cargoPresent === undefined ? undefined : byCargo(cargoPresent), null);
  return fields(fullness === undefined ? undefined : byCargo(fullness > EMPTY_UP_TO_PERCENT), null);
}
