import { lookup, type Word } from './lookup';

/** Severity of a fault as reported by a sensor; absent if unknown. */
export const SeverityLevel = { Good: 'GOOD', Caution: 'CAUTION', Critical: 'CRITICAL' } as const;
export type SeverityLevel = (typeof SeverityLevel)[keyof typeof SeverityLevel];
/** The severity levels with their labels, in display order. */
export const SEVERITY_LEVELS: readonly (Word<SeverityLevel> & { readonly levelId: 1 | 2 | 3 })[] = [
  { id: 'GOOD', label: 'Good', levelId: 1 },
  { id: 'CAUTION', label: 'Caution', levelId: 2 },
  { id: 'CRITICAL', label: 'Critical', levelId: 3 },
];
/** Finds a severity level by id; an unknown id is kept and labeled as unknown. */
export const severityLevel = lookup(SEVERITY_LEVELS, 'severity level');

/** The numeric value of `absSeverityLevelId`. */
export function severityLevelId(level: SeverityLevel): 1 | 2 | 3 {
  return level === SeverityLevel.Good ? 1 : level === SeverityLevel.Caution ? 2 : 3;
}

/** Overall health of a trailer; NA if none of the relevant sensors is installed or has ever reported. */
export const TrailerHealth = { Good: 'GOOD', Caution: 'CAUTION', Critical: 'CRITICAL', NA: 'NA' } as const;
export type TrailerHealth = (typeof TrailerHealth)[keyof typeof TrailerHealth];
/** The trailer healths with their labels, in display order. */
export const TRAILER_HEALTHS: readonly Word<TrailerHealth>[] = [
  { id: 'GOOD', label: 'Good' },
  { id: 'CAUTION', label: 'Caution' },
  { id: 'CRITICAL', label: 'Critical' },
  { id: 'NA', label: 'N/A' },
];
/** Finds a trailer health by id; an unknown id is kept and labeled as unknown. */
export const trailerHealthWord = lookup(TRAILER_HEALTHS, 'trailer health');

/**
 * How recently a trailer reported; NA if it never did. A trailer whose SIM is suspended can't report, so its silence is
 * no problem of the trailer.
 */
export const Connectivity = {
  Good: 'GOOD',
  Caution: 'CAUTION',
  Critical: 'CRITICAL',
  Suspended: 'SUSPENDED',
  NA: 'NA',
} as const;
export type Connectivity = (typeof Connectivity)[keyof typeof Connectivity];
/** The connectivities with their labels, in display order. */
export const CONNECTIVITIES: readonly Word<Connectivity>[] = [
  { id: 'GOOD', label: 'Good' },
  { id: 'CAUTION', label: 'Caution' },
  { id: 'CRITICAL', label: 'Critical' },
  { id: 'SUSPENDED', label: 'Suspended' },
  { id: 'NA', label: 'N/A' },
];
/** Finds a connectivity by id; an unknown id is kept and labeled as unknown. */
export const connectivityWord = lookup(CONNECTIVITIES, 'connectivity');

/**
 * Health of a battery. The filter of the specification lists GOOD, NOTICE and NA; CRITICAL is required for 'Critical'
 * and 'Critical - Check Fuse'.
 */
export const BatteryHealth = { Good: 'GOOD', Notice: 'NOTICE', Critical: 'CRITICAL', NA: 'NA' } as const;
export type BatteryHealth = (typeof BatteryHealth)[keyof typeof BatteryHealth];
/** The battery healths with their labels, in display order. */
export const BATTERY_HEALTHS: readonly Word<BatteryHealth>[] = [
  { id: 'GOOD', label: 'Good' },
  { id: 'NOTICE', label: 'Notice' },
  { id: 'NA', label: 'N/A' },
  { id: 'CRITICAL', label: 'Critical' },
];
/** Finds a battery health by id; an unknown id is kept and labeled as unknown. */
export const batteryHealthWord = lookup(BATTERY_HEALTHS, 'battery health');

/** Health as shown in the summary, with the name of its color. */
export const HealthSeverity = { Critical: 'CRITICAL', Caution: 'CAUTION', Ok: 'OK' } as const;
export type HealthSeverity = (typeof HealthSeverity)[keyof typeof HealthSeverity];
/** The health severities with their labels, in display order. */
export const HEALTH_SEVERITIES: readonly (Word<HealthSeverity> & { readonly color: 'red' | 'yellow' | 'green' })[] = [
  { id: 'CRITICAL', label: 'Critical', color: 'red' },
  { id: 'CAUTION', label: 'Caution', color: 'yellow' },
  { id: 'OK', label: 'Good', color: 'green' },
];
/** Finds a health severity by id; an unknown id is kept and labeled as unknown. */
export const healthSeverity = lookup(HEALTH_SEVERITIES, 'health severity');
