import { DEVICE_LINK_MESSAGES } from '../messages';
import { asHeading, instantOf, mustBePlace, NoFixError, type PhoneFix, PhoneFixError, rounded } from './phoneFix';

const MPH_PER_KNOT = 1.150779448;

/**
 * Parses the protocol's form fields: `lat` and `lon`, or `location=lat,lon`; `timestamp` in s, ms or ISO 8601, the
 * current time without it; `speed` in knots; `bearing` or `heading`; `altitude` and `accuracy` in meters; `batt` in
 * percent. Other fields are ignored.
 */
export function fixFromForm(form: URLSearchParams, now: Date): PhoneFix {
  if (/^(false|0)$/i.test(form.get('valid')?.trim() ?? '')) {
    throw new NoFixError(DEVICE_LINK_MESSAGES.invalidPosition);
  }
  const [lat, lng] = placeIn(form);
  mustBePlace(lat, lng);
  const timestamp = form.get('timestamp');
  const recordedAt = timestamp ? instantOf(timestamp) : now;
  if (!recordedAt) {
    throw new PhoneFixError(DEVICE_LINK_MESSAGES.timestamp);
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
  throw new PhoneFixError(DEVICE_LINK_MESSAGES.number(name));
}

function placeIn(form: URLSearchParams): [lat: number, lng: number] {
  const location = form.get('location')?.split(',');
  const texts = location ?? [form.get('lat') ?? '', form.get('lon') ?? ''];
  if (texts.every((text) => text.trim() === '')) throw new NoFixError(DEVICE_LINK_MESSAGES.noPosition);
  const [lat, lng, ...others] = location
    ? location.map((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    : [numberIn(form, 'lat'), numberIn(form, 'lon')];
  if (lat === undefined || lng === undefined || others.length > 0 || !Number.isFinite(lat) || !Number.isFinite(lng)) {
    throw new PhoneFixError(DEVICE_LINK_MESSAGES.place);
  }
  return [lat, lng];
}
