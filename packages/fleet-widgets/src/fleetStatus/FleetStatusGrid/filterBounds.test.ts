import { FLEET_STATUS_FIELDS } from '@gladhand/domain/fleet-status';
import { readingFormats } from '@gladhand/domain/formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownBound, storedBound } from './filterBounds';

const numberFields = FLEET_STATUS_FIELDS.filter(({ kind }) => kind === 'number');
const speed = numberFields.find(({ id }) => id === 'mph');

test.each([
  ['us', 50, 50],
  ['metric', 80, 49.7097],
] as const)('a bound in %s units, %d, is stored as %d mph', (units, entered, stored) => {
  expect(speed && storedBound(entered, speed, readingFormats(units, 'en-US'))).toBe(stored);
});

test('shows every bound as it was entered, in every column and both systems of units', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -4_000_000, max: 4_000_000 }),
      fc.constantFrom(...numberFields),
      fc.constantFrom('us' as const, 'metric' as const),
      (hundredths, field, units) => {
        const formats = readingFormats(units, 'en-US');
        // Without -0, which a field shows as 0.
        const entered = Math.round(hundredths / 10) / 10 + 0;
        expect(shownBound(storedBound(entered, field, formats), field, formats)).toBe(entered);
      },
    ),
  );
});
