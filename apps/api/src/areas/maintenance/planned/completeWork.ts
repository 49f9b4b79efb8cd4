import { ApiErrorCode } from '@gladhand/domain';
import { ANNUAL_INSPECTION } from '@gladhand/domain/maintenance';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeWriting } from '../../../graphql/customerAccess';
import type { CompletePlannedWorkInput, MutationResolvers } from '../../../graphql/generated/resolvers';
import { withReceipt } from '../../../graphql/withReceipt';
import { apiError, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { narrowScope } from '../../../repositories/scope';
import { keptPictures } from '../keptPictures';
import { PLANNED_WORK_MESSAGES } from '../messages';
import type { ListedIssue } from '../repository';
import { toIssue } from '../toIssue';
import { type CheckedCompletion, checkedCompletion } from './checkedCompletion';
import { followWork, startOf } from './followWork';
import type { TemplateRecord, TrailerWorkRecord, WorkTrailer } from './plannedRepository';
import { dueForTrailer } from './workEvidence';

export const completePlannedWork: MutationResolvers['completePlannedWork'] = (_, { input }, context) =>
  withReceipt('completePlannedWork', input, context, async () => {
    const { customerId, version } = input;
    await authorizeWriting('completePlannedWork', customerId, context);
    const { now, repositories } = context;
    const { maintenance, plannedWork } = repositories;
    const found = await plannedIssue(input, context);
    // Locked before the issue is read for the decision, so that neither a second request nor the job comes between.
    const templates = await plannedWork.lockTemplates(customerId);
    const issue = (await plannedIssue(input, context)) ?? found;
    const template = templates.find(({ templateId }) => templateId === templateOf(issue));
    const trailer = await plannedWork.trailer(issue);
    if (!template || !trailer) throw notFound();
    const isOver = issue.closedAt !== null || !(await maintenance.handle({ ...issue, version: version + 1 }));
    if (isOver) throw completedBySomeone(issue);
    const done = checkedCompletion(input, template, trailer, now());
    const pictures = await keptPictures(customerId, input.pictureIds, true, context);
    const record = await writeRecord(template, issue, done, context);
    const work = await putCompletion({ template, trailer, issue, done, pictures, recordId: record.recordId }, context);
    await audit(template, issue, done, pictures, context);
    await repositories.changes.add([customerId], now());
    const { email } = context.access.user;
    return {
      issue: toIssue(await plannedIssue(input, context)),
      record: { ...record, id: record.recordId, addedBy: email, addedAt: record.addedAt.toISOString() },
      nextDueOn: dueForTrailer(template, trailer, work, now()).dueOn,
    };
  });

/** The issue of planned work that the caller has access to. */
async function plannedIssue(
  { customerId, id }: Pick<CompletePlannedWorkInput, 'customerId' | 'id'>,
  { access, now, repositories }: GraphQLContext,
): Promise<ListedIssue> {
  const scope = narrowScope(access.scope.trailers, customerId);
  const issue = isUuid(id) ? await repositories.maintenance.byId(id, scope, now()) : undefined;
  if (issue?.kind !== 'plannedWork') throw notFound();
  return issue;
}

const templateOf = ({ evidence }: ListedIssue): string | undefined =>
  (evidence.work as { templateId?: string } | null | undefined)?.templateId;

const completedBySomeone = (issue: ListedIssue) =>
  apiError(ApiErrorCode.Conflict, PLANNED_WORK_MESSAGES.completed, { details: { current: toIssue(issue) } });

/** The entry of the trailer's maintenance log; for the annual inspection, an inspection that it passed. */
async function writeRecord(
  { templateId, name }: TemplateRecord,
  { customerId, trailerId }: ListedIssue,
  { performedOn, odometerMiles, note }: CheckedCompletion,
  { access, ids, now, repositories }: GraphQLContext,
) {
  const isInspection = templateId === ANNUAL_INSPECTION.id;
  const record = {
    ...{ customerId, trailerId, recordId: ids.uuid(), performedOn, odometerMiles },
    ...(isInspection
      ? ({ list: 'inspection', kind: 'annual', result: 'passed' } as const)
      : ({ list: 'maintenance', kind: 'preventative', result: null } as const)),
    note: isInspection ? note : [name, ...(note === '' ? [] : [note])].join(': '),
    ...{ addedBy: access.user.userId, addedAt: now() },
  };
  await repositories.serviceRecords.add([record]);
  return record;
}

interface Completed {
  template: TemplateRecord;
  trailer: WorkTrailer;
  issue: ListedIssue;
  done: CheckedCompletion;
  pictures: Awaited<ReturnType<typeof keptPictures>>;
  recordId: string;
}

/** Counts the work from now on, and closes its issue unless it is due again. */
async function putCompletion(
  { template, trailer, issue, done, pictures, recordId }: Completed,
  { access, ids, now, repositories }: GraphQLContext,
): Promise<TrailerWorkRecord> {
  const { maintenance, plannedWork } = repositories;
  const { customerId, trailerId, issueId } = issue;
  const { templateId } = template;
  const { performedOn, odometerMiles: miles, odometer, engineHours, note } = done;
  const known = (await plannedWork.work(customerId, [trailerId])).find((work) => work.templateId === templateId);
  const before = known ?? startOf(template, trailer);
  const isOlder =
    (before.countedFrom === 'completion' || before.countedFrom === 'inspection') && performedOn < before.countedOn;
  const counted: TrailerWorkRecord = isOlder
    ? before
    : { ...before, countedFrom: 'completion', countedOn: performedOn, miles, odometer, engineHours, issueId };
  const [reported] = await maintenance.byIds(customerId, [issueId]);
  const followed = followWork(template, trailer, { work: counted, issue: reported, inspectedOn: undefined }, now());
  const work = followed.work ?? counted;
  await plannedWork.putWork([work]);
  if (followed.issue) await maintenance.putIssues([followed.issue]);
  const { userId } = access.user;
  await plannedWork.addCompletions([
    {
      ...{
        customerId,
        trailerId,
        templateId,
        completionId: ids.uuid(),
        performedOn,
        miles,
        engineHours,
        note,
        recordId,
      },
      pictureIds: pictures.pictureIds?.split(' ') ?? [],
      ...{ completedBy: userId, completedAt: now() },
    },
  ]);
  await maintenance.addEvents([
    {
      ...{ customerId, trailerId, issueId, eventId: ids.uuid(), kind: 'completed', at: now(), noticedAt: now() },
      ...{ state: null, evidence: null, checkpoint: null, userId },
      detail: { performedOn, ...(note !== '' && { note }), ...pictures },
    },
  ]);
  return work;
}

async function audit(
  { name, templateId }: TemplateRecord,
  { customerId, vin, trailerId }: ListedIssue,
  { performedOn, note }: CheckedCompletion,
  pictures: Completed['pictures'],
  { access, audit: write }: GraphQLContext,
): Promise<void> {
  const about = { userId: access.user.userId, customerId, subject: vin, subjectId: trailerId };
  await write('maintenance.workCompleted', { ...about, detail: { work: name, performedOn, note, ...pictures } });
  const list = templateId === ANNUAL_INSPECTION.id ? 'inspection' : 'maintenance';
  const kind = list === 'inspection' ? 'annual' : 'preventative';
  await write(`${list}.added`, { ...about, detail: { kind, performedOn } });
}
