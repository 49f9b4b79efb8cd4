import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula } from '../formats/csv';
import { joinNames, splitNames } from './csvCells';
import { checkSensorBoxSerial, iccidToKeep, iccidToSend } from './sensorBox';
import { VEHICLE_CSV_COLUMNS, type WholeVehicleLine } from './vehicleColumns';
import { readVehicleLine, repeatedVehicleLines, unknownVehicleColumns } from './vehicleCsv';
import { type VehicleDraft, vehicleProblems } from './vehicleFields';

const NOW = new Date('2026-11-17T15:12:00.000Z');
const DIGITS_ONLY = 'The value should be either an empty string or a number!';

describe('fields of a trailer', () => {
  it.each<[string, VehicleDraft, object]>([
    ['allow missing values', {}, {}],
    [
      'allow valid values',
      {
        unitId: 'R-104',
        vehicleTypeId: 1,
        undercarriage: 'tridem',
        vehicleLengthFeet: 53.5,
        modelYear: 2028,
        productType: 'GO_SOLAR',
        deviceTypeId: 3,
        serialNumber: 'XG20000001',
        hasCargoCameraSensor: true,
        cargoCameraSerialNumber: '0071',
        hasThermoKingSensor: true,
        thermoKingExternalId: '4000001',
      },
      {},
    ],
    ['require a unit ID', { unitId: ' ' }, { unitId: 'Enter a Unit ID.' }],
    ['reject an unknown type', { vehicleTypeId: 12 }, { vehicleTypeId: 'Choose a type.' }],
    ['reject an unknown product', { productType: 'Pro' }, { productType: 'Choose a product type.' }],
    ['reject an unknown undercarriage', { undercarriage: 'quad' }, { undercarriage: 'Choose an undercarriage.' }],
    ['allow a missing undercarriage', { undercarriage: null }, {}],
    ['reject a length of zero', { vehicleLengthFeet: 0 }, { vehicleLengthFeet: expect.stringContaining('1 to 150') }],
    ['reject hundredths of a foot', { vehicleLengthFeet: 53.25 }, { vehicleLengthFeet: expect.any(String) }],
    ['reject a year that is too far ahead', { modelYear: 2029 }, { modelYear: 'Enter a year from 1950 to 2028.' }],
    ['reject letters in a camera ID', { cargoCameraSerialNumber: 'CC1' }, { cargoCameraSerialNumber: DIGITS_ONLY }],
    ['reject a sign in a Thermo King ID', { thermoKingExternalId: '-1' }, { thermoKingExternalId: DIGITS_ONLY }],
    [
      'reject the ID of a camera that is not installed',
      { hasCargoCameraSensor: false, cargoCameraSerialNumber: '1' },
      { cargoCameraSerialNumber: 'Only trailers with a cargo camera have a Cargo Cam ID.' },
    ],
    ['reject a space in a serial number', { serialNumber: 'A 1' }, { serialNumber: expect.any(String) }],
  ])('%s', (_, draft, problems) => {
    expect(vehicleProblems(draft, NOW)).toEqual(problems);
  });
});

describe('a SIM ICCID', () => {
  it.each<[string, object]>([
    ['0', { value: null }],
    ['', { value: null }],
    ['000', { value: null }],
    ['8901', { value: 8901 }],
    ['8901 2345', { value: 89012345 }],
    ['007', { value: '007' }],
    ['89014103211118510720', { value: '89014103211118510720' }],
    ['8901x', { error: DIGITS_ONLY }],
    ['-1', { error: DIGITS_ONLY }],
    ['1'.repeat(23), { error: 'An ICCID has at most 22 digits.' }],
  ])('%j is sent as %j', (typed, sent) => expect(iccidToSend(typed)).toEqual(sent));

  it.each<[unknown, string | null | undefined]>([
    [null, null],
    [0, null],
    ['0', null],
    [8901, '8901'],
    ['89014103211118510720', '89014103211118510720'],
    [2 ** 66, undefined],
    [-1, undefined],
    [1.5, undefined],
    ['89x', undefined],
    [true, undefined],
  ])('%j is stored as %j', (sent, kept) => expect(iccidToKeep(sent)).toBe(kept));

  it('is restored with all digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,21}$/), (digits) => {
        const sent = iccidToSend(digits);
        expect('value' in sent && iccidToKeep(JSON.parse(JSON.stringify(sent.value)))).toBe(digits);
      }),
    );
  });

  it.each([
    ['XB2000', undefined],
    [' ', 'Enter a serial number.'],
    ['a b', expect.stringContaining('without spaces')],
  ])('the serial number %j has the problem %j', (serial, problem) =>
    expect(checkSensorBoxSerial(serial)).toEqual(problem),
  );
});

describe('the trailer file', () => {
  const name = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
  const ids = fc.option(fc.stringMatching(/^\d{1,12}$/), { nil: null });
  const trailer: fc.Arbitrary<WholeVehicleLine> = fc.record({
    vin: fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
    unitId: name.filter((text) => text !== ''),
    customerName: name.filter((text) => text !== ''),
    vehicleTypeId: fc.constantFrom(1, 4, 11),
    undercarriage: fc.constantFrom('tandem', 'single', 'tridem'),
    vehicleLengthFeet: fc.option(fc.constantFrom(53, 28.5), { nil: null }),
    modelYear: fc.option(fc.integer({ min: 1950, max: 2028 }), { nil: null }),
    productType: fc.constantFrom('PRO', 'GO_SOLAR', 'TRU'),
    hasSolarPanels: fc.boolean(),
    hasUltrasonicCargoSensor: fc.boolean(),
    hasCargoCameraSensor: fc.boolean(),
    cargoCameraSerialNumber: ids,
    hasThermoKingSensor: fc.boolean(),
    thermoKingExternalId: ids,
    deviceTypeId: fc.constantFrom(1, 3, 6),
    serialNumber: ids,
    groupNames: fc.uniqueArray(name.filter((text) => text !== '')),
  });

  it('is restored as it was written, with any characters in names', () => {
    fc.assert(
      fc.property(trailer, (line) => {
        const cells = VEHICLE_CSV_COLUMNS.map(({ title, write }) => [title, guardFormula(String(write(line) ?? ''))]);
        expect(readVehicleLine(Object.fromEntries(cells))).toEqual({ line, problems: [] });
      }),
    );
  });

  it.each<[string, string[]]>([
    ['', []],
    ['East; West', ['East', 'West']],
    ['East;East', ['East']],
    ['a\\;b; c\\\\', ['a;b', 'c\\']],
    [';;', []],
  ])('has groups in %j', (cell, names) => expect(splitNames(cell)).toEqual(names));

  it('joins names in a way that can be split again', () => {
    expect(joinNames(['a;b', 'c\\'])).toBe('a\\;b; c\\\\');
  });

  it('keeps values without a column, and clears those with an empty cell', () => {
    expect(readVehicleLine({ VIN: '1gr-aa 0', 'unit id ': ' 7 ', 'Model Year': '', Colour: 'red' })).toEqual({
      line: { vin: '1GRAA0', unitId: '7', modelYear: null },
      problems: [],
    });
    expect(unknownVehicleColumns(['VIN', 'Colour', ' '])).toEqual(['Colour']);
  });

  it.each([
    [{ Type: 'Spaceship' }, "Type: 'Spaceship' is not one of Reefer Trailer,"],
    [{ 'Length (ft)': '53ft' }, "Length (ft): '53ft' is not a number."],
    [{ 'Solar Panels': 'maybe' }, "Solar Panels: write Yes or No, not 'maybe'."],
  ])('refuses %j', (cells, problem) => {
    expect(readVehicleLine(cells).problems).toEqual([expect.stringContaining(problem)]);
  });

  it('reports duplicates', () => {
    const lines = [
      { vin: 'A' },
      { vin: 'B', cargoCameraSerialNumber: '7' },
      { vin: 'A' },
      { vin: 'C', cargoCameraSerialNumber: '7' },
    ];
    expect([...repeatedVehicleLines(lines)]).toEqual([
      [2, 'VIN A appears more than once in this file.'],
      [3, 'Cargo Cam ID 7 appears more than once in this file.'],
    ]);
  });
});
