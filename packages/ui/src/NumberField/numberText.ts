export interface NumberRules {
  /** Maximum number of decimals. */
  fractionDigits: 0 | 1;
  min: number;
  max?: number | undefined;
}

export type NumberProblem = 'unreadable' | 'fraction' | 'range';
/** A number out of range is returned with the problem. */
export type NumberReading = { number: number } | { number?: number | undefined; problem: NumberProblem };

const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const PLAIN = /^-?(\d+\.?|\d*\.\d+)$/;

/** Reads typed and pasted numbers: '41,260', '12,5', '12.'. */
export function readNumber(text: string, rules: NumberRules): NumberReading {
  const bare = text.trim().replace(/−/, '-');
  const plain = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  if (!PLAIN.test(plain)) return { problem: 'unreadable' };
  const fraction = plain.split('.')[1]?.replace(/0+$/, '') ?? '';
  if (fraction.length > rules.fractionDigits) return { problem: 'fraction' };
  const number = Number(plain) + 0;
  if (!Number.isSafeInteger(Math.trunc(number))) return { problem: 'range' };
  return clamp(number, rules) === number ? { number } : { number, problem: 'range' };
}

/** Formats a number for a field; empty for none. */
export function writeNumber(number: number | null | undefined, fractionDigits: 0 | 1): string {
  return number === null || number === undefined || !Number.isFinite(number)
    ? ''
    : String(Number(number.toFixed(fractionDigits)) + 0);
}

/** The next number in steps, within the limits; an empty field starts at zero. */
export function stepNumber(number: number | null | undefined, delta: number, rules: NumberRules): number {
  return clamp(Number(((number ?? 0) + delta).toFixed(rules.fractionDigits)) + 0, rules);
}

/** The pattern of text that can be typed. */
export function typedPattern({ fractionDigits, min }: NumberRules): RegExp {
  return new RegExp(`^${min < 0 ? '[-−]?' : ''}\\d*${fractionDigits ? '([.,]\\d?)?' : ''}$`);
}

function clamp(number: number, { min, max }: NumberRules): number {
  return Math.min(Math.max(number, min), max ?? Number.POSITIVE_INFINITY);
}
