import { describe, expect, it } from 'vitest';
import type { FleetRow } from '../../repositories/fleetStatus';
import { type Diagnosis, diagnosticMail } from './diagnosticMail';

const AT = new Date('2026-11-21T12:00:00Z');

function mailOf(trailer: object): string {
  const dealer = { name: 'Great Lakes Trailer Service' } as Diagnosis['dealer'];
  const row = { vin: '1UYVS2530LG704218', unitId: 'R-2207', customerName: 'Cedar Ridge', ...trailer } as FleetRow;
  return diagnosticMail({
    dealer,
    trailer: row,
    faults: [],
    sender: 'ann@cedar.example',
    miles: undefined,
    timeZone: 'UTC',
  }).text;
}

describe('a diagnostic mail', () => {
  it.each([
    ['none', [], 'Lights: No faults ('],
    ['lowCurrent', ['red:lowCurrent'], 'Lights: Red: low current ('],
    ['multiple', ['red:lowCurrent', 'brown:highCurrent'], 'Lights: Red: low current, Brown: high current ('],
    ['intermittent', [], 'Lights: Intermittent'],
  ])('describes the light fault %s with the circuits %j', (lightFault, lightFaultCircuits, line) => {
    expect(mailOf({ lightFault, lightFaultCircuits, lightsReportedAt: AT })).toContain(line);
  });

  it.each(['unknown', null])('omits lights whose fault is %s, because that does not mean good', (lightFault) => {
    expect(mailOf({ lightFault, lightFaultCircuits: [], lightsReportedAt: AT })).not.toContain('Lights:');
  });
});

it('links the location of the trailer to map apps', () => {
  const text = mailOf({ lat: 41.6, lng: -87.35, address: 'Gary, IN', positionReportedAt: AT });
  expect(text).toContain('Open in Google Maps: https://www.google.com/maps/search/?api=1&query=41.60000,-87.35000');
  expect(text).toContain('Open in Apple Maps: https://maps.apple.com/?q=41.60000,-87.35000');
  expect(mailOf({ lat: null, lng: null })).not.toContain('http');
});
