import type { TrailerRecord } from '../../database/trailerColumns';
import type { DeviceReadings } from '../../ingest/deviceReport';
import { loadFields } from '../../ingest/loadFields';
import type { ActivityEntry } from '../../repositories/ingest';

/** Load and tether state of a trailer. */
export type Told = Pick<TrailerRecord, 'loadStatus' | 'tetheredStatus'>;

/** Readings that tell them. */
export const TOLD_READINGS: readonly (keyof DeviceReadings)[] = [
  'tether',
  'bogieWeightLbs',
  'cargoPresent',
  'cargoCameraFullnessPercent',
];

/** What a logged report tells. */
export function toldBy({ readings, recorded }: ActivityEntry, trailer: TrailerRecord): Partial<Told> {
  const known = readings as DeviceReadings & { unloadedUpToLbs?: number };
  const { loadStatus } = loadFields(trailer, known, recorded, known.unloadedUpToLbs ?? null);
  return { ...(loadStatus && { loadStatus }), ...(known.tether && { tetheredStatus: known.tether }) };
}

/** What none of the reports tells is as it is now; what one tells is unknown before it. */
export function toldBefore(reports: readonly ActivityEntry[], trailer: TrailerRecord): Told {
  const later = reports.map((entry) => toldBy(entry, trailer));
  return {
    loadStatus: later.some(({ loadStatus }) => loadStatus) ? null : trailer.loadStatus,
    tetheredStatus: later.some(({ tetheredStatus }) => tetheredStatus) ? null : trailer.tetheredStatus,
  };
}
