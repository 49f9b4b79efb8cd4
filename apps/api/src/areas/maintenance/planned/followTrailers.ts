import { ANNUAL_INSPECTION } from '@gladhand/domain/maintenance';
import type { Repositories } from '../../../repositories/port';
import { type FollowedWork, followWork } from './followWork';
import type { TemplateRecord, WorkTrailer } from './plannedRepository';

/** Follows the planned work of trailers of one customer, whose templates are locked. */
export async function followTrailers(
  within: Repositories,
  templates: readonly TemplateRecord[],
  trailers: readonly WorkTrailer[],
  now: Date,
): Promise<void> {
  const [first] = trailers;
  if (!first || templates.length === 0) return;
  const { customerId } = first;
  const trailerIds = trailers.map(({ trailerId }) => trailerId);
  const known = await within.plannedWork.work(customerId, trailerIds);
  const keyOf = (work: { trailerId: string; templateId: string }) => `${work.trailerId} ${work.templateId}`;
  const works = new Map(known.map((work) => [keyOf(work), work]));
  const listed = await within.maintenance.byIds(
    customerId,
    known.flatMap(({ issueId }) => issueId ?? []),
  );
  const issues = new Map(listed.map((issue) => [issue.issueId, issue]));
  const hasInspection = templates.some(({ templateId, isOn }) => templateId === ANNUAL_INSPECTION.id && isOn);
  const inspections = hasInspection ? await within.serviceRecords.passedAnnual(customerId, trailerIds) : [];
  const inspectedOn = new Map(inspections.map(({ trailerId, performedOn }) => [trailerId, performedOn]));
  const followed = trailers.flatMap((trailer) =>
    templates.map((template): FollowedWork => {
      const work = works.get(keyOf({ ...trailer, templateId: template.templateId }));
      const issue = work?.issueId ? issues.get(work.issueId) : undefined;
      return followWork(template, trailer, { work, issue, inspectedOn: inspectedOn.get(trailer.trailerId) }, now);
    }),
  );
  await within.plannedWork.putWork(followed.flatMap(({ work }) => work ?? []));
  await within.maintenance.putIssues(followed.flatMap(({ issue }) => issue ?? []));
  const events = followed.flatMap(({ event }) => event ?? []);
  await within.maintenance.addEvents(events);
  if (events.length > 0) await within.changes.add([customerId], now);
}
