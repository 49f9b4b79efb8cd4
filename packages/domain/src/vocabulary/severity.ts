import { lookup, type Word } from './lookup';

/** Severity of a fault as a sensor reports it; absent when nothing is known. */
export const SeverityLevel = { Good: 'GOOD', Caution: 'CAUTION', Critical: 'CRITICAL' } as const;
export type SeverityLevel = (typeof SeverityLevel)[keyof typeof SeverityLevel];
export const SEVERITY_LEVELS: readonly (Word<SeverityLevel> & { readonly levelId: 1 | 2 | 3 })[] = [
  { id: 'GOOD', label: 'Good', levelId: 1 },
  { id: 'CAUTION', label: 'Caution', levelId: 2 },
  { id: 'CRITICAL', label: 'Critical', levelId: 3 },
];
export const severityLevel = lookup(SEVERITY_LEVELS, 'severity level');

/** The number that travels as `absSeverityLevelId`. */
export function severityLevelId(level: SeverityLevel): 1 | 2 | 3 {
  return level === SeverityLevel.Good ? 1 : level === SeverityLevel.Caution ? 2 : 3;
}

/** Overall state of a trailer; NA when none of the judged sensors is installed or has ever reported. */
export const TrailerHealth = { Good: 'GOOD', Caution: 'CAUTION', Critical: 'CRITICAL', NA: 'NA' } as const;
export type TrailerHealth = (typeof TrailerHealth)[keyof typeof TrailerHealth];
export const TRAILER_HEALTHS: readonly Word<TrailerHealth>[] = [
  { id: 'GOOD', label: 'Good' },
  { id: 'CAUTION', label: 'Caution' },
  { id: 'CRITICAL', label: 'Critical' },
  { id: 'NA', label: 'N/A' },
];
export const trailerHealthWord = lookup(TRAILER_HEALTHS, 'trailer health');

/** How recently a trailer was heard of; NA when it never reported. */
export const Connectivity = { Good: 'GOOD', Caution: 'CAUTION', Critical: 'CRITICAL', NA: 'NA' } as const;
export type Connectivity = (typeof Connectivity)[keyof typeof Connectivity];
export const CONNECTIVITIES: readonly Word<Connectivity>[] = [
  { id: 'GOOD', label: 'Good' },
  { id: 'CAUTION', label: 'Caution' },
  { id: 'CRITICAL', label: 'Critical' },
  { id: 'NA', label: 'N/A' },
];
export const connectivityWord = lookup(CONNECTIVITIES, 'connectivity');

/**
 * Health of a battery. The filter of the specification names GOOD, NOTICE and NA;
 * CRITICAL is what 'Critical' and 'Critical - Check Fuse' need.
 */
export const BatteryHealth = { Good: 'GOOD', Notice: 'NOTICE', Critical: 'CRITICAL', NA: 'NA' } as const;
export type BatteryHealth = (typeof BatteryHealth)[keyof typeof BatteryHealth];
export const BATTERY_HEALTHS: readonly Word<BatteryHealth>[] = [
  { id: 'GOOD', label: 'Good' },
  { id: 'NOTICE', label: 'Notice' },
  { id: 'NA', label: 'N/A' },
  { id: 'CRITICAL', label: 'Critical' },
];
export const batteryHealthWord = lookup(BATTERY_HEALTHS, 'battery health');

/** Health as the summary shows it, with its colour word. */
export const HealthSeverity = { Critical: 'CRITICAL', Caution: 'CAUTION', Ok: 'OK' } as const;
export type HealthSeverity = (typeof HealthSeverity)[keyof typeof HealthSeverity];
export const HEALTH_SEVERITIES: readonly (Word<HealthSeverity> & { readonly colour: 'red' | 'yellow' | 'green' })[] = [
  { id: 'CRITICAL', label: 'Critical', colour: 'red' },
  { id: 'CAUTION', label: 'Caution', colour: 'yellow' },
  { id: 'OK', label: 'Good', colour: 'green' },
];
export const healthSeverity = lookup(HEALTH_SEVERITIES, 'health severity');
