import { expect, test } from 'vitest';
import { pageViewPath } from '../analytics/analyticsEvent';
import { checkUnitId, DECIMAL_PATTERN, parseCoordinates, parseDotNumber } from './contact';

test.each([
  ['USDOT 1234567', { value: '1234567' }],
  ['usdot12 34', { value: '1234' }],
  ['1', { value: '1' }],
  ['1234567890', { error: 'A DOT number has 1 to 9 digits.' }],
  ['', { error: 'A DOT number has 1 to 9 digits.' }],
  ['MC-123456', { error: 'MC, FF and MX numbers are docket numbers, not DOT numbers.' }],
])('DOT number %s', (text, expected) => expect(parseDotNumber(text)).toEqual(expected));

test.each([
  ['Reefer 104', undefined],
  ['   ', 'Enter a Unit ID.'],
  ['x'.repeat(41), 'A Unit ID has at most 40 characters.'],
  ['a\u0007', 'A Unit ID cannot contain control characters.'],
])('unit ID %j: %s', (text, expected) => expect(checkUnitId(text)).toBe(expected));

test.each([
  ['39.7, -100.45', { lat: 39.7, lng: -100.45 }],
  ['90,-180', { lat: 90, lng: -180 }],
  ['90.1,0', undefined],
  ['0,180.1', undefined],
  ['39.7', undefined],
  ['39.7 -100', undefined],
  ['a,b', undefined],
])('coordinates %s', (text, expected) => expect(parseCoordinates(text)).toEqual(expected));

test.each([
  ['12', true],
  ['12.', true],
  ['12.5', true],
  ['12.55', false],
  ['-1', false],
  ['', true],
])('decimal %j: %s', (text, expected) => expect(DECIMAL_PATTERN.test(text)).toBe(expected));

test.each([
  ['/tracking/1M8GDM9AXKP042788?x=a@b.co', '/tracking/{vin}'],
  ['/alertconfiguration/alert/01660ce8-6175-7dcf-a637-07706c0070aa', '/alertconfiguration/alert/{id}'],
  ['/vin-transfer', '/vin-transfer'],
  ['/fleet/currentFleetStatus#top', '/fleet/currentFleetStatus'],
])('page view of %s is reported as %s', (path, reported) => expect(pageViewPath(path)).toBe(reported));
