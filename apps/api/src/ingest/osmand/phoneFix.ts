import type { DeviceReportMessage } from '../deviceReport';

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

/** A fix as the report of the trailer's device. Sent again it is the same report. */
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
        ...(speedMph !== undefined && { speedMph }),
        ...(headingDegrees !== undefined && { headingDegrees }),
        ...(altitudeM !== undefined && { altitudeM }),
        ...(accuracyM !== undefined && { accuracyM }),
      },
      ...(batteryPercent !== undefined && { deviceBatteryPercent: batteryPercent }),
    },
  };
}

/** Seconds since 1970 have ten digits until the year 2286, milliseconds thirteen. */
const MILLISECONDS_FROM = 100_000_000_000;

/** Seconds or milliseconds since 1970, or ISO 8601; a time without a zone is UTC. Undefined where it is none of them. */
export function instantOf(text: string): Date | undefined {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  const instant =
    number === undefined
      ? new Date(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text)
      : new Date(number < MILLISECONDS_FROM ? number * 1000 : number);
  return Number.isNaN(instant.getTime()) || !/\d{4}/.test(text) ? undefined : instant;
}

/** Degrees as 0 up to but not including 360. */
export const asHeading = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** To two digits: no phone measures finer. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
