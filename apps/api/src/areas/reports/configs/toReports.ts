import { type ReportContent, toStoredSchedule } from '@gladhand/domain/reports';
import type { GraphQLContext } from '../../../graphql/context';
import type { Report } from '../../../graphql/generated/resolvers';
import { narrowScope } from '../../../repositories/scope';
import { featuresOf, isTypeInPlan, ownerScope } from '../runs/question';
import { summaryOf } from '../runs/toRun';
import type { ReportRecord } from './configRepository';

/** Reports as a caller sees them. */
export async function toReports(
  reports: readonly ReportRecord[],
  customerId: number,
  context: GraphQLContext,
): Promise<Report[]> {
  const { access, repositories } = context;
  const scope = narrowScope(access.scope.trailers, customerId);
  const trailerIds = [...new Set(reports.flatMap(({ content }) => content.vehicleIds))];
  const vins = await repositories.alertRules.vinsOf(customerId, trailerIds, scope);
  const geofences = new Map(
    (reports.some(({ content }) => content.geofenceIds.length > 0)
      ? await repositories.geofences.list(customerId)
      : []
    ).map(({ geofenceId, name }) => [geofenceId, name]),
  );
  const wanted = new Set(reports.map(({ reportId }) => reportId));
  const latest = (await repositories.reportRuns.latest(customerId)).filter(({ reportId }) => wanted.has(reportId));
  const summaries = new Map((await summaryOf(latest, context)).map((run) => [run.reportId, run]));
  const unsubscribed = await unsubscribedOf(reports, repositories);
  const features = await featuresOf(repositories, customerId);
  const owners = await ownersOf(reports, customerId, context);
  return reports.map((report) => {
    const { content, ownerId } = report;
    const owner = owners.get(ownerId);
    const isInPlan = isTypeInPlan(content.reportTypeId, features);
    return {
      ...{ id: report.reportId, customerId, customerIds: [customerId], ...fieldsOf(content) },
      vins: content.vehicleIds.flatMap((id) => vins.get(id) ?? []).sort(),
      geofences: content.geofenceIds.flatMap((id) => {
        const name = geofences.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
      unsubscribedEmails: unsubscribed.get(report.reportId) ?? [],
      pausedBy: owner?.hasAccess ? (isInPlan ? null : 'notInPlan') : 'ownerWithoutAccess',
      ownerEmail: owner?.email ?? null,
      isOwn: ownerId === access.user.userId,
      nextRun: content.isActive && content.assetThreshold === null ? (report.nextAt?.toISOString() ?? null) : null,
      lastRun: summaries.get(report.reportId) ?? null,
      ...{
        version: report.version,
        created: report.createdAt.toISOString(),
        updated: report.updatedAt.toISOString(),
      },
    };
  });
}

async function ownersOf(reports: readonly ReportRecord[], customerId: number, { now, repositories }: GraphQLContext) {
  const owners = new Map<string, { email: string | undefined; hasAccess: boolean }>();
  for (const id of new Set(reports.map(({ ownerId }) => ownerId))) {
    const hasAccess = (await ownerScope(repositories, id, customerId, now())) !== undefined;
    owners.set(id, { email: (await repositories.users.byId(id))?.email, hasAccess });
  }
  return owners;
}

/** Recipients who have unsubscribed, by report. */
async function unsubscribedOf(
  reports: readonly ReportRecord[],
  { subscriptions }: GraphQLContext['repositories'],
): Promise<ReadonlyMap<string, string[]>> {
  const mails = reports.flatMap(({ reportId, content }) =>
    content.notifyEmails.map((address) => ({ address, subject: `report:${reportId}` })),
  );
  const found = new Map<string, string[]>();
  for (const { address, subject } of await subscriptions.optedOut(mails)) {
    const reportId = subject.slice('report:'.length);
    found.set(reportId, [...(found.get(reportId) ?? []), address]);
  }
  return found;
}

const fieldsOf = (content: ReportContent) => ({
  ...{ name: content.name, reportTypeId: content.reportTypeId, allVehicles: content.allVehicles },
  ...{ vehicleIds: [...content.vehicleIds], vehicleGroupIds: [...content.vehicleGroupIds] },
  ...{ allGeofences: content.allGeofences, geofenceIds: [...content.geofenceIds] },
  ...{ allFaultTypes: content.allFaultTypes, faultTypeIds: [...content.faultTypeIds] },
  includeSensorData: content.includeSensorData,
  columns: content.columns && [...content.columns],
  reportingSchedules: content.schedule && schedulesOf(content.schedule),
  emailFrequency: content.emailFrequency && { ...content.emailFrequency },
  reportHistoryTimeframe: content.reportHistoryTimeframe,
  assetThreshold: content.assetThreshold && { ...content.assetThreshold },
  ...{ notifyEmails: [...content.notifyEmails], formats: [...content.formats], whenEmpty: content.whenEmpty },
  deactivated: content.isActive ? null : true,
});

function schedulesOf(schedule: NonNullable<ReportContent['schedule']>) {
  const { timezone, category, schedules } = toStoredSchedule(schedule);
  return { timezone, category, schedules: schedules.map((one) => ({ ...one })) };
}
