import { lookup, type Word } from './lookup';

/** Position of a wheel end: the axle and the side of the road. */
export const WheelPosition = {
  FrontLeft: 'frontLeft',
  FrontRight: 'frontRight',
  MiddleLeft: 'middleLeft',
  MiddleRight: 'middleRight',
  RearLeft: 'rearLeft',
  RearRight: 'rearRight',
} as const;
export type WheelPosition = (typeof WheelPosition)[keyof typeof WheelPosition];
/**
 * Wheel positions; the middle ones are the rear axle of a tandem. Only a tridem has a third axle, which is assumed,
 * because the specification names four positions.
 */
export const WHEEL_POSITIONS: readonly Word<WheelPosition>[] = [
  { id: 'frontLeft', label: 'Roadside Front' },
  { id: 'frontRight', label: 'Curbside Front' },
  { id: 'middleLeft', label: 'Roadside Rear' },
  { id: 'middleRight', label: 'Curbside Rear' },
  { id: 'rearLeft', label: 'Roadside Third Axle' },
  { id: 'rearRight', label: 'Curbside Third Axle' },
];
/** Finds a wheel position by id; an unknown id is kept and labeled as unknown. */
export const wheelPosition = lookup(WHEEL_POSITIONS, 'wheel position');

/** Which wheel of a dual pair. */
export const WheelEndSide = { Inner: 'inner', Outer: 'outer' } as const;
export type WheelEndSide = (typeof WheelEndSide)[keyof typeof WheelEndSide];
/** The wheels of a dual pair with their labels, in display order. */
export const WHEEL_END_SIDES: readonly Word<WheelEndSide>[] = [
  { id: 'inner', label: 'Inner' },
  { id: 'outer', label: 'Outer' },
];
/** Finds a wheel end by id; an unknown id is kept and labeled as unknown. */
export const wheelEndSide = lookup(WHEEL_END_SIDES, 'wheel end');

/**
 * Status codes 00 to 08 of a tire or wheel end, from OK to hard fault and unknown. The first and the last are
 * specified; the order in between is assumed.
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
/** Finds a wheel status code by id; an unknown id is kept and labeled as unknown. */
export const wheelStatusCode = lookup(WHEEL_STATUS_CODES, 'wheel status code');

/** State of the brake at one wheel end, as a stroke monitor reports it. */
export const BrakeState = {
  Good: 'good',
  LiningWorn: 'liningWorn',
  Dragging: 'dragging',
  OverStroke: 'overStroke',
  NotActing: 'notActing',
  Unknown: 'unknown',
} as const;
export type BrakeState = (typeof BrakeState)[keyof typeof BrakeState];
/** The brake states with their labels, in display order. The severities are assumed; null means unknown. */
export const BRAKE_STATES: readonly (Word<BrakeState> & {
  readonly severity: 'GOOD' | 'CAUTION' | 'CRITICAL' | null;
  readonly meaning: string;
})[] = [
  {
    id: 'good',
    label: 'Good',
    severity: 'GOOD',
    meaning: 'The stroke is within limits and the lining is thick enough.',
  },
  {
    id: 'liningWorn',
    label: 'Lining worn',
    severity: 'CAUTION',
    meaning: 'The lining is near its end: plan a change.',
  },
  {
    id: 'dragging',
    label: 'Dragging',
    severity: 'CRITICAL',
    meaning: 'The brake does not release: the wheel end gets hot.',
  },
  {
    id: 'overStroke',
    label: 'Over-stroke',
    severity: 'CRITICAL',
    meaning: 'The pushrod travels too far: adjust the brake.',
  },
  {
    id: 'notActing',
    label: 'Not acting',
    severity: 'CRITICAL',
    meaning: 'The brake was applied and its pushrod did not move.',
  },
  { id: 'unknown', label: 'Unknown', severity: null, meaning: 'The stroke monitor did not say.' },
];
/** Finds a brake state by id; an unknown id is kept and labeled as unknown. */
export const brakeState = lookup(BRAKE_STATES, 'brake state');
