import { lookup, type Word } from './lookup';

/** Fault levels in displays; a higher level is worse. */
export const FAULT_DISPLAY_LEVELS: readonly Word<number>[] = [
  { id: 3, label: 'Critical' },
  { id: 2, label: 'Caution' },
  { id: 1, label: 'Low' },
  { id: 0, label: 'Good' },
];
/** Finds a fault level by id; an unknown id is kept and labeled as unknown. */
export const faultDisplayLevel = lookup(FAULT_DISPLAY_LEVELS, 'fault level');

/** What a fault affects: the ABS itself or one of its components. */
export const FAULT_LEVELS: readonly Word<number>[] = [
  { id: 1, label: 'ABS' },
  { id: 2, label: 'Component' },
];
/** Finds a fault level by id; an unknown id is kept and labeled as unknown. */
export const faultLevel = lookup(FAULT_LEVELS, 'fault level');

/** A fault is cleared once it has an end. */
export const FaultStatus = { Active: 'Active', Cleared: 'Cleared' } as const;
export type FaultStatus = (typeof FaultStatus)[keyof typeof FaultStatus];

/** Active if there is no end. */
export function faultStatusOf(faultEnd: Date | string | null | undefined): FaultStatus {
  return faultEnd ? FaultStatus.Cleared : FaultStatus.Active;
}

/** States of an issue on the maintenance dashboard. */
export const FAULT_SEVERITY_STATES: readonly Word<string>[] = [
  { id: 'caution', label: 'Caution' },
  { id: 'critical', label: 'Critical' },
  { id: 'notReporting', label: 'Not Reporting' },
  { id: 'snoozed', label: 'Snoozed' },
];
/** Finds a fault severity state by id; an unknown id is kept and labeled as unknown. */
export const faultSeverityState = lookup(FAULT_SEVERITY_STATES, 'fault severity state');

/** Kinds of issues on the maintenance dashboard. */
export const ISSUE_KINDS: readonly Word<string>[] = [
  { id: 'amberLamp', label: 'Amber lamp' },
  { id: 'tireInflation', label: 'Tire inflation system' },
  { id: 'trailerBattery', label: 'Trailer battery' },
  { id: 'sensorNotReporting', label: 'Sensor not reporting' },
  { id: 'plannedWork', label: 'Planned work' },
];
/** Finds an issue kind by id; an unknown id is kept and labeled as unknown. */
export const issueKind = lookup(ISSUE_KINDS, 'issue kind');
