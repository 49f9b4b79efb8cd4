import { expect, it } from 'vitest';
import { WORK_TEMPLATE_PROBLEMS, type WorkTemplate, workTemplateProblems } from './workTemplate';

const valid: WorkTemplate = {
  ...{ name: 'Brake service', trailerTypes: [3], everyMonths: null, everyMiles: 25_000, everyEngineHours: null },
};

it.each<[Partial<WorkTemplate>, Partial<Record<keyof WorkTemplate, string>>]>([
  [{}, {}],
  [{ name: '  ' }, { name: WORK_TEMPLATE_PROBLEMS.name }],
  [{ name: 'x'.repeat(61) }, { name: WORK_TEMPLATE_PROBLEMS.nameLength }],
  [{ trailerTypes: [99] }, { trailerTypes: WORK_TEMPLATE_PROBLEMS.trailerTypes }],
  [{ everyMiles: null }, { everyMonths: WORK_TEMPLATE_PROBLEMS.interval }],
  [{ everyMonths: 0 }, { everyMonths: WORK_TEMPLATE_PROBLEMS.everyMonths }],
  [{ everyMonths: 1.5 }, { everyMonths: WORK_TEMPLATE_PROBLEMS.everyMonths }],
  [{ everyMiles: 99 }, { everyMiles: WORK_TEMPLATE_PROBLEMS.everyMiles }],
  [{ everyMiles: Number.NaN }, { everyMiles: WORK_TEMPLATE_PROBLEMS.everyMiles }],
  [{ everyEngineHours: 50_001 }, { everyEngineHours: WORK_TEMPLATE_PROBLEMS.everyEngineHours }],
])('a template with %o has the problems %o', (change, problems) =>
  expect(workTemplateProblems({ ...valid, ...change })).toEqual(problems),
);
