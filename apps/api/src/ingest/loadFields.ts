import { LoadStatus, loadStatusOf } from '@gladhand/domain';
import type { TrailerRecord } from '../repositories/trailerColumns';
import type { DeviceReadings } from './deviceReport';
import { carries } from './installedReadings';

/** A camera sees pallets and straps in an empty box too. Assumed, in percent. */
const EMPTY_UP_TO_PERCENT = 5;

/** Cargo by the best sensor that the trailer has: weight, then the ultrasonic one, then the camera. */
export function loadFields(
  trailer: TrailerRecord,
  readings: DeviceReadings,
  at: Date,
  unloadedUpToLbs: number | null,
): Partial<TrailerRecord> {
  const { bogieWeightLbs, cargoPresent, cargoCameraFullnessPercent: fullness } = readings;
  const camera = fullness !== undefined && { cargoCameraFullness: fullness, cargoCameraReportedAt: at };
  const said = (status: LoadStatus | undefined, cargoWeightOnBogieLbs: number | null): Partial<TrailerRecord> => ({
    ...camera,
    ...(status && { loadStatus: status, cargoWeightOnBogieLbs, loadReportedAt: at }),
  });
  const byCargo = (present: boolean) => (present ? LoadStatus.Loaded : LoadStatus.Unloaded);

  if (carries(trailer, 'bogieWeightLbs'))
    return said(loadStatusOf(bogieWeightLbs, unloadedUpToLbs), bogieWeightLbs ?? null);
  if (carries(trailer, 'cargoPresent'))
    return said(cargoPresent === undefined ? undefined : byCargo(cargoPresent), null);
  return said(fullness === undefined ? undefined : byCargo(fullness > EMPTY_UP_TO_PERCENT), null);
}
