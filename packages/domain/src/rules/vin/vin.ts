/** Values of 49 CFR 565.15: O and Q are never used but still count in the sequence, hence P is 7 and R is 9. */
const LETTERS: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/;

/** The expected character at position 9 of a 17-character VIN: 0 to 9 or X. */
export function vinCheckDigit(vin: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    // Position 9 is the check digit itself and has weight zero.
    if (i === 8) continue;
    const character = vin.charAt(i);
    sum += (LETTERS[character] ?? Number(character)) * (WEIGHTS[i] ?? 0);
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** Result of a VIN check: an error prevents saving, a warning can be overridden. */
export interface VinFinding {
  readonly level: 'error' | 'warning';
  readonly message: string;
}

/** The stored form of a VIN: uppercase, without spaces and dashes. */
export function normalizeVin(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * The problem of a VIN, or undefined. A wrong check digit is only a warning, because home-built and imported trailers
 * have them.
 */
export function checkVin(text: string): VinFinding | undefined {
  const vin = normalizeVin(text);
  if (vin.length !== 17) return { level: 'error', message: `A VIN has 17 characters; this one has ${vin.length}.` };
  if (/[IOQ]/.test(vin)) return { level: 'error', message: 'A VIN never contains I, O or Q. Did you mean 1 or 0?' };
  if (!SHAPE.test(vin)) return { level: 'error', message: 'A VIN consists of letters and digits only.' };
  const digit = vinCheckDigit(vin);
  if (vin[8] === digit) return undefined;
  return {
    level: 'warning',
    message: `The check digit is wrong: position 9 is '${vin[8]}' but should be '${digit}'. Home-built and imported trailers may keep it.`,
  };
}

/** Length of the last part of a VIN, by which people identify a trailer. */
const VIN_TAIL_LENGTH = 6;

/** Splits a VIN into its first part and the last part that people use. */
export const vinParts = (vin: string): { lead: string; tail: string } => ({
  lead: vin.slice(0, -VIN_TAIL_LENGTH),
  tail: vin.slice(-VIN_TAIL_LENGTH),
});
