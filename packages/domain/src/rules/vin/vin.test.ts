import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkVin, normalizeVin, vinCheckDigit } from './vin';

test.each([
  ['1G4AH59H_5G118341', '4'],
  ['11111111_11111111', '1'],
  ['1M8GDM9A_KP042788', 'X'],
])('check digit of %s is %s', (vin, digit) => expect(vinCheckDigit(vin)).toBe(digit));

test.each([
  ['1M8GDM9AXKP042788', undefined],
  ['1m8gdm9axkp042788', undefined],
  ['1M8GDM9A-XKP042788', undefined],
  ['1M8GDM9A1KP042788', 'warning'],
  ['1M8GDM9AXKP04278', 'error'],
  ['1M8GDM9AXKP0427O8', 'error'],
  ['1M8GDM9AXKP0427_8', 'error'],
  ['', 'error'],
])('%s: %s', (vin, level) => expect(checkVin(vin)?.level).toBe(level));

test('detects every wrong character that changes the check digit', () => {
  const digit = fc.constantFrom(...'0123456789');
  const vin = fc.array(digit, { minLength: 17, maxLength: 17 }).map((all) => {
    const text = all.join('');
    return text.slice(0, 8) + vinCheckDigit(text) + text.slice(9);
  });
  fc.assert(
    fc.property(vin, fc.nat(16), digit, (good, position, other) => {
      expect(checkVin(good)).toBeUndefined();
      const changed = good.slice(0, position) + other + good.slice(position + 1);
      fc.pre(changed !== good);
      expect(checkVin(changed)?.level).toBe('warning');
    }),
  );
});

test('ignores spaces and dashes in a VIN', () => expect(normalizeVin(' 1m8-gd ')).toBe('1M8GD'));
