import { createRandom, type Fleet, flatMiles, PLACES, type Random } from '@gladhand/domain/fleet';
import { DAY_MS, isMoving, REPORT_INTERVAL_MS, SeverityLevel } from '@gladhand/domain/readings';
import type { DeviceReadings, DeviceReport } from '../ingest/deviceReport';
import { headingTo, lengthMiles } from '../simulator/drive';
import { type RoadPoint, roadNetwork } from '../simulator/roadNetwork';

type Trailer = Fleet['trailers'][number];
type Status = Fleet['statuses'][number];

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The number of trailers with a history; more would slow down the first start. */
const TRAILERS = 8;
/** As many of them have the longest history that the screen offers. */
const LONG_TRAILERS = 5;
const LONG_MS = 31 * DAY_MS;
const SHORT_MS = 2 * DAY_MS;
/** Older parts of a history have every second report of a drive: still no gap, and a faster first start. */
const DENSE_MS = 7 * DAY_MS;
const LEG_MILES = { min: 60, max: 280 } as const;
const STAND_MINUTES = { min: 45, max: 480 } as const;
const LONG_STAND_MINUTES = { min: 60, max: 1_320 } as const;
/** In a long history, the tractor drops the trailer at stops of this many reports, and it reports once a day. */
const DROPPED_FROM_REPORTS = 24;
const ARRIVAL_REPORTS = 3;
/** Chance of a gap without reception on a leg. */
const GAP_CHANCE = 0.2;
const GAP_REPORTS = 8;
const STREAM = 77;

/**
 * A history for some moving trailers, those with the worst health first: days of driving along roads and parking that end
 * at their current positions.
 */
export function demoWays(fleet: Fleet, seed: number): DeviceReport[] {
  const driving = fleet.statuses.flatMap((status, index) => {
    const trailer = fleet.trailers[index];
    return trailer && isMoving(status.speed) && status.lastReport ? [{ trailer, status }] : [];
  });
  const rank = ({ status }: { status: Status }) => RANK.indexOf(status.trailerHealthStatus);
  const chosen = driving.toSorted((a, b) => rank(b) - rank(a)).slice(0, TRAILERS);
  // Without a tether sensor, a parked trailer would need a report every few minutes
  const long = chosen.toSorted((a, b) => Number(hasTether(b)) - Number(hasTether(a))).slice(0, LONG_TRAILERS);
  return chosen.flatMap((one, index) => {
    const lengthMs = long.includes(one) ? LONG_MS : SHORT_MS;
    return demoWay(one.trailer, one.status, { lengthMs, random: createRandom(seed, STREAM + index) });
  });
}

const hasTether = ({ status }: { status: Status }) => status.tetheredStatus !== null;

const RANK: readonly string[] = [SeverityLevel.Good, SeverityLevel.Caution, SeverityLevel.Critical];

interface Way {
  lengthMs: number;
  random: Random;
}

/** Works backward from the current position. These reports don't overwrite newer values. */
function demoWay(trailer: Trailer, status: Status, { lengthMs, random }: Way): DeviceReport[] {
  const { lat, lng, lastReport } = status;
  if (lat === null || lng === null || lastReport === null) return [];
  const reports: DeviceReport[] = [];
  const endMs = lastReport.getTime();
  let at = { lat, lng };
  let beforeMs = 0;
  const isLong = lengthMs === LONG_MS;
  const changedMs = status.tetherStatusChanged?.getTime();
  const tell = (readings: DeviceReadings, intervals = 1) => {
    beforeMs += intervals * REPORT_INTERVAL_MS.tethered;
    const recordedAt = new Date(endMs - beforeMs);
    const { serialNumber } = trailer;
    reports.push({ reportId: `demo-way-${recordedAt.getTime()}`, serialNumber, recordedAt, readings });
  };
  /** The door, if it hasn't been reported since. */
  const door = (isOpen: boolean, intervals = 1): DeviceReadings => {
    const recordedMs = endMs - beforeMs - intervals * REPORT_INTERVAL_MS.tethered;
    const isOlder = status.doorReportedAt && recordedMs < status.doorReportedAt.getTime();
    return isOlder ? { door: isOpen ? 'open' : 'closed' } : {};
  };
  let hasDropped = false;
  while (beforeMs < lengthMs) {
    const from = nextPlace(at, random);
    const fixes = legBack(at, from, random);
    const silent = random.chance(GAP_CHANCE) ? Math.floor(fixes.length / 3) : fixes.length;
    const every = beforeMs > DENSE_MS ? 2 : 1;
    let skipped = 0;
    fixes.forEach((fix, index) => {
      const isSilent = index >= silent && index < silent + GAP_REPORTS;
      if (isSilent || (index % every !== 0 && index < fixes.length - 1)) {
        skipped++;
        return;
      }
      tell({ position: fix, ...door(false, skipped + 1) }, skipped + 1);
      skipped = 0;
    });
    at = from;
    const { min, max } = isLong ? LONG_STAND_MINUTES : STAND_MINUTES;
    const stood = Math.round((random.between(min, max) * MINUTE_MS) / REPORT_INTERVAL_MS.tethered);
    const parked = { position: { ...at, speedMph: 0, headingDegrees: 0 } };
    const isDropped =
      isLong &&
      stood >= DROPPED_FROM_REPORTS &&
      changedMs !== undefined &&
      endMs - beforeMs < changedMs - REPORT_INTERVAL_MS.tethered;
    if (isDropped) {
      hasDropped = true;
      tell({ ...parked, ...door(false), tether: 'tethered' });
      tell({ ...parked, tether: 'untethered' }, stood - ARRIVAL_REPORTS - 1);
      for (let i = 0; i < ARRIVAL_REPORTS; i++) tell({ ...parked, ...door(i === 1) });
    } else {
      // Without the change of the tether, three intervals without a report would be a gap
      const apart = isLong && beforeMs > DENSE_MS ? 3 : 1;
      for (let i = 0; i < stood; i += apart) {
        const intervals = i === 0 ? 1 : apart;
        tell({ ...parked, ...door(i > 1 && i < stood - 2, intervals) }, intervals);
      }
    }
  }
  if (hasDropped && changedMs !== undefined) {
    const recordedAt = new Date(changedMs - REPORT_INTERVAL_MS.tethered);
    const { serialNumber } = trailer;
    const readings: DeviceReadings = { tether: 'untethered' };
    reports.push({ reportId: `demo-way-tether-${recordedAt.getTime()}`, serialNumber, recordedAt, readings });
  }
  return reports;
}

/** A real place that can be reached within a workday. */
function nextPlace(at: { lat: number; lng: number }, random: Random): { lat: number; lng: number } {
  const near = PLACES.filter((place) => {
    const miles = flatMiles(at, place);
    return miles >= LEG_MILES.min && miles <= LEG_MILES.max;
  });
  const { lat, lng } = near.length > 0 ? random.pick(near) : { lat: at.lat + 1, lng: at.lng };
  return { lat: round(lat + random.between(-0.03, 0.03)), lng: round(lng + random.between(-0.03, 0.03)) };
}

/** Positions between two places along roads, newest first. */
function legBack(to: RoadPoint, from: RoadPoint, random: Random) {
  const cruiseMph = random.between(50, 64);
  // Outside the United States there are no roads to follow
  const back = (roadNetwork().route(from, to) ?? [from, to]).toReversed();
  const milesApart = (cruiseMph * REPORT_INTERVAL_MS.tethered) / HOUR_MS;
  const count = Math.max(1, Math.floor(lengthMiles(back) / milesApart));
  let passed = 0;
  let behindMiles = 0;
  return Array.from({ length: count - 1 }, (_, index) => {
    const miles = (index + 1) * milesApart;
    let ahead = back[passed] as RoadPoint;
    let behind = back[passed + 1] ?? ahead;
    while (passed + 2 < back.length && behindMiles + flatMiles(ahead, behind) < miles) {
      behindMiles += flatMiles(ahead, behind);
      passed++;
      ahead = behind;
      behind = back[passed + 1] as RoadPoint;
    }
    const share = Math.min(1, (miles - behindMiles) / (flatMiles(ahead, behind) || 1));
    return {
      lat: round(ahead.lat + share * (behind.lat - ahead.lat)),
      lng: round(ahead.lng + share * (behind.lng - ahead.lng)),
      speedMph: Math.round(cruiseMph + random.between(-4, 4)),
      headingDegrees: Math.round(headingTo(behind, ahead)) % 360,
    };
  });
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
