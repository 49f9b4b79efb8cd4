import { alertType } from '../../vocabulary/alertTypes';
import { shownUnit, type UnitSystem } from '../formats/shownUnit';
import { CONDITION_LIMITS, type ThresholdLimits } from './alertPolicy';

/** What is wrong with a condition. */
export type ConditionFault =
  | { readonly code: 'noConditions' | 'tooManyConditions' | 'tooDeep' | 'manyEvents' | 'notAlone' }
  | { readonly code: 'noGeofence' | 'noOption' | 'duration' | 'silence' | 'malformed' }
  | { readonly code: 'value'; readonly limits: ThresholdLimits }
  | { readonly code: 'unknownType'; readonly typeId: number | string };

/** What is wrong with a condition, and where: `['of', 1, 'durationMs']`. */
export type ConditionProblem = ConditionFault & { readonly path: readonly (string | number)[] };

const TEXTS: Readonly<Record<Exclude<ConditionFault['code'], 'value' | 'unknownType'>, string>> = {
  noConditions: 'Choose at least one condition.',
  tooManyConditions: `Choose at most ${CONDITION_LIMITS.maxLeaves} conditions.`,
  tooDeep: "A group within a group can't have groups.",
  manyEvents: 'Only one condition of a group that needs all of them can be a change, such as a door that opens.',
  notAlone: "This condition can't be combined with others.",
  noGeofence: 'Choose at least one geofence.',
  noOption: 'Choose at least one option.',
  duration: 'Enter a duration of 1 minute to 30 days.',
  silence: 'Enter a duration of 1 hour to 30 days.',
  malformed: "This condition can't be read.",
};

/** The form message of a problem, in the units that a user enters. */
export function conditionProblemText(fault: ConditionFault, system: UnitSystem = 'us'): string {
  if (fault.code === 'unknownType') return alertType(fault.typeId).label;
  if (fault.code !== 'value') return TEXTS[fault.code];
  const { min, max, unit } = limitsIn(fault.limits, system);
  const [from, to] = [min, max].map((value) => value.toLocaleString('en-US', { maximumFractionDigits: 1 }));
  return `Enter a value from ${from} to ${to}${unit === '%' ? '' : ' '}${unit}.`;
}

/** The limits in the units of a system. */
function limitsIn({ min, max, unit }: ThresholdLimits, system: UnitSystem) {
  if (unit === 'trailers') return { min, max, unit };
  if (unit === '°C') {
    if (system === 'metric') return { min, max, unit };
    const { toStored } = shownUnit('°F', 'metric');
    return { min: toStored(min), max: toStored(max), unit: '°F' };
  }
  const shown = shownUnit(unit, system);
  return { min: shown.toShown(min), max: shown.toShown(max), unit: shown.unit };
}
