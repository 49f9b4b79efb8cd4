import { lookup, type Word } from './lookup';

/** Wheel positions; the middle ones are the rear axle's. */
export const WHEEL_POSITIONS: readonly Word<string>[] = [
  { id: 'frontLeft', label: 'Roadside Front' },
  { id: 'frontRight', label: 'Curbside Front' },
  { id: 'middleLeft', label: 'Roadside Rear' },
  { id: 'middleRight', label: 'Curbside Rear' },
];
/** Finds a wheel position by id; an unknown id is kept and says so. */
export const wheelPosition = lookup(WHEEL_POSITIONS, 'wheel position');

/** Which wheel of a dual pair. */
export const WHEEL_END_SIDES: readonly Word<string>[] = [
  { id: 'inner', label: 'Inner' },
  { id: 'outer', label: 'Outer' },
];
/** Finds a wheel end by id; an unknown id is kept and says so. */
export const wheelEndSide = lookup(WHEEL_END_SIDES, 'wheel end');

/**
 * Status codes 00 to 08 of a tire or wheel end, from OK to hard fault and unknown.
 * The ends are specified; the order of those between is assumed.
 */
export const WHEEL_STATUS_CODES: readonly (Word<string> & {
  readonly severity: 'GOOD' | 'CAUTION' | 'CRITICAL' | null;
})[] = [
  { id: '00', label: 'OK', severity: 'GOOD' },
  { id: '01', label: 'Slow leak', severity: 'CAUTION' },
  { id: '02', label: 'Fast leak', severity: 'CRITICAL' },
  { id: '03', label: 'Under pressure', severity: 'CAUTION' },
  { id: '04', label: 'Over pressure', severity: 'CAUTION' },
  { id: '05', label: 'Under temperature', severity: 'CAUTION' },
  { id: '06', label: 'Over temperature', severity: 'CRITICAL' },
  { id: '07', label: 'Hard fault', severity: 'CRITICAL' },
  { id: '08', label: 'Unknown', severity: null },
];
/** Finds a wheel status code by id; an unknown id is kept and says so. */
export const wheelStatusCode = lookup(WHEEL_STATUS_CODES, 'wheel status code');
