import { asHeading, instantOf, type PhoneFix, PhoneFixError, rounded } from './phoneFix';

const MPH_PER_KNOT = 1.150779448;

/**
 * The form of the protocol: `lat` and `lon`, or `location=lat,lon`; `timestamp` in s, ms or ISO 8601, now without it;
 * `speed` in knots; `bearing` or `heading`; `altitude` and `accuracy` in metres; `batt` in percent. The rest is ignored.
 */
export function fixFromForm(form: URLSearchParams, now: Date): PhoneFix {
  const [lat, lng] = form.get('location')?.split(',').map(Number) ?? [numberIn(form, 'lat'), numberIn(form, 'lon')];
  if (lat === undefined || lng === undefined || !inWorld(lat, lng)) {
    throw new PhoneFixError('Send lat from -90 to 90 and lon from -180 to 180, e.g. lat=41.6764&lon=-86.2520.');
  }
  const timestamp = form.get('timestamp');
  const recordedAt = timestamp ? instantOf(timestamp) : now;
  if (!recordedAt) {
    throw new PhoneFixError('timestamp must be seconds or milliseconds since 1970, or ISO 8601: 2026-11-17T15:12:00Z.');
  }
  const speedKnots = numberIn(form, 'speed');
  const heading = numberIn(form, 'bearing') ?? numberIn(form, 'heading');
  const altitudeM = numberIn(form, 'altitude');
  const accuracyM = numberIn(form, 'accuracy');
  const batteryPercent = numberIn(form, 'batt');
  return {
    recordedAt,
    lat,
    lng,
    ...(speedKnots !== undefined && speedKnots >= 0 && { speedMph: rounded(speedKnots * MPH_PER_KNOT) }),
    ...(heading !== undefined && heading >= 0 && { headingDegrees: asHeading(heading) }),
    ...(altitudeM !== undefined && { altitudeM }),
    ...(accuracyM !== undefined && accuracyM >= 0 && { accuracyM }),
    ...(batteryPercent !== undefined && batteryPercent >= 0 && { batteryPercent: Math.min(100, batteryPercent) }),
  };
}

function numberIn(form: URLSearchParams, name: string): number | undefined {
  const text = form.get(name)?.trim();
  if (!text) return undefined;
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  throw new PhoneFixError(`${name} must be a number.`);
}

export const inWorld = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
