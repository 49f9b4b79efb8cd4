import { ApiErrorCode } from '@gladhand/domain';
import { REPORT_POLICY } from '@gladhand/domain/reports';
import { parseRoles } from '@gladhand/domain/users';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { withReceipt } from '../../../graphql/withReceipt';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { nextInstant } from '../runs/nextInstants';
import { ownerScope } from '../runs/question';
import { REPORT_MESSAGES } from '../texts';
import { auditReport } from './auditReport';
import { checkedReport } from './checkedReport';
import type { ReportRecord } from './configRepository';
import { toReports } from './toReports';

export const reportQueries: Pick<QueryResolvers, 'reports' | 'report'> = {
  async reports(_, { customerId }, context) {
    await authorizeReading('reports', customerId, context);
    return toReports(await context.repositories.reports.list(customerId), customerId, context);
  },
  async report(_, { customerId, id }, context) {
    await authorizeReading('report', customerId, context);
    const report = isUuid(id) ? await context.repositories.reports.byId(customerId, id) : undefined;
    return report ? toReport(report, context) : null;
  },
};

export const reportMutations: Pick<
  MutationResolvers,
  'createReport' | 'updateReport' | 'deleteReport' | 'activateReport' | 'deactivateReport' | 'takeOverReport'
> = {
  async createReport(_, { input }, context) {
    return withReceipt('createReport', input, context, async () => {
      const { customerId } = input;
      const { access, ids, now, repositories } = context;
      await authorizeWriting('createReport', customerId, context);
      if ((await repositories.customers.find([customerId])).length === 0) throw notFound();
      const content = await checkedReport(input.report, customerId, context);
      const { maxReports } = REPORT_POLICY;
      if ((await repositories.reports.list(customerId)).length >= maxReports) {
        throw badInput(REPORT_MESSAGES.tooMany(maxReports));
      }
      const report: ReportRecord = {
        ...{ customerId, reportId: ids.uuid(), content, ownerId: access.user.userId },
        ...{ nextAt: nextInstant(content, now()), heldAt: null, version: 1, createdAt: now(), updatedAt: now() },
      };
      await repositories.reports.add(report);
      await auditReport(context, 'report.created', report);
      return toReport(report, context);
    });
  },

  async updateReport(_, { customerId, id, version, input }, context) {
    const before = await ownReport('updateReport', customerId, id, context);
    if (input.reportTypeId !== before.content.reportTypeId) throw badInput(REPORT_MESSAGES.typeFixed);
    const content = await checkedReport(input, customerId, context);
    const report = { ...before, ...next(content, context), version: version + 1 };
    await replace(report, context);
    await auditReport(context, 'report.updated', report, before);
    return toReport(report, context);
  },

  async deleteReport(_, { customerId, id }, context) {
    const report = await ownReport('deleteReport', customerId, id, context);
    if (!(await context.repositories.reports.delete(customerId, id))) throw notFound();
    await auditReport(context, 'report.deleted', report);
    return id;
  },

  activateReport: (_, { customerId, id }, context) => switchReport('activateReport', customerId, id, context),
  deactivateReport: (_, { customerId, id }, context) => switchReport('deactivateReport', customerId, id, context),

  async takeOverReport(_, { customerId, id, version }, context) {
    await authorizeWriting('takeOverReport', customerId, context);
    const { access, now, repositories } = context;
    const before = await storedReport(customerId, id, context);
    if (await ownerScope(repositories, before.ownerId, customerId, now()))
      throw badInput(REPORT_MESSAGES.ownerHasAccess);
    const report = { ...before, ownerId: access.user.userId, ...next(before.content, context), version: version + 1 };
    await replace(report, context);
    await auditReport(context, 'report.takenOver', report);
    return toReport(report, context);
  },
};

async function switchReport(
  operation: 'activateReport' | 'deactivateReport',
  customerId: number,
  id: string,
  context: GraphQLContext,
) {
  const before = await ownReport(operation, customerId, id, context);
  const isActive = operation === 'activateReport';
  if (before.content.isActive === isActive) return toReport(before, context);
  const report = { ...before, ...next({ ...before.content, isActive }, context), version: before.version + 1 };
  await replace(report, context);
  await auditReport(context, isActive ? 'report.activated' : 'report.deactivated', report);
  return toReport(report, context);
}

/** What changes with the content. A threshold that holds is reported anew. */
const next = (content: ReportRecord['content'], { now }: GraphQLContext) => ({
  ...{ content, nextAt: nextInstant(content, now()), heldAt: null, updatedAt: now() },
});

async function replace(report: ReportRecord, context: GraphQLContext): Promise<void> {
  if (await context.repositories.reports.replace(report)) return;
  const current = await toReport(await storedReport(report.customerId, report.reportId, context), context);
  throw apiError(ApiErrorCode.Conflict, REPORT_MESSAGES.changed, { details: { current } });
}

export async function storedReport(
  customerId: number,
  id: string,
  { repositories }: GraphQLContext,
): Promise<ReportRecord> {
  const report = isUuid(id) ? await repositories.reports.byId(customerId, id) : undefined;
  if (!report) throw notFound();
  return report;
}

/** A report that the caller may change: users change their own, administrators all of the customer. */
export async function ownReport(
  operation: Parameters<typeof authorizeWriting>[0],
  customerId: number,
  id: string,
  context: GraphQLContext,
): Promise<ReportRecord> {
  await authorizeWriting(operation, customerId, context);
  const report = await storedReport(customerId, id, context);
  if (mayChange(report, context)) return report;
  throw apiError(ApiErrorCode.Forbidden, REPORT_MESSAGES.notOwner);
}

function mayChange({ customerId, ownerId }: ReportRecord, { access }: GraphQLContext): boolean {
  if (ownerId === access.user.userId) return true;
  return parseRoles(access.user.roles).some(
    (role) => role.kind === 'ADMINS' || (role.kind === 'CUSTOMER_ADMIN' && role.customerId === customerId),
  );
}

async function toReport(report: ReportRecord, context: GraphQLContext) {
  const [found] = await toReports([report], report.customerId, context);
  if (!found) throw notFound();
  return found;
}
