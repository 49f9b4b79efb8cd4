import * as v from 'valibot';
import { problemText } from '../../../http/problemText';
import { DEVICE_LINK_MESSAGES } from '../messages';
import { asHeading, instantOf, mustBePlace, type PhoneFix, PhoneFixError, rounded } from './phoneFix';

const MPH_PER_METER_PER_SECOND = 2.236936292;

const measured = v.optional(v.nullable(v.number(DEVICE_LINK_MESSAGES.mustBeNumber)));

const message = v.object({
  location: v.object({
    timestamp: v.union([v.string(), v.number()], DEVICE_LINK_MESSAGES.mustBeTime),
    coords: v.object({
      latitude: v.number(DEVICE_LINK_MESSAGES.mustBeNumber),
      longitude: v.number(DEVICE_LINK_MESSAGES.mustBeNumber),
      speed: measured,
      heading: measured,
      altitude: measured,
      accuracy: measured,
    }),
    battery: v.optional(v.nullable(v.object({ level: measured }))),
  }),
});

/**
 * Parses the protocol's JSON as the Traccar Client app sends it: `location.coords` with speed in m/s and heading in
 * degrees, where -1 means none, and a battery level from 0 to 1. Other fields are ignored.
 */
export function fixFromJson(body: unknown): PhoneFix {
  const checked = v.safeParse(message, body);
  if (!checked.success) {
    throw new PhoneFixError(`${problemText(checked.issues[0], DEVICE_LINK_MESSAGES.body)}.`);
  }
  const { timestamp, coords, battery } = checked.output.location;
  const { latitude: lat, longitude: lng, speed, heading, altitude, accuracy } = coords;
  mustBePlace(lat, lng);
  const recordedAt = instantOf(String(timestamp));
  if (!recordedAt) throw new PhoneFixError(DEVICE_LINK_MESSAGES.isoTimestamp);
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

/** -1 means that the value was not measured. */
const isMeasured = (value: number | null | undefined): value is number => typeof value === 'number' && value >= 0;
