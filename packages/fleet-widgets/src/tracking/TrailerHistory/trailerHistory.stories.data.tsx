import { DAY_MS } from '@gladhand/domain/readings';
import { SensorType } from '@gladhand/domain/trailers';
import { STORY_NOW, type StoryServer, storyServer } from '#storybook/storyServer';

type Report = Parameters<StoryServer['report']>[0][number];
type Readings = Report['readings'];
/** Reports of a device in the order they were sent. */
export type Reports = (serialNumber: string) => readonly Report[];
interface Place {
  lat: number;
  lng: number;
}

const MINUTE_MS = 60_000;
const SOUTH_BEND = { lat: 41.7, lng: -86.28 };
const TOLEDO = { lat: 41.62, lng: -83.6 };
const LIMA = { lat: 40.74, lng: -84.11 };
const DAYTON = { lat: 39.79, lng: -84.18 };
const INDIANAPOLIS = { lat: 39.8, lng: -86.1 };

/** Collects what one device reports, minute by minute from a start. */
export class Journey {
  readonly reports: Report[] = [];
  readonly #serialNumber: string;
  readonly #startMs: number;

  constructor(serialNumber: string, start: Date) {
    this.#serialNumber = serialNumber;
    this.#startMs = start.getTime();
  }

  tell(minute: number, readings: Readings): this {
    const recordedAt = new Date(this.#startMs + minute * MINUTE_MS).toISOString();
    this.reports.push({ reportId: `j-${this.reports.length}`, serialNumber: this.#serialNumber, recordedAt, readings });
    return this;
  }

  /** A fix every five minutes, slightly off the straight line like a road. */
  drive(from: Place, to: Place, [start, end]: readonly [number, number], rest: Readings = {}): this {
    const headingDegrees = Math.round((Math.atan2(to.lng - from.lng, to.lat - from.lat) * 180) / Math.PI + 360) % 360;
    for (let minute = start; minute <= end; minute += 5) {
      const share = (minute - start) / (end - start);
      const aside = 0.05 * Math.sin(share * Math.PI) * Math.sin(share * 9);
      const position = {
        lat: from.lat + (to.lat - from.lat) * share + aside,
        lng: from.lng + (to.lng - from.lng) * share - aside,
        speedMph: 58 + Math.round(5 * Math.sin(minute)),
        headingDegrees,
      };
      this.tell(minute, { position, tether: 'tethered', ...warmth(minute), ...rest });
    }
    return this;
  }

  stand(at: Place, [start, end]: readonly [number, number], restItems: Readings = {}): this {
    for (let minute = start; minute <= end; minute += 5) {
      const position = { lat: at.lat + 0.0002 * Math.sin(minute), lng: at.lng, speedMph: 0, headingDegrees: 0 };
      this.tell(minute, { position, ...warmth(minute), ...restItems });
    }
    return this;
  }
}

/** A box at 34 °F, and tires without readings. */
const warmth = (minute: number): Readings => ({
  reefer: { power: 'on', zones: [{ setPointF: 34, returnAirF: 34 + Math.round(20 * Math.sin(minute / 90)) / 10 }] },
  tiresC: [30 + Math.round(8 * Math.sin(minute / 200)), 28],
});

const LOADED: Readings = { bogieWeightLbs: 41_260 };
const EMPTY: Readings = { bogieWeightLbs: 0 };
const ABS_FAULT = { active: true, faultLevel: 3, description: 'Wheel speed sensor 2' };

/** A night and a morning: loading, two drives, a fault, a dead zone and an impossible fix. */
export function nightShift(serialNumber: string, start: Date): Report[] {
  return new Journey(serialNumber, start)
    .stand(SOUTH_BEND, [30, 90], { tether: 'untethered', door: 'closed', ...EMPTY })
    .tell(92, { tether: 'tethered' })
    .tell(100, { door: 'open' })
    .stand(SOUTH_BEND, [105, 160], { tether: 'tethered', ...LOADED })
    .tell(161, { door: 'closed', abs: { active: false } })
    .drive(SOUTH_BEND, TOLEDO, [165, 315])
    .tell(222, { position: { lat: 34.05, lng: -118.24, speedMph: 61 } })
    .stand(TOLEDO, [320, 365])
    .drive(TOLEDO, LIMA, [370, 445])
    .tell(402, { abs: ABS_FAULT })
    .tell(432, { abs: { active: false } })
    .stand(DAYTON, [560, 1_150], { tether: 'tethered' })
    .drive(DAYTON, INDIANAPOLIS, [1_155, 1_260])
    .tell(1_180, { abs: ABS_FAULT })
    .drive(INDIANAPOLIS, { lat: 40.9, lng: -86.2 }, [1_265, 1_435], LOADED).reports;
}

/** A trailer whose own history ends before the stories begin. */
async function quietTrailer() {
  const { fleet } = await storyServer();
  const index = fleet.statuses.findIndex(({ lastReport }, i) => {
    const sensors = fleet.trailers[i]?.installedSensorTypeIds ?? [];
    const old = lastReport !== null && STORY_NOW.getTime() - lastReport.getTime() > 20 * DAY_MS;
    return old && sensors.includes(SensorType.AbsFault);
  });
  const trailer = fleet.trailers[index];
  if (!trailer) throw new Error('No trailer of the stories was silent for so long.');
  return trailer;
}

/** Makes an idle trailer report, and returns its VIN. */
export async function aTrailerThat(report: Reports): Promise<string> {
  const { report: send } = await storyServer();
  const { vin, serialNumber } = await quietTrailer();
  const reports = report(serialNumber);
  for (let start = 0; start < reports.length; start += 1_000) await send(reports.slice(start, start + 1_000));
  return vin;
}

/** One day before the time of the stories. */
export const A_DAY_AGO = new Date(STORY_NOW.getTime() - DAY_MS);
/** Midnight before daylight saving time ends in Chicago. */
export const DST_MIDNIGHT = new Date('2026-11-01T05:00:00Z');
export const YARD = SOUTH_BEND;
export const NEXT_TOWN = TOLEDO;
