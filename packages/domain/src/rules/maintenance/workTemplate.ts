import { TRAILER_TYPES } from '../../vocabulary/trailerTypes';
import type { WorkIntervals } from './plannedWork';
import { PLANNED_WORK_POLICY } from './plannedWorkPolicy';

/** The form values of a template. */
export interface WorkTemplate extends WorkIntervals {
  readonly name: string;
  /** Empty: all trailer types. */
  readonly trailerTypes: readonly number[];
}

/** Error texts by field; empty if the template is valid. */
export type WorkTemplateProblems = Partial<Record<keyof WorkTemplate, string>>;

const { nameLength, months, miles, engineHours } = PLANNED_WORK_POLICY;
const count = (value: number) => value.toLocaleString('en-US');

/** Texts of problems with a template, for translations. */
export const WORK_TEMPLATE_PROBLEMS = {
  name: 'Enter a name for the work.',
  nameLength: `Shorten the name to ${nameLength} characters.`,
  trailerTypes: 'Choose trailer types from the list.',
  interval: 'Enter at least one interval: months, miles or engine hours.',
  everyMonths: `Enter whole months from ${months.min} to ${months.max}, or leave it empty.`,
  everyMiles: `Enter miles from ${count(miles.min)} to ${count(miles.max)}, or leave it empty.`,
  everyEngineHours: `Enter engine hours from ${count(engineHours.min)} to ${count(engineHours.max)}, or leave it empty.`,
} as const;

/** Validates a template. A value that isn't a number is not valid. */
export function workTemplateProblems(template: WorkTemplate): WorkTemplateProblems {
  const { everyMonths, everyMiles, everyEngineHours } = template;
  const problems: WorkTemplateProblems = {};
  const name = template.name.trim();
  if (name === '' || /\p{Cc}/u.test(name)) problems.name = WORK_TEMPLATE_PROBLEMS.name;
  else if (name.length > nameLength) problems.name = WORK_TEMPLATE_PROBLEMS.nameLength;
  if (!template.trailerTypes.every((type) => TRAILER_TYPES.some(({ id }) => id === type)))
    problems.trailerTypes = WORK_TEMPLATE_PROBLEMS.trailerTypes;
  if (everyMonths === null && everyMiles === null && everyEngineHours === null)
    problems.everyMonths = WORK_TEMPLATE_PROBLEMS.interval;
  if (!isWithin(everyMonths, months)) problems.everyMonths = WORK_TEMPLATE_PROBLEMS.everyMonths;
  if (!isWithin(everyMiles, miles)) problems.everyMiles = WORK_TEMPLATE_PROBLEMS.everyMiles;
  if (!isWithin(everyEngineHours, engineHours)) problems.everyEngineHours = WORK_TEMPLATE_PROBLEMS.everyEngineHours;
  return problems;
}

const isWithin = (value: number | null, { min, max }: { min: number; max: number }): boolean =>
  value === null || (Number.isInteger(value) && value >= min && value <= max);
