import { type DeviceReportMessage, POSITION_LIMITS } from '../../../ingest/deviceReport';
import { DEVICE_LINK_MESSAGES } from '../messages';

/** One position from a phone, in the units of a report. */
export interface PhoneFix {
  recordedAt: Date;
  lat: number;
  lng: number;
  /** Left out if the phone did not measure it. */
  speedMph?: number;
  /** Clockwise from north. */
  headingDegrees?: number;
  altitudeM?: number;
  /** Radius of the position's accuracy. */
  accuracyM?: number;
  batteryPercent?: number;
}

/** A phone's message can't be read; the error explains the expected format. */
export class PhoneFixError extends Error {
  override readonly name = 'PhoneFixError';
}

/**
 * The message is well-formed but has no usable position. It does not count as a bad request: a 4xx would block the
 * app's queue, because the app resends one message until it is accepted.
 */
export class NoFixError extends Error {
  override readonly name = 'NoFixError';
}

/** Throws if a position is out of range, or 0,0, which receivers without a satellite fix send. */
export function mustBePlace(lat: number, lng: number): void {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    throw new NoFixError(DEVICE_LINK_MESSAGES.outOfRange);
  }
  if (lat === 0 && lng === 0) throw new NoFixError(DEVICE_LINK_MESSAGES.zeroPosition);
}

/**
 * Converts a fix to a report of the trailer's device, without values that are impossible for a trailer. The same fix
 * always becomes the same report.
 */
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

/**
 * The present values that are within their limits. On a flight, for example, a phone's position is kept and its speed
 * is not.
 */
function possible(values: Pick<PhoneFix, keyof typeof POSITION_LIMITS>): typeof values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const [min, max] = POSITION_LIMITS[name as keyof typeof POSITION_LIMITS];
      return value !== undefined && value >= min && value <= max;
    }),
  );
}

/** Seconds since 1970 have ten digits until the year 2286, milliseconds have thirteen. */
const MILLISECONDS_FROM = 100_000_000_000;

/** Seconds or milliseconds since 1970, or ISO 8601; a time without a zone is UTC. Undefined if it is neither. */
export function instantOf(text: string): Date | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) {
    const number = Number(text);
    const instant = new Date(number < MILLISECONDS_FROM ? number * 1000 : number);
    if (!Number.isNaN(instant.getTime())) return instant;
    throw new NoFixError(DEVICE_LINK_MESSAGES.timeOutOfRange);
  }
  const instant = new Date(
    /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text,
  );
  return Number.isNaN(instant.getTime()) || !/\d{4}/.test(text) ? undefined : instant;
}

/** Normalizes degrees to 0 up to but not including 360. */
export const asHeading = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Rounds to two digits: phones measure no more precisely. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
