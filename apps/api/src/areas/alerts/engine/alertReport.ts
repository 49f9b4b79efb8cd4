import type { AlertReport } from '@gladhand/domain/alerts';
import { LoadStatus } from '@gladhand/domain/readings';
import type { DeviceReadings } from '../../../ingest/deviceReport';
import type { FollowedPlaces } from '../../../ingest/followers/follower';

interface Reported {
  readonly recordedAt: Date;
  /** Without implausible values and without sensors that are not installed. */
  readonly readings: DeviceReadings;
  /** The load state that the report shows; undefined if it shows none. */
  readonly loadStatus: string | null | undefined;
  readonly places: FollowedPlaces | undefined;
}

/** What a report says, as far as alerts ask for it. */
export function alertReportOf({ recordedAt, readings, loadStatus, places }: Reported): AlertReport {
  const isKnown = loadStatus === LoadStatus.Loaded || loadStatus === LoadStatus.Unloaded;
  return {
    at: recordedAt,
    readings: readings as AlertReport['readings'],
    load: isKnown ? loadStatus : undefined,
    geofences: readings.position ? (places?.inside ?? []) : undefined,
    crossings: places?.crossings,
  };
}
