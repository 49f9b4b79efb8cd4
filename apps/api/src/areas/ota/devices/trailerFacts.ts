import type { OtaTrailerFacts } from '@gladhand/domain/ota';
import timeZoneAt from '@photostructure/tz-lookup';
import type { OtaTrailerState } from '../repository';

/** What conditions are judged by. The time zone is that of the trailer's last position. */
export function factsOf(trailer: OtaTrailerState, now: Date): OtaTrailerFacts {
  const { tetheredStatus, lat, lng } = trailer;
  return {
    tether: tetheredStatus === 'tethered' || tetheredStatus === 'untethered' ? tetheredStatus : null,
    ...{ tetherAt: trailer.tetherReportedAt, volts: trailer.trailerBatteryVoltage },
    ...{ voltsAt: trailer.trailerBatteryReportedAt, parkedSince: trailer.dwellingSince },
    positionAt: trailer.positionReportedAt,
    localTime: lat === null || lng === null ? null : localTime(timeZoneAt(lat, lng), now),
  };
}

const localTime = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);
