import * as v from 'valibot';
import { asHeading, instantOf, mustBePlace, type PhoneFix, PhoneFixError, rounded } from './phoneFix';

const MPH_PER_METER_PER_SECOND = 2.236936292;

const measured = v.optional(v.nullable(v.number('must be a number')));

const message = v.object({
  location: v.object({
    timestamp: v.union([v.string(), v.number()], 'must be ISO 8601, or seconds or milliseconds since 1970'),
    coords: v.object({
      latitude: v.number('must be a number'),
      longitude: v.number('must be a number'),
      speed: measured,
      heading: measured,
      altitude: measured,
      accuracy: measured,
    }),
    battery: v.optional(v.nullable(v.object({ level: measured }))),
  }),
});

/**
 * The JSON of the protocol, as the Traccar Client app sends it: `location.coords` with speed in m/s and heading in
 * degrees, where -1 means none, and a battery level from 0 to 1. The rest is ignored.
 */
export function fixFromJson(body: unknown): PhoneFix {
  const checked = v.safeParse(message, body);
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new PhoneFixError(`${issue.path?.map(({ key }) => String(key)).join('.') ?? 'The body'}: ${issue.message}.`);
  }
  const { timestamp, coords, battery } = checked.output.location;
  const { latitude: lat, longitude: lng, speed, heading, altitude, accuracy } = coords;
  mustBePlace(lat, lng);
  const recordedAt = instantOf(String(timestamp));
  if (!recordedAt) throw new PhoneFixError('location.timestamp must be ISO 8601: 2026-11-17T15:12:00Z.');
  return {
    recordedAt,
    lat,
    lng,
    ...(isMeasured(speed) && { speedMph: rounded(speed * MPH_PER_METER_PER_SECOND) }),
    ...(isMeasured(heading) && { headingDegrees: asHeading(heading) }),
    ...(typeof altitude === 'number' && { altitudeM: altitude }),
    ...(isMeasured(accuracy) && { accuracyM: accuracy }),
    ...(isMeasured(battery?.level) && { batteryPercent: rounded(Math.min(1, battery.level) * 100) }),
  };
}

/** Minus one stands for 'not measured'. */
const isMeasured = (value: number | null | undefined): value is number => typeof value === 'number' && value >= 0;
