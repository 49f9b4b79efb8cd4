import { type DeviceReportMessage, POSITION_LIMITS } from '../deviceReport';

/** One position as a phone tells it, in the units of the report. */
export interface PhoneFix {
  recordedAt: Date;
  lat: number;
  lng: number;
  /** Left out: the phone did not measure it. */
  speedMph?: number;
  /** Clockwise from north. */
  headingDegrees?: number;
  altitudeM?: number;
  /** Radius in which the phone believes to be. */
  accuracyM?: number;
  batteryPercent?: number;
}

/** What a phone sends cannot be read; the message says what to send instead. */
export class PhoneFixError extends Error {
  override readonly name = 'PhoneFixError';
}

/**
 * The message is well-formed, and holds no position that can be used. It is no error of the phone's request: a 4xx would
 * block the queue of the app, which sends one message until it is taken.
 */
export class NoFixError extends Error {
  override readonly name = 'NoFixError';
}

/** Throws when a place is none: off the world, or 0,0, which is what a receiver without satellites sends. */
export function mustBePlace(lat: number, lng: number): void {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    throw new NoFixError('The position is off the world: send latitude from -90 to 90 and longitude from -180 to 180.');
  }
  if (lat === 0 && lng === 0) throw new NoFixError('The position is 0, 0: the phone had no fix.');
}

/** A fix as the report of the trailer's device, without what no trailer does. Sent again it is the same report. */
export function reportOfFix(fix: PhoneFix, serialNumber: string): DeviceReportMessage {
  const { recordedAt, lat, lng, speedMph, headingDegrees, altitudeM, accuracyM, batteryPercent } = fix;
  return {
    reportId: `osmand-${recordedAt.getTime()}`,
    serialNumber,
    recordedAt: recordedAt.toISOString(),
    readings: {
      position: {
        lat,
        lng,
        ...possible({ speedMph, altitudeM, accuracyM }),
        ...(headingDegrees !== undefined && { headingDegrees }),
      },
      ...(batteryPercent !== undefined && { deviceBatteryPercent: batteryPercent }),
    },
  };
}

/** The values that are there and within their limits: a phone on a flight is believed its place, not its speed. */
function possible(values: Pick<PhoneFix, keyof typeof POSITION_LIMITS>): typeof values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const [min, max] = POSITION_LIMITS[name as keyof typeof POSITION_LIMITS];
      return value !== undefined && value >= min && value <= max;
    }),
  );
}

/** Seconds since 1970 have ten digits until the year 2286, milliseconds thirteen. */
const MILLISECONDS_FROM = 100_000_000_000;

/** Seconds or milliseconds since 1970, or ISO 8601; a time without a zone is UTC. Undefined where it is none of them. */
export function instantOf(text: string): Date | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) {
    const number = Number(text);
    const instant = new Date(number < MILLISECONDS_FROM ? number * 1000 : number);
    if (!Number.isNaN(instant.getTime())) return instant;
    throw new NoFixError('The time of the position is beyond what clocks show.');
  }
  const instant = new Date(
    /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text,
  );
  return Number.isNaN(instant.getTime()) || !/\d{4}/.test(text) ? undefined : instant;
}

/** Degrees as 0 up to but not including 360. */
export const asHeading = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** To two digits: no phone measures finer. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
