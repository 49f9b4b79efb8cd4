import { FLEET_STATUS_FIELDS, type FleetStatusRow } from '@gladhand/domain/fleet-status';
import { readingFormats, US_FORMATS } from '@gladhand/domain/formats';
import { aFleetTrailer } from '@gladhand/domain/testing';
import { SensorType } from '@gladhand/domain/trailers';
import { sayEnglish } from '@gladhand/ui';
import { hintText } from '@gladhand/ui/grid';
import { describe, expect, it } from 'vitest';
import type { CellContext, CellMaker } from './cells';
import { FACT_CELLS } from './factCells';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import { NUMBER_CELLS } from './numberCells';
import { REEFER_CELLS } from './reeferCells';
import { SENSOR_CELLS } from './sensorCells';

const CELLS: Readonly<Record<string, CellMaker>> = { ...NUMBER_CELLS, ...FACT_CELLS, ...SENSOR_CELLS, ...REEFER_CELLS };
const NOW = new Date('2026-11-21T12:00:00Z');
const JUST_NOW = '2026-11-21T11:59:00Z';
const LONG_AGO = '2026-11-01T12:00:00Z';
const context: CellContext = {
  now: NOW,
  formats: US_FORMATS,
  messages: FLEET_STATUS_GRID_MESSAGES,
  say: sayEnglish,
  moment: (at) => at.toISOString(),
  hasFeature: () => true,
};

function cellOf(response: string, says: Partial<FleetStatusRow>) {
  const make = CELLS[response];
  if (!make) throw new Error(`no cell for ${response}`);
  const cell = make(aFleetTrailer(says), context);
  return { ...cell, hint: hintText(cell) };
}

interface SensorColumn {
  response: keyof FleetStatusRow;
  sensor: SensorType;
  reportedAt: keyof FleetStatusRow;
  value: unknown;
  text: string;
  tone?: 'caution' | 'critical';
}

const SENSOR_COLUMNS: readonly SensorColumn[] = [
  { response: 'address', sensor: 1, reportedAt: 'positionReportedAt', value: 'Lima, OH', text: 'Lima, OH' },
  { response: 'speed', sensor: 1, reportedAt: 'positionReportedAt', value: 56, text: '56' },
  { response: 'lat', sensor: 1, reportedAt: 'positionReportedAt', value: 41.5, text: '41.50000' },
  { response: 'gpsOdometer', sensor: 16, reportedAt: 'positionReportedAt', value: 1234.5, text: '1,234.5' },
  { response: 'absOdometer', sensor: 6, reportedAt: 'absReportedAt', value: 1234.5, text: '1,234.5' },
  {
    response: 'absFaultSeverityLevel',
    sensor: 7,
    reportedAt: 'absReportedAt',
    value: 'CRITICAL',
    text: 'Critical',
    tone: 'critical',
  },
  {
    response: 'tireInflationStatus',
    sensor: 15,
    reportedAt: 'tireInflationReportedAt',
    value: 'unstable',
    text: 'Unstable',
    tone: 'caution',
  },
  {
    response: 'lightFault',
    sensor: 8,
    reportedAt: 'lightsReportedAt',
    value: 'multiple',
    text: 'Multiple',
    tone: 'critical',
  },
  {
    response: 'trailerBatteryStatus',
    sensor: 13,
    reportedAt: 'trailerBatteryReportedAt',
    value: 'CRITICAL',
    text: 'Critical',
    tone: 'critical',
  },
  { response: 'trailerBatteryVoltage', sensor: 13, reportedAt: 'trailerBatteryReportedAt', value: 12.84, text: '12.8' },
  {
    response: 'deviceBatteryStatus',
    sensor: 22,
    reportedAt: 'deviceBatteryReportedAt',
    value: 'NOTICE',
    text: 'Notice',
    tone: 'caution',
  },
  { response: 'deviceBatteryVoltage', sensor: 37, reportedAt: 'deviceBatteryReportedAt', value: 4, text: '4.0' },
  { response: 'tetheredStatus', sensor: 10, reportedAt: 'tetherReportedAt', value: 'untethered', text: 'Untethered' },
  { response: 'loadStatus', sensor: 26, reportedAt: 'loadReportedAt', value: 'loaded', text: 'Loaded' },
  { response: 'cargoWeightOnBogieLbs', sensor: 5, reportedAt: 'loadReportedAt', value: 9100, text: '9,100' },
  { response: 'doorStatus', sensor: 36, reportedAt: 'doorReportedAt', value: 'open', text: 'Open' },
  { response: 'cargoCameraFullness', sensor: 27, reportedAt: 'cargoCameraReportedAt', value: 40, text: '40' },
  { response: 'tkFuelLevel', sensor: 25, reportedAt: 'reeferReportedAt', value: 83, text: '83' },
  { response: 'tkSetPoint1F', sensor: 25, reportedAt: 'reeferReportedAt', value: 35, text: '35.0' },
];

it.each(FLEET_STATUS_FIELDS)('the column $id has a cell for $response', ({ response }) => {
  expect(Object.keys(CELLS)).toContain(response);
});

describe.each(SENSOR_COLUMNS)('a reading of $response', ({ response, sensor, reportedAt, value, text, tone }) => {
  const installed = { installedSensorTypeIds: [sensor] };

  it('is plain or urgent while fresh', () => {
    const cell = cellOf(response, { ...installed, [response]: value, [reportedAt]: JUST_NOW });
    expect(cell).toMatchObject({ text, hint: expect.stringContaining('Reported 2026-11-21T11:59:00.000Z, 1 min ago') });
    expect(cell.tone).toBe(tone);
    expect(cell.state).toBeUndefined();
  });

  it('keeps its text and loses its tone when stale', () => {
    const cell = cellOf(response, { ...installed, [response]: value, [reportedAt]: LONG_AGO });
    expect(cell).toMatchObject({ text, state: 'stale', hint: expect.stringContaining('Stale: reported') });
    expect(cell.tone).toBeUndefined();
  });

  it.each([
    { what: 'no value', says: { [reportedAt]: JUST_NOW } },
    { what: 'no report', says: { [response]: value } },
  ])('is N/A with $what', ({ says }) => {
    const cell = cellOf(response, { ...installed, [response]: null, [reportedAt]: null, ...says });
    expect(cell).toMatchObject({ text: 'N/A', state: 'missing', hint: expect.stringContaining('no reading yet') });
  });

  it('is a dash without the sensor, with any value', () => {
    const cell = cellOf(response, { [response]: value, [reportedAt]: JUST_NOW });
    expect(cell).toMatchObject({ text: '-', state: 'absent', hint: expect.stringContaining('not installed') });
  });
});

describe('trailer health', () => {
  it.each([
    { health: 'CRITICAL', connectivity: 'GOOD', tone: 'critical', look: 'solid', state: undefined },
    { health: 'CAUTION', connectivity: 'GOOD', tone: 'caution', look: 'pill', state: undefined },
    { health: 'GOOD', connectivity: 'GOOD', tone: 'good', look: 'plain', state: undefined },
    { health: 'NA', connectivity: 'GOOD', tone: 'unknown', look: 'pill', state: undefined },
    { health: 'CRITICAL', connectivity: 'CRITICAL', tone: undefined, look: undefined, state: 'stale' },
  ])('$health with connectivity $connectivity is $look $tone', ({ health, connectivity, ...looks }) => {
    const cell = cellOf('trailerHealthStatus', {
      trailerHealthStatus: health,
      connectivityStatus: connectivity,
      lastReport: LONG_AGO,
    } as Partial<FleetStatusRow>);
    expect({ tone: cell.tone, look: cell.look, state: cell.state }).toEqual(looks);
  });
});

it.each([
  ['speed', { speed: 50 }, '80 km/h', 80],
  ['gpsOdometer', { gpsOdometer: 1_000 }, '1.609,3 km', 1_609.3],
  ['trailerBatteryVoltage', { trailerBatteryVoltage: 12.56 }, '12,6 V', 12.6],
  ['tkReturnAir1F', { tkReturnAir1F: 14 }, '-10,0 °C', -10],
  ['vehicleLengthFeet', { vehicleLengthFeet: 53 }, '16,2 m', 16.2],
] as const)('shows %s %j as %s in metric units and German', (response, says, text, amount) => {
  const german = { ...context, formats: readingFormats('metric', 'de') };
  const reported = {
    positionReportedAt: JUST_NOW,
    trailerBatteryReportedAt: JUST_NOW,
    reeferReportedAt: JUST_NOW,
    installedSensorTypeIds: Object.values(SensorType),
  };
  const cell = CELLS[response]?.(aFleetTrailer({ ...reported, ...says }), german);
  expect(`${cell?.text}${cell?.unit}`).toBe(text);
  expect(cell?.amount).toBe(amount);
});

it('links the geofence to its page by its name', () => {
  const row = aFleetTrailer({ customerId: 3, geofence: 'Toledo yard' });
  const geofenceHref: CellContext['geofenceHref'] = (link) => `#${JSON.stringify(link)}`;
  expect(FACT_CELLS.geofence?.(row, { ...context, geofenceHref })).toMatchObject({
    text: 'Toledo yard',
    href: '#{"customerId":3,"name":"Toledo yard"}',
  });
  expect(FACT_CELLS.geofence?.(row, context)?.href).toBeUndefined();
});
