import { createRandom, type Fleet, type FleetTrailer } from '@gladhand/domain/fleet';
import { DAY_MS } from '@gladhand/domain/readings';
import type { DeviceReport } from '../ingest/deviceReport';

/** Two periods of 14 days for Insights, and the day before them. */
const DAYS = 29;
const STREAM = 0x0d0;
const SATURDAY = 6;
const MILES_MAX = { weekday: 420, weekend: 160 } as const;
const DRIVES = { weekday: 0.72, weekend: 0.3 } as const;
const SILENT = 0.04;

/** One odometer reading a day of the largest customer's trailers, up to their newest report. */
export function odometerHistory({ trailers, statuses }: Fleet): DeviceReport[] {
  return trailers.flatMap((trailer, index) => {
    const { lastReport, gpsOdometer } = statuses[index] ?? {};
    const isMeant = trailer.customerId === 1 && lastReport != null && gpsOdometer != null;
    return isMeant ? daysOf(trailer, lastReport, gpsOdometer) : [];
  });
}

function daysOf({ vin, serialNumber, installationDate }: FleetTrailer, newest: Date, odometer: number): DeviceReport[] {
  const random = createRandom(Number.parseInt(vin.slice(-6), 10) || 1, STREAM);
  let gpsOdometerMiles = odometer;
  return Array.from({ length: DAYS }, (_, index): DeviceReport[] => {
    const recordedAt = new Date(newest.getTime() - (index + 1) * DAY_MS);
    const kind = recordedAt.getUTCDay() % SATURDAY === 0 ? 'weekend' : 'weekday';
    const miles = random.chance(DRIVES[kind]) ? random.between(0, MILES_MAX[kind]) : 0;
    gpsOdometerMiles = Math.max(0, Math.round((gpsOdometerMiles - miles) * 10) / 10);
    if (random.chance(SILENT) || recordedAt < installationDate) return [];
    return [{ reportId: `demo-odometer-${index}`, serialNumber, recordedAt, readings: { gpsOdometerMiles } }];
  }).flat();
}
