import { EMAIL_NOT_VALID } from './emailText';

/** Messages for invalid input, quoted from the specification and its decisions. */
export const CONTACT_TEXTS = {
  newUserEmail: 'Please enter a valid email address.',
  email: EMAIL_NOT_VALID,
  number: 'The value should be either an empty string or a number!',
  vinFromList: 'Please select a VIN from the drop down list.',
  duplicateUnitId: 'This Unit ID is already used by another trailer.',
  duplicateCargoCamId: 'This Cargo Cam ID is already used by another trailer.',
  noTrailerMatches: 'No trailer matches this search.',
  invalidConfirmationLink: 'This confirmation link is not valid or has expired.',
  unsubscribeFailed: 'We could not change your subscription. Please try again.',
  success: 'Request completed successfully!',
} as const;

/** The digits of a DOT number, or the error. 'USDOT' and spaces are accepted. */
export function parseDotNumber(text: string): { value: string } | { error: string } {
  const bare = text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^USDOT/, '');
  if (/^(MC|FF|MX)-?\d+$/.test(bare)) return { error: 'MC, FF and MX numbers are docket numbers, not DOT numbers.' };
  return /^\d{1,9}$/.test(bare) ? { value: bare } : { error: 'A DOT number has 1 to 9 digits.' };
}

/** Longest Unit ID. Assumed. */
export const UNIT_ID_MAX_LENGTH = 40;

/** The error of a Unit ID, or undefined. The server checks for duplicates. */
export function checkUnitId(text: string): string | undefined {
  const unitId = text.trim();
  if (unitId === '') return 'Enter a Unit ID.';
  if (unitId.length > UNIT_ID_MAX_LENGTH) return `A Unit ID has at most ${UNIT_ID_MAX_LENGTH} characters.`;
  return /\p{Cc}/u.test(unitId) ? 'A Unit ID cannot contain control characters.' : undefined;
}

/** Pattern of whole-number fields. */
export const INTEGER_PATTERN = /^\d*$/;
/** Pattern of decimal fields: at most one digit after the point. */
export const DECIMAL_PATTERN = /^\d*(\.\d?)?$/;

/** Parses 'latitude, longitude'; undefined unless both are valid coordinates. */
export function parseCoordinates(text: string): { lat: number; lng: number } | undefined {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
