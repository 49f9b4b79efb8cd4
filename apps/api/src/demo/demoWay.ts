import { MOVING_ABOVE_MPH, REPORT_INTERVAL_MS, SeverityLevel } from '@gladhand/domain';
import { createRandom, type Fleet, flatMiles, offset, PLACES, type Random } from '@gladhand/domain/fleet';
import type { DeviceReadings, DeviceReport } from '../ingest/deviceReport';

type Trailer = Fleet['trailers'][number];
type Status = Fleet['statuses'][number];

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** So many trailers have a past; more would only make the first start longer. */
const TRAILERS = 8;
const HOURS = 48;
const LEG_MILES = { min: 60, max: 280 } as const;
const STAND_MINUTES = { min: 45, max: 480 } as const;
/** Some legs lead through a place where nobody hears the device. */
const GAP_CHANCE = 0.2;
const GAP_REPORTS = 8;
const STREAM = 77;

/** A past for some of the trailers that drive, the worst of them first: two days of driving and standing that end where they are. */
export function demoWays(fleet: Fleet, seed: number): DeviceReport[] {
  const driving = fleet.statuses.flatMap((status, index) => {
    const trailer = fleet.trailers[index];
    return trailer && (status.speed ?? 0) > MOVING_ABOVE_MPH && status.lastReport ? [{ trailer, status }] : [];
  });
  const rank = ({ status }: { status: Status }) => RANK.indexOf(status.trailerHealthStatus);
  return driving
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, TRAILERS)
    .flatMap(({ trailer, status }, index) => demoWay(trailer, status, createRandom(seed, STREAM + index)));
}

const RANK: readonly string[] = [SeverityLevel.Good, SeverityLevel.Caution, SeverityLevel.Critical];

/** Goes back in time from where the trailer is. What it tells of later, these reports leave as it is. */
function demoWay(trailer: Trailer, status: Status, random: Random): DeviceReport[] {
  const { lat, lng, lastReport } = status;
  if (lat === null || lng === null || lastReport === null) return [];
  const reports: DeviceReport[] = [];
  const endMs = lastReport.getTime();
  let at = { lat, lng };
  let beforeMs = 0;
  const tell = (position: NonNullable<DeviceReadings['position']>, doorOpen: boolean) => {
    beforeMs += REPORT_INTERVAL_MS.tethered;
    const recordedAt = new Date(endMs - beforeMs);
    const door = status.doorReportedAt && recordedAt < status.doorReportedAt ? doorOpen : undefined;
    const readings: DeviceReadings = { position, ...(door !== undefined && { door: door ? 'open' : 'closed' }) };
    const { serialNumber } = trailer;
    reports.push({ reportId: `demo-way-${recordedAt.getTime()}`, serialNumber, recordedAt, readings });
  };
  while (beforeMs < HOURS * HOUR_MS) {
    const from = nextPlace(at, random);
    const fixes = legBack(at, from, random);
    const silent = random.chance(GAP_CHANCE) ? Math.floor(fixes.length / 3) : fixes.length;
    fixes.forEach((fix, index) => {
      if (index >= silent && index < silent + GAP_REPORTS) beforeMs += REPORT_INTERVAL_MS.tethered;
      else tell(fix, false);
    });
    at = from;
    const minutes = random.between(STAND_MINUTES.min, STAND_MINUTES.max);
    const stood = Math.round((minutes * MINUTE_MS) / REPORT_INTERVAL_MS.tethered);
    for (let i = 0; i < stood; i++) tell({ ...at, speedMph: 0, headingDegrees: 0 }, i > 1 && i < stood - 2);
  }
  return reports;
}

/** A real place within reach of a day's work. */
function nextPlace(at: { lat: number; lng: number }, random: Random): { lat: number; lng: number } {
  const near = PLACES.filter((place) => {
    const miles = flatMiles(at, place);
    return miles >= LEG_MILES.min && miles <= LEG_MILES.max;
  });
  const { lat, lng } = near.length > 0 ? random.pick(near) : { lat: at.lat + 1, lng: at.lng };
  return { lat: round(lat + random.between(-0.03, 0.03)), lng: round(lng + random.between(-0.03, 0.03)) };
}

/** Fixes between two places, the newest first, bent a little as roads are. */
function legBack(to: { lat: number; lng: number }, from: { lat: number; lng: number }, random: Random) {
  const cruiseMph = random.between(50, 64);
  const bend = random.between(-0.12, 0.12);
  const milesApart = (cruiseMph * REPORT_INTERVAL_MS.tethered) / HOUR_MS;
  const count = Math.max(1, Math.floor(flatMiles(to, from) / milesApart));
  const pointAt = (share: number) => ({
    lat: round(to.lat + (from.lat - to.lat) * share + bend * Math.sin(share * Math.PI)),
    lng: round(to.lng + (from.lng - to.lng) * share - bend * Math.sin(2 * share * Math.PI) * 0.5),
  });
  return Array.from({ length: count - 1 }, (_, index) => {
    const point = pointAt((index + 1) / count);
    const { north, east } = offset(point, pointAt(index / count));
    const headingDegrees = Math.round((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
    return { ...point, speedMph: Math.round(cruiseMph + random.between(-4, 4)), headingDegrees };
  });
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
