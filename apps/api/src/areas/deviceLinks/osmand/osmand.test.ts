import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fixFromForm } from './osmandForm';
import { fixFromJson } from './osmandJson';
import { instantOf, NoFixError, PhoneFixError, reportOfFix } from './phoneFix';

const NOW = new Date('2026-11-21T12:00:00Z');
const AT = '2026-11-21T11:58:30.000Z';
const AT_MS = Date.parse(AT);

describe('an instant', () => {
  test.each([
    ['seconds', String(AT_MS / 1000), AT],
    ['milliseconds', String(AT_MS), AT],
    ['ISO 8601', AT, AT],
    ['ISO 8601 with a zone', '2026-11-21T05:58:30-06:00', AT],
    ['a date and a time without a zone', '2026-11-21 11:58:30', AT],
    ['words', 'yesterday', undefined],
    ['an invalid date', '2026-13-41T11:58:30Z', undefined],
    ['an empty text', '', undefined],
    ['a clock that starts at zero', '0', '1970-01-01T00:00:00.000Z'],
  ])('is parsed from %s if it is valid', (_, text, iso) => {
    expect(instantOf(text)?.toISOString()).toBe(iso);
  });

  it('is the same from seconds and from milliseconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800, max: 4_102_444_800 }), (seconds) => {
        expect(instantOf(String(seconds))).toEqual(instantOf(String(seconds * 1000)));
      }),
    );
  });
});

describe('a message as a form', () => {
  const read = (query: string) => fixFromForm(new URLSearchParams(query), NOW);

  it('includes everything that a phone sends', () => {
    const query = `id=4711&timestamp=${AT_MS / 1000}&lat=41.6764&lon=-86.252&speed=50&bearing=361&altitude=220&accuracy=4.5&batt=87`;
    expect(read(query)).toEqual({
      recordedAt: new Date(AT),
      lat: 41.6764,
      lng: -86.252,
      speedMph: 57.54,
      headingDegrees: 1,
      altitudeM: 220,
      accuracyM: 4.5,
      batteryPercent: 87,
    });
  });

  test.each([
    ['uses the current time if there is none', 'lat=1&lon=2', { recordedAt: NOW, lat: 1, lng: 2 }],
    ['can have the position as a pair', 'location=1.5,2.5', { recordedAt: NOW, lat: 1.5, lng: 2.5 }],
    ['omits values that were not measured', 'lat=1&lon=2&speed=-1&bearing=-1', { recordedAt: NOW, lat: 1, lng: 2 }],
    ['ignores fields of other apps', 'lat=1&lon=2&driverUniqueId=x&hdop=0.9', { recordedAt: NOW, lat: 1, lng: 2 }],
  ])('%s', (_, query, fix) => {
    expect(read(query)).toEqual(fix);
  });

  test.each([
    ['lat=41', /lat from -90/],
    ['location=here', /lat from -90/],
    ['lat=north&lon=0', /lat must be a number/],
    ['lat=1&lon=2&timestamp=soon', /timestamp must be/],
    ['lat=1&lon=2&speed=fast', /speed must be a number/],
    ['location=41.5', /lat from -90/],
    ['location=1,2,3', /lat from -90/],
    ['location=,5', /lat from -90/],
  ])('is refused as %s, with an explanation', (query, message) => {
    expect(() => read(query)).toThrow(message);
    expect(() => read(query)).toThrow(PhoneFixError);
  });

  test.each([
    ['location=,', /no position/],
    ['location=%20,', /no position/],
    ['timestamp=1', /no position/],
    ['lat=&lon=', /no position/],
    ['lat=0&lon=0', /0, 0/],
    ['location=0.0,-0', /0, 0/],
    ['lat=1&lon=2&valid=false', /as invalid/],
    ['lat=1&lon=2&valid=0', /as invalid/],
    ['lat=91&lon=0', /out of range/],
    ['lat=0&lon=-180.1', /out of range/],
    ['lat=1&lon=2&timestamp=99999999999999999', /time of the position is out of range/],
  ])('has no fix in %s', (query, message) => {
    expect(() => read(query)).toThrow(message);
    expect(() => read(query)).toThrow(NoFixError);
  });

  it('can have a position on the equator or the prime meridian', () => {
    expect(read('lat=0&lon=9.7&valid=true')).toMatchObject({ lat: 0, lng: 9.7 });
    expect(read('lat=51.4&lon=0&valid=1')).toMatchObject({ lat: 51.4, lng: 0 });
  });
});

describe('a message as JSON', () => {
  const coords = { latitude: 41.6764, longitude: -86.252, speed: 20, heading: 91.5, altitude: 220, accuracy: 4.5 };
  const sent = (location: object) => ({ location: { timestamp: AT, coords, ...location }, device_id: '4711' });

  it('includes everything that the app sends', () => {
    const body = sent({ battery: { level: 0.87, is_charging: false }, activity: { type: 'in_vehicle' }, odometer: 5 });
    expect(fixFromJson(body)).toEqual({
      recordedAt: new Date(AT),
      lat: 41.6764,
      lng: -86.252,
      speedMph: 44.74,
      headingDegrees: 91.5,
      altitudeM: 220,
      accuracyM: 4.5,
      batteryPercent: 87,
    });
  });

  it('omits values that were not measured', () => {
    const body = sent({ coords: { ...coords, speed: -1, heading: -1, altitude: null }, battery: { level: -1 } });
    expect(fixFromJson(body)).toEqual({
      recordedAt: new Date(AT),
      lat: 41.6764,
      lng: -86.252,
      accuracyM: 4.5,
    });
  });

  test.each([
    ['no position', { location: { timestamp: AT } }, /location\.coords/],
    ['text instead of a number', sent({ coords: { ...coords, latitude: '41' } }), /latitude: must be a number/],
    ['a position out of range', sent({ coords: { ...coords, latitude: 91 } }), /latitude from -90/],
    ['no time', sent({ timestamp: 'soon' }), /timestamp/],
    ['a list', [], /./],
  ])('is refused with an explanation for %s', (_, body, message) => {
    expect(() => fixFromJson(body)).toThrow(message);
  });
});

describe('the report of a fix', () => {
  const place = { recordedAt: NOW, lat: 41, lng: -86 };

  test.each([
    ['the speed of an airplane', { speedMph: 560 }],
    ['an altitude below every mine', { altitudeM: -3_000 }],
    ['an altitude above every flight', { altitudeM: 40_000 }],
    ['an accuracy wider than a continent', { accuracyM: 2e6 }],
  ])('omits %s', (_, value) => {
    expect(reportOfFix({ ...place, ...value, headingDegrees: 90 }, 'D-1').readings).toEqual({
      position: { lat: 41, lng: -86, headingDegrees: 90 },
    });
  });

  it('keeps possible values', () => {
    const measured = { speedMph: 65, altitudeM: -80, accuracyM: 5 };
    expect(reportOfFix({ ...place, ...measured }, 'D-1').readings.position).toMatchObject(measured);
  });
});
