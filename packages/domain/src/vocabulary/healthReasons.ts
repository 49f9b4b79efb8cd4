import { lookup, type Word } from './lookup';
import type { ReadingId } from './readings';
import { SeverityLevel } from './severity';

/** A part that affects a trailer's health; each one is a reading. */
export type HealthPart = Extract<
  ReadingId,
  'abs' | 'tireInflation' | 'lights' | 'trailerBattery' | 'wheelEnd' | 'tireTemperature'
>;

/** Problems of a part. Codes are stored and sent; labels are chosen where they are shown. */
export type HealthReasonCode =
  | 'absFault'
  | 'tireInflationUnstable'
  | 'lightsIntermittent'
  | 'lightsLowCurrent'
  | 'lightsHighCurrent'
  | 'lightsMultiple'
  | 'trailerBatteryLow'
  | 'trailerBatteryCritical'
  | 'wheelEndHot'
  | 'tireTemperatureHigh';

/** All codes with their part and label. */
export const HEALTH_REASONS: readonly (Word<HealthReasonCode> & { readonly part: HealthPart })[] = [
  { id: 'absFault', part: 'abs', label: 'ABS fault' },
  { id: 'tireInflationUnstable', part: 'tireInflation', label: 'Tire inflation unstable' },
  { id: 'lightsIntermittent', part: 'lights', label: 'Lights: intermittent' },
  { id: 'lightsLowCurrent', part: 'lights', label: 'Lights: low current' },
  { id: 'lightsHighCurrent', part: 'lights', label: 'Lights: high current' },
  { id: 'lightsMultiple', part: 'lights', label: 'Lights: multiple faults' },
  { id: 'trailerBatteryLow', part: 'trailerBattery', label: 'Trailer battery low' },
  { id: 'trailerBatteryCritical', part: 'trailerBattery', label: 'Trailer battery critical' },
  { id: 'wheelEndHot', part: 'wheelEnd', label: 'Hot wheel end' },
  { id: 'tireTemperatureHigh', part: 'tireTemperature', label: 'Tire temperature high' },
];
/** Finds a health reason by its code; an unknown code is kept and labeled as unknown. */
export const healthReasonWord = lookup(HEALTH_REASONS, 'reason');

/** One reason for a trailer's health: the part, the severity and the problem. */
export interface HealthReason {
  readonly part: HealthPart;
  readonly severity: Exclude<SeverityLevel, 'GOOD'>;
  readonly code: HealthReasonCode;
}

/** A reason as one token for storage and bulk responses: 'absFault:CRITICAL'. */
export type HealthReasonToken = `${HealthReasonCode}:${HealthReason['severity']}`;

/** Converts a reason to its token. */
export const packHealthReason = ({ code, severity }: Pick<HealthReason, 'code' | 'severity'>): HealthReasonToken =>
  `${code}:${severity}`;

/** Tokens repeat thousands of times, so each one is parsed only once. */
const unpacked = new Map<string, HealthReason>(
  HEALTH_REASONS.flatMap(({ id: code, part }) =>
    ([SeverityLevel.Caution, SeverityLevel.Critical] as const).map((severity) => [
      packHealthReason({ code, severity }),
      { part, severity, code },
    ]),
  ),
);

/** Parses a token; undefined if this version does not know it. */
export const unpackHealthReason = (token: string): HealthReason | undefined => unpacked.get(token);

/** Parses tokens; those that this version does not know are left out. */
export const unpackHealthReasons = (tokens: readonly string[]): HealthReason[] =>
  tokens.map(unpackHealthReason).filter((reason) => reason !== undefined);
