/** Why a text can't be an ICCID. */
export type IccidProblem = 'digits' | 'checkDigit';

/** The problem of an ICCID; undefined for 19 or 20 digits whose last one is their Luhn check digit (ITU-T E.118). */
export function iccidProblem(text: string): IccidProblem | undefined {
  if (!/^\d{19,20}$/.test(text)) return 'digits';
  return luhnSum(text) % 10 === 0 ? undefined : 'checkDigit';
}

/** Digits followed by their Luhn check digit. */
export function withCheckDigit(digits: string): string {
  return `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;
}

/** Digits of an ICCID as people type them: without spaces, hyphens and dots. */
export const plainIccid = (text: string): string => text.replace(/[\s.-]/g, '');

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
