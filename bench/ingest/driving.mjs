// Reports of a fleet that is partly on the road, for the bench of ingest with geofences.
import { GATEWAYS, REPORTS_A_BATCH } from './gateways.mjs';

const METERS_PER_DEGREE = 111_195;
const METERS_PER_SECOND_PER_MPH = 0.447;
/** One of this many trailers drives; the others are parked. */
const DRIVES_EVERY = 10;
const SPEED_MPH = 55;
/** Positions of parked trailers are this far off. */
const NOISE_METERS = 5;

/** Each gateway reports for its own trailers, one batch at a time. Trailers drive at the speed of life. */
export function drivingBatches(devices) {
  const startedAt = Date.now();
  const groups = Array.from({ length: GATEWAYS }, (_, gateway) => devices.filter((_, n) => n % GATEWAYS === gateway));
  const next = groups.map(() => 0);
  let sequence = 0;
  return (gateway) => {
    const group = groups[gateway];
    const now = Date.now();
    sequence++;
    const reports = Array.from({ length: REPORTS_A_BATCH }, () => {
      const number = next[gateway]++ % group.length;
      const isDriving = number % DRIVES_EVERY === 0;
      const meters = isDriving
        ? ((now - startedAt) / 1_000) * SPEED_MPH * METERS_PER_SECOND_PER_MPH
        : ((sequence * 7 + number) % 3) * NOISE_METERS;
      return {
        reportId: `b-${sequence}`,
        serialNumber: group[number].serial,
        recordedAt: new Date(now).toISOString(),
        readings: {
          position: {
            ...movedBy(group[number], meters, number),
            speedMph: isDriving ? SPEED_MPH : 0,
            headingDegrees: 0,
          },
          gpsOdometerMiles: 1_000 + sequence / 10,
          tether: 'tethered',
          trailerBatteryVolts: 12.4,
        },
      };
    });
    return JSON.stringify({ reports });
  };
}

function movedBy({ lat, lng }, meters, number) {
  const degrees = meters / METERS_PER_DEGREE;
  const angle = number * 2.4;
  return {
    lat: asReported(Number(lat) + degrees * Math.sin(angle)),
    lng: asReported(Number(lng) + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)),
  };
}

/** With six decimals, about 10 cm, as devices send it. */
const asReported = (degrees) => Math.round(degrees * 1e6) / 1e6;
