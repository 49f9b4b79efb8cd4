import { DAY_MS } from '../rules/connectivity/connectivity';
import { TetherStatus } from '../vocabulary/statuses';
import type { CustomerGround } from './fleetCustomers';
import { flatMiles, offset } from './places';
import type { Random } from './random';
import type { FleetTrailer } from './types';

const MINUTE_MS = 60_000;
/** Maximum distance between two places of a trip, so that a straight line stays near roads. In miles. */
const LONGEST_LEG_MILES = 350;

/** Where a trailer is in its day, and when it last reported. */
export interface TrailerLife {
  /** Undefined: never. */
  readonly lastReport: Date | undefined;
  readonly tethered: TetherStatus;
  readonly untetheredSince: Date | undefined;
  readonly tetherStatusChanged: Date;
  readonly moving: boolean;
  readonly speed: number;
  readonly heading: number;
  readonly lat: number;
  readonly lng: number;
  readonly dwellingSince: Date | undefined;
  /** Name of the place where it is parked, if any. */
  readonly yard: string | undefined;
  /** When sensors on tractor power last reported. */
  readonly poweredReport: Date | undefined;
}

/** How a trailer behaves: most report, some are late, a few have gone silent or never reported. */
export function trailerLife(random: Random, trailer: FleetTrailer, ground: CustomerGround, now: Date): TrailerLife {
  const tethered = random.chance(0.58);
  const fromMs = trailer.installationDate.getTime();
  const lastReport = lastReportOf(random, trailer, tethered, now);
  // Nothing happens to a trailer before its device was installed.
  const ago = (spanMs: number) => new Date(Math.max(fromMs, (lastReport ?? now).getTime() - spanMs));
  const fresh = lastReport !== undefined && now.getTime() - lastReport.getTime() < 30 * MINUTE_MS;
  const moving = tethered && fresh && random.chance(0.62);
  const untetheredDays = random.chance(0.8) ? random.between(0.05, 4) : random.between(4, 45);
  const changed = ago(tethered ? random.between(10, 2000) * MINUTE_MS : untetheredDays * DAY_MS);
  const here = random.pick(ground.lanes);
  const next = random.pick(ground.lanes);
  const drives = moving && here !== next && flatMiles(here, next) < LONGEST_LEG_MILES;
  const share = drives ? random.between(0.05, 0.95) : 0;
  const { north, east } = offset(here, next);
  const dwellMs = tethered ? random.between(5, 300) * MINUTE_MS : (lastReport ?? now).getTime() - changed.getTime();
  return {
    lastReport,
    tethered: tethered ? TetherStatus.Tethered : TetherStatus.Untethered,
    untetheredSince: tethered ? undefined : changed,
    tetherStatusChanged: changed,
    moving,
    speed: moving ? Math.round(random.between(drives ? 48 : 8, drives ? 69 : 45)) : 0,
    heading: drives ? Math.round(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360) : random.integer(0, 359),
    lat: degrees(here.lat + share * (next.lat - here.lat) + random.between(-0.06, 0.06)),
    lng: degrees(here.lng + share * (next.lng - here.lng) + random.between(-0.07, 0.07)),
    dwellingSince: moving ? undefined : ago(dwellMs),
    yard: !moving && random.chance(0.55) ? `${here.name} ${random.pick(['Yard', 'Terminal', 'Drop Lot'])}` : undefined,
    poweredReport: lastReport && (tethered ? lastReport : changed),
  };
}

function lastReportOf(random: Random, trailer: FleetTrailer, tethered: boolean, now: Date): Date | undefined {
  const roll = random.next();
  const spread = random.next();
  const daysAgo = (days: number) => {
    const at = now.getTime() - days * DAY_MS;
    return at > trailer.installationDate.getTime() ? new Date(at) : undefined;
  };
  // A deactivated SIM has sent nothing since.
  if (trailer.simStatus === 'deactivated') {
    return new Date(trailer.simStatusChangeDate.getTime() - Math.floor(spread * DAY_MS));
  }
  if (roll < 0.008) return undefined;
  if (roll < 0.03) return daysAgo(10.5 + spread * 50);
  if (roll < 0.065) return daysAgo(3.2 + spread * 6);
  if (roll < 0.08) return daysAgo(1.2 + spread * 0.7);
  const intervalMs = tethered ? 5 * MINUTE_MS : DAY_MS;
  return new Date(now.getTime() - Math.floor(spread * intervalMs));
}

const degrees = (value: number) => Math.round(value * 100_000) / 100_000;
