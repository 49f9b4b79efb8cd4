import { ApiErrorCode } from '@gladhand/domain';
import { ANNUAL_INSPECTION, PLANNED_WORK_POLICY, workTemplateProblems } from '@gladhand/domain/maintenance';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type {
  MutationResolvers,
  PlannedWorkTemplate,
  PlannedWorkTemplateInput,
  QueryResolvers,
} from '../../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { plannedWorkRequest } from '../../../jobs/plannedWorkRequest';
import { narrowScope } from '../../../repositories/scope';
import { PLANNED_WORK_MESSAGES } from '../messages';
import type { TemplateRecord, WorkCount } from './plannedRepository';

export const templateQueries: Pick<QueryResolvers, 'plannedWorkTemplates'> = {
  async plannedWorkTemplates(_, { customerId }, context) {
    await authorizeReading('plannedWorkTemplates', customerId, context);
    const { plannedWork } = context.repositories;
    const templates = await plannedWork.templates(customerId);
    const counts = await plannedWork.counts(customerId, narrowScope(context.access.scope.trailers, customerId));
    const [annual = neverSaved(customerId, context.now())] = templates.filter(isBuiltIn);
    const own = templates.filter((template) => !isBuiltIn(template)).sort(byName);
    return [annual, ...own].map((template) => toTemplate(template, counts));
  },
};

type Mutations = Pick<MutationResolvers, 'savePlannedWorkTemplate' | 'deletePlannedWorkTemplate'>;

export const templateMutations: Mutations = {
  async savePlannedWorkTemplate(_, { input }, context) {
    const { customerId, id, version } = input;
    await authorizeWriting('savePlannedWorkTemplate', customerId, context);
    const { access, audit, now, repositories } = context;
    const { plannedWork } = repositories;
    const template = checkedTemplate(input, now());
    if ((await repositories.customers.find([customerId])).length === 0) throw notFound();
    const { templates: limit } = PLANNED_WORK_POLICY;
    if (version === 0 && (await plannedWork.templates(customerId)).length >= limit)
      throw badInput(PLANNED_WORK_MESSAGES.tooMany(limit));
    if (!(await plannedWork.putTemplate(template))) {
      const current = (await plannedWork.templates(customerId)).find(({ templateId }) => templateId === id);
      // A repeated request finds its own result.
      if (current && isSame(current, template)) return toTemplate(current, []);
      throw changedBySomeone(current);
    }
    await repositories.jobs.add([plannedWorkRequest(customerId)]);
    await repositories.changes.add([customerId], now());
    const { name, trailerTypes, everyMonths, everyMiles, everyEngineHours, isOn } = template;
    await audit('maintenance.templateSaved', {
      ...{ userId: access.user.userId, customerId, subject: name, subjectId: isUuid(id) ? id : null },
      detail: { everyMonths, everyMiles, everyEngineHours, isOn, trailerTypes: trailerTypes.join(', ') },
    });
    const counts = await plannedWork.counts(customerId, narrowScope(access.scope.trailers, customerId));
    return toTemplate(template, counts);
  },

  async deletePlannedWorkTemplate(_, { customerId, id, version }, context) {
    await authorizeWriting('deletePlannedWorkTemplate', customerId, context);
    const { access, audit, now, repositories } = context;
    const { plannedWork } = repositories;
    if (id === ANNUAL_INSPECTION.id) throw badInput(PLANNED_WORK_MESSAGES.builtInStays);
    const current = (await plannedWork.templates(customerId)).find(({ templateId }) => templateId === id);
    if (!current) throw notFound();
    if (!(await plannedWork.deleteTemplate({ customerId, templateId: id, version }, now())))
      throw changedBySomeone(current);
    await repositories.jobs.add([plannedWorkRequest(customerId)]);
    await repositories.changes.add([customerId], now());
    await audit('maintenance.templateDeleted', {
      ...{ userId: access.user.userId, customerId, subject: current.name, subjectId: isUuid(id) ? id : null },
      detail: {},
    });
    return true;
  },
};

function checkedTemplate(input: PlannedWorkTemplateInput, now: Date): TemplateRecord {
  const { customerId, id, version, isOn } = input;
  const template = {
    ...{ name: input.name.trim(), trailerTypes: [...new Set(input.trailerTypes)].sort((a, b) => a - b) },
    ...{ everyMonths: input.everyMonths ?? null, everyMiles: input.everyMiles ?? null },
    everyEngineHours: input.everyEngineHours ?? null,
  };
  const [problem] = Object.values(workTemplateProblems(template));
  if (problem) throw badInput(problem);
  if (id === ANNUAL_INSPECTION.id) {
    const { name, everyMonths } = ANNUAL_INSPECTION;
    const isUnchanged = template.name === name && template.everyMonths === everyMonths;
    if (!isUnchanged || template.everyMiles !== null || template.everyEngineHours !== null)
      throw badInput(PLANNED_WORK_MESSAGES.builtIn);
  } else if (!isUuid(id)) throw badInput(PLANNED_WORK_MESSAGES.id);
  return { customerId, templateId: id, ...template, isOn, version: version + 1, createdAt: now, deletedAt: null };
}

const changedBySomeone = (current: TemplateRecord | undefined) =>
  apiError(ApiErrorCode.Conflict, PLANNED_WORK_MESSAGES.changed, {
    details: { current: current ? toTemplate(current, []) : null },
  });

const isBuiltIn = ({ templateId }: TemplateRecord) => templateId === ANNUAL_INSPECTION.id;

/** The annual inspection of a customer that has never switched it on. */
const neverSaved = (customerId: number, now: Date): TemplateRecord => ({
  ...{ customerId, templateId: ANNUAL_INSPECTION.id, name: ANNUAL_INSPECTION.name, trailerTypes: [] },
  ...{ everyMonths: ANNUAL_INSPECTION.everyMonths, everyMiles: null, everyEngineHours: null },
  ...{ isOn: false, version: 0, createdAt: now, deletedAt: null },
});

function toTemplate(template: TemplateRecord, counts: readonly WorkCount[]): PlannedWorkTemplate {
  const { templateId, customerId: _, createdAt: __, deletedAt: ___, trailerTypes, ...shown } = template;
  const countOf = (state: WorkCount['state']) =>
    counts.find((one) => one.templateId === templateId && one.state === state)?.count ?? 0;
  return {
    ...shown,
    ...{
      id: templateId,
      trailerTypes: [...trailerTypes],
      source: isBuiltIn(template) ? ANNUAL_INSPECTION.source : null,
    },
    ...{ dueSoon: countOf('dueSoon'), overdue: countOf('overdue'), unjudged: countOf('unjudged') },
  };
}

const FIELDS = ['name', 'everyMonths', 'everyMiles', 'everyEngineHours', 'isOn', 'version'] as const;
const isSame = (a: TemplateRecord, b: TemplateRecord): boolean =>
  FIELDS.every((field) => a[field] === b[field]) && a.trailerTypes.join() === b.trailerTypes.join();
const byName = (a: TemplateRecord, b: TemplateRecord): number =>
  a.name.localeCompare(b.name, 'en') || (a.templateId < b.templateId ? -1 : 1);
