import { lookup, type Word } from '../../vocabulary/lookup';
import { CONTACT_TEXTS } from '../contact/contact';

/** Manufacturers of sensor boxes. The ids are assumed. */
export const SENSOR_BOX_MANUFACTURERS: readonly Word<number>[] = [
  { id: 1, label: 'Morey' },
  { id: 2, label: 'Xirgo' },
];
/** Finds a sensor box manufacturer by id; an unknown id is kept and labeled as unknown. */
export const sensorBoxManufacturer = lookup(SENSOR_BOX_MANUFACTURERS, 'sensor box manufacturer');

const MAX_ICCID_DIGITS = 22;

/**
 * A SIM number for sending: 0 and empty become null, others a number. JSON numbers lose digits beyond 15, so a real
 * ICCID of 19 or 20 digits is sent as text.
 */
export function iccidToSend(text: string): { value: number | string | null } | { error: string } {
  const digits = text.replace(/\s/g, '');
  if (!/^\d*$/.test(digits)) return { error: CONTACT_TEXTS.number };
  if (digits.length > MAX_ICCID_DIGITS) return { error: `An ICCID has at most ${MAX_ICCID_DIGITS} digits.` };
  if (/^0*$/.test(digits)) return { value: null };
  const number = Number(digits);
  return { value: Number.isSafeInteger(number) && String(number) === digits ? number : digits };
}

/** A SIM number for storage, converted from the sent value; undefined if it is invalid. */
export function iccidToKeep(sent: unknown): string | null | undefined {
  if (sent === null || sent === 0) return null;
  if (typeof sent === 'number') return Number.isSafeInteger(sent) && sent > 0 ? String(sent) : undefined;
  if (typeof sent !== 'string' || !/^\d{1,22}$/.test(sent)) return undefined;
  return /^0*$/.test(sent) ? null : sent;
}

/** The error of a sensor box's serial number, or undefined. */
export function checkSensorBoxSerial(text: string): string | undefined {
  const serial = text.trim();
  if (serial === '') return 'Enter a serial number.';
  return serial.length > 40 || /[^\x21-\x7e]/.test(serial)
    ? 'A serial number has at most 40 letters, digits and signs, without spaces.'
    : undefined;
}
