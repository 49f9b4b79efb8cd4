import { isRunActive, REPORT_FORMATS, REPORT_POLICY, RUN_STATES, RunState } from '@gladhand/domain/reports';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { withReceipt } from '../../../graphql/withReceipt';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { ownReport } from '../configs/reportResolvers';
import { waitingFile } from '../files/createFile';
import { fileRequest } from '../files/fileJob';
import { REPORT_MESSAGES } from '../texts';
import { auditRun } from './auditRun';
import { newRun } from './newRun';
import { readableRun, seesWholeCustomer } from './readableRun';
import { readRows } from './readRows';
import { placeOf, toCursor } from './runCursor';
import type { ReportRunRecord } from './runRepository';
import { runRequest } from './runRequest';
import { summaryOf, toRun } from './toRun';

const MAX_PAGE = 100;

export const runQueries: Pick<QueryResolvers, 'reportRuns' | 'reportRun' | 'reportRows'> = {
  async reportRuns(_, { input }, context) {
    const { customerId, reportId, states, pageSize, after } = input;
    await authorizeReading('reportRuns', customerId, context);
    if (pageSize < 1 || pageSize > MAX_PAGE) throw badInput(REPORT_MESSAGES.pageSize(MAX_PAGE));
    const known = RUN_STATES.map(({ id }) => id as string);
    if (states?.some((state) => !known.includes(state))) throw badInput(REPORT_MESSAGES.state(known));
    if (reportId != null && !isUuid(reportId)) return { runs: [], next: null };
    const found = await context.repositories.reportRuns.list({
      ...{ customerId, reportId: reportId ?? null, states: states ?? null },
      ownerId: seesWholeCustomer(customerId, context) ? null : context.access.user.userId,
      after: after == null ? undefined : placeOf(after),
      limit: pageSize + 1,
    });
    const runs = found.slice(0, pageSize);
    const last = runs.at(-1);
    return {
      runs: await summaryOf(runs, context),
      next: found.length > pageSize && last ? toCursor(last) : null,
    };
  },

  async reportRun(_, { customerId, id }, context) {
    await authorizeReading('reportRun', customerId, context);
    const run = await readableRun({ customerId, runId: id }, context);
    return run ? toRun(run, context) : null;
  },

  async reportRows(_, { input }, context) {
    await authorizeReading('reportRows', input.customerId, context);
    const run = await readableRun(input, context);
    return run ? readRows(run, input, context.repositories) : { rows: [], total: 0 };
  },
};

export const runMutations: Pick<
  MutationResolvers,
  'runReport' | 'cancelReportRun' | 'createReportFile' | 'revokeReportLinks'
> = {
  async runReport(_, { input }, context) {
    return withReceipt('runReport', input, context, async () => {
      const { customerId, reportId, missedRunId, send } = input;
      const report = await ownReport('runReport', customerId, reportId, context);
      const { access, ids, now, repositories } = context;
      const { userId } = access.user;
      const missed = missedRunId == null ? undefined : await missedRun(customerId, reportId, missedRunId, context);
      const start = { startedBy: 'person' as const, requestedBy: userId, isSent: send, now: now(), ids };
      const run: ReportRunRecord = missed
        ? { ...missed, ...{ state: RunState.Queued, reason: null, startedBy: 'missed', requestedBy: userId } }
        : newRun(report, { ...start, plannedAt: now() });
      if (missed) await repositories.reportRuns.put({ ...run, isSent: send, seenAt: now(), endedAt: null });
      else await repositories.reportRuns.add([run]);
      await repositories.jobs.add([runRequest(run)]);
      await auditRun(context, 'report.run', run, {}, userId);
      return toRun(await stored(run, context), context);
    });
  },

  async cancelReportRun(_, { customerId, id }, context) {
    const run = await writableRun('cancelReportRun', { customerId, runId: id }, context);
    if (!isRunActive(run.state)) return toRun(run, context);
    const { access, now, repositories } = context;
    await repositories.reportRuns.deletePages(run);
    const canceled = { ...run, state: RunState.Canceled, phase: null, rows: 0, summary: null, endedAt: now() };
    await repositories.reportRuns.put(canceled);
    await auditRun(context, 'report.runCanceled', run, {}, access.user.userId);
    return toRun(canceled, context);
  },

  async createReportFile(_, { customerId, runId, format }, context) {
    const run = await writableRun('createReportFile', { customerId, runId }, context);
    const known = REPORT_FORMATS.find(({ id }) => id === format);
    if (!known) throw badInput(REPORT_MESSAGES.format(REPORT_FORMATS.map(({ id }) => id)));
    if (run.state !== RunState.Done) throw badInput(REPORT_MESSAGES.notDone);
    const { access, repositories } = context;
    if (run.rows > 0 && !(await repositories.reportRuns.page(run, 0))) throw badInput(REPORT_MESSAGES.noResult);
    const { maxPdfRows } = REPORT_POLICY;
    if (known.id === 'pdf' && run.rows > maxPdfRows) {
      throw badInput(REPORT_MESSAGES.tooManyPdfRows(maxPdfRows.toLocaleString('en-US')));
    }
    const existing = (await repositories.reportFiles.ofRun(run)).find((file) => file.format === known.id);
    if (existing && existing.state !== 'failed') return toRun(run, context);
    const file = waitingFile(run, known.id, context);
    await repositories.reportFiles.put(file);
    await repositories.jobs.add([fileRequest(file)]);
    await auditRun(context, 'report.fileRequested', run, { format: known.id }, access.user.userId);
    return toRun(run, context);
  },

  async revokeReportLinks(_, { customerId, runId }, context) {
    const run = await writableRun('revokeReportLinks', { customerId, runId }, context);
    const revoked = { ...run, linksFrom: context.now() };
    await context.repositories.reportRuns.put(revoked);
    await auditRun(context, 'report.linksRevoked', run, {}, context.access.user.userId);
    return toRun(revoked, context);
  },
};

async function missedRun(customerId: number, reportId: string, runId: string, context: GraphQLContext) {
  const run = isUuid(runId) ? await context.repositories.reportRuns.byId({ customerId, runId }, 'lock') : undefined;
  if (run?.reportId !== reportId) throw notFound();
  if (run.state !== RunState.Missed) throw badInput(REPORT_MESSAGES.notMissed);
  return run;
}

async function stored(run: ReportRunRecord, { repositories }: GraphQLContext): Promise<ReportRunRecord> {
  const found = await repositories.reportRuns.byId(run);
  if (!found) throw notFound();
  return found;
}

/** A run, locked, whose report the caller may change. */
export async function writableRun(
  operation: Parameters<typeof authorizeWriting>[0],
  { customerId, runId }: { customerId: number; runId: string },
  context: GraphQLContext,
): Promise<ReportRunRecord> {
  await authorizeWriting(operation, customerId, context);
  const run = isUuid(runId) ? await context.repositories.reportRuns.byId({ customerId, runId }, 'lock') : undefined;
  if (!run) throw notFound();
  await ownReport(operation, customerId, run.reportId, context);
  return run;
}
