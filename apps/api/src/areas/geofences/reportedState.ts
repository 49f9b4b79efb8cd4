import type { TrailerRecord } from '../../database/trailerColumns';
import type { DeviceReadings } from '../../ingest/deviceReport';
import { loadFields } from '../../ingest/loadFields';
import type { ActivityEntry } from '../../repositories/ingest';

/** Load and tether state of a trailer. */
export type ReportedState = Pick<TrailerRecord, 'loadStatus' | 'tetheredStatus'>;

/** Readings from which they follow. */
export const STATE_READINGS: readonly (keyof DeviceReadings)[] = [
  'tether',
  'bogieWeightLbs',
  'cargoPresent',
  'cargoCameraFullnessPercent',
];

/** What a logged report says about them. */
export function stateReportedBy({ readings, recorded }: ActivityEntry, trailer: TrailerRecord): Partial<ReportedState> {
  const known = readings as DeviceReadings & { unloadedUpToLbs?: number };
  const { loadStatus } = loadFields(trailer, known, recorded, known.unloadedUpToLbs ?? null);
  return { ...(loadStatus && { loadStatus }), ...(known.tether && { tetheredStatus: known.tether }) };
}

/** The state before the reports: as it is now if none of them mentions it, otherwise unknown. */
export function stateBefore(reports: readonly ActivityEntry[], trailer: TrailerRecord): ReportedState {
  const later = reports.map((entry) => stateReportedBy(entry, trailer));
  return {
    loadStatus: later.some(({ loadStatus }) => loadStatus) ? null : trailer.loadStatus,
    tetheredStatus: later.some(({ tetheredStatus }) => tetheredStatus) ? null : trailer.tetheredStatus,
  };
}
