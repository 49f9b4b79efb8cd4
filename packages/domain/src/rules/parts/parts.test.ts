import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PART_CATEGORIES } from '../../vocabulary/partCategories';
import { TRAILER_TYPES } from '../../vocabulary/trailerTypes';
import { partCsvLine, readPartLine } from './partColumns';
import { isOfModel, type PartLine, partKey, partLineProblems, partsOfTrailer } from './partLine';

const VALVE: PartLine = {
  ...{ vin: null, vehicleTypeId: 3, vehicleLengthFeet: 53, modelYear: 2020, category: 'abs' },
  ...{ name: 'ABS ECU and valve', partNumber: 'TA-21-4014', maker: 'Northline Controls', quantity: 1 },
  ...{ position: 'Front of tandem', description: '', faultCodes: [630] },
};
const VIN = '1GRAA000000000001';

test.each<[problem: string | undefined, change: Partial<PartLine>]>([
  [undefined, {}],
  [undefined, { vin: VIN, vehicleTypeId: null, vehicleLengthFeet: null, modelYear: null }],
  ['Give either a VIN, or a Type', { vin: VIN }],
  ['Give either a VIN, or a Type', { vehicleTypeId: null }],
  ['Length (ft) and Model Year are for models', { vin: VIN, vehicleTypeId: null }],
  ['Part is required.', { name: ' ' }],
  ['Part Number is required.', { partNumber: '' }],
  ['Maker can have up to 80 characters.', { maker: 'x'.repeat(81) }],
  ['Description: write it as plain text', { description: 'a\nb' }],
  ['Part: write it as plain text', { name: 'a\u0000b' }],
  ['Quantity must be', { quantity: 0 }],
  ['Quantity must be', { quantity: 1.5 }],
  ['Fault codes are numbers', { faultCodes: [600_000] }],
  ['up to 20 fault codes', { faultCodes: Array.from({ length: 21 }, (_, index) => index) }],
])('finds %s', (problem, change) => {
  const found = partLineProblems({ ...VALVE, ...change });
  if (problem === undefined) expect(found).toEqual([]);
  else expect(found.join(' ')).toContain(problem);
});

test.each<[boolean, Partial<PartLine>]>([
  [true, {}],
  [true, { vehicleLengthFeet: null, modelYear: null }],
  [false, { vehicleTypeId: 4 }],
  [false, { vehicleLengthFeet: 48 }],
  [false, { modelYear: 2021 }],
])('a model applies: %s with %j', (expected, change) => {
  const trailer = { vehicleTypeId: 3, vehicleLengthFeet: 53, modelYear: 2020 };
  expect(isOfModel({ ...VALVE, ...change }, trailer)).toBe(expected);
});

describe('the parts of a trailer', () => {
  const own = { ...VALVE, vin: VIN, vehicleTypeId: null, vehicleLengthFeet: null, modelYear: null, quantity: 2 };
  const ofType = { ...VALVE, vehicleLengthFeet: null, modelYear: null, quantity: 4 };
  it('counts its own part before that of its model', () => {
    expect(partsOfTrailer([VALVE, own])).toEqual([own]);
    expect(partsOfTrailer([VALVE, { ...own, maker: 'NORTHLINE controls ' }])).toHaveLength(1);
  });
  it('counts the more specific model', () => expect(partsOfTrailer([ofType, VALVE])).toEqual([VALVE]));
  it('keeps a part at two positions', () => {
    const rear = { ...VALVE, position: 'Rear' };
    expect(partsOfTrailer([own, rear])).toEqual([own, rear]);
  });
});

it('tells makers apart', () => {
  expect(partKey(VALVE)).not.toBe(partKey({ ...VALVE, maker: 'Airline Systems' }));
  expect(partKey({ maker: 'a', partNumber: 'b' })).not.toBe(partKey({ maker: 'ab', partNumber: '' }));
});

const cells = (csv: string) => {
  // Quotes are read by the reader of files; here each cell has none.
  const values = csv.trimEnd().split(',');
  const titles = ['VIN', 'Type', 'Length (ft)', 'Model Year', 'Category', 'Part', 'Part Number', 'Maker'];
  const all = [...titles, 'Quantity', 'Position', 'Description', 'Fault Codes'];
  return Object.fromEntries(all.map((title, index) => [title, values[index]]));
};
const plain = fc.stringMatching(/^[A-Za-z=+@-][A-Za-z0-9 =-]{0,20}[A-Za-z0-9]$/).filter((text) => text.trim() === text);

it('reads what it writes', () => {
  const line = fc.record({
    vin: fc.constantFrom(null, VIN),
    vehicleTypeId: fc.constantFrom(null, ...TRAILER_TYPES.map(({ id }) => id)),
    vehicleLengthFeet: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    modelYear: fc.option(fc.integer({ min: 1990, max: 2027 }), { nil: null }),
    category: fc.constantFrom(...PART_CATEGORIES.map(({ id }) => id)),
    ...{ name: plain, partNumber: plain, maker: plain, position: plain, description: plain },
    quantity: fc.integer({ min: 1, max: 999 }),
    faultCodes: fc.uniqueArray(fc.integer({ min: 0, max: 524_287 }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(line, (part) => {
      expect(readPartLine(cells(partCsvLine(part)))).toEqual({ line: part, problems: [] });
    }),
  );
});

test.each([
  ["Type: 'Boat' is not one of", { Type: 'Boat' }],
  ["Category: 'x' is not one of ABS", { Category: 'x' }],
  ['Category is required.', { Category: '' }],
  ["Quantity: 'two' is not a number.", { Quantity: 'two' }],
  ["Fault Codes: '1E9' is not an SPN.", { 'Fault Codes': '789; 1E9' }],
])('refuses %s', (problem, change) => {
  const { problems } = readPartLine({ ...cells(partCsvLine(VALVE)), ...change });
  expect(problems.join(' ')).toContain(problem);
});
