import { DAY_MS } from '@gladhand/domain/readings';
import { chosenColumns, REPORT_POLICY } from '@gladhand/domain/reports';
import type { GraphQLContext } from '../../../graphql/context';
import type { ReportDelivery, ReportFile, ReportRun, ReportRunSummary } from '../../../graphql/generated/resolvers';
import type { MailSummary } from '../../../repositories/mails';
import type { ReportDeliveryRecord } from '../deliver/deliveryRepository';
import { createFileLinks } from '../files/fileLinks';
import type { ReportFileRecord } from '../files/fileRepository';
import { zoneOf } from './question';
import type { ReportRunRecord } from './runRepository';

/** Runs of one customer in lists. */
export async function summaryOf(
  runs: readonly ReportRunRecord[],
  { repositories }: Pick<GraphQLContext, 'repositories'>,
): Promise<ReportRunSummary[]> {
  const [first] = runs;
  if (!first) return [];
  const latest = await repositories.reportDeliveries.latest(
    first.customerId,
    runs.map(({ runId }) => runId),
  );
  const mails = await mailsOf(latest, repositories);
  const emails = await emailsOf(runs, repositories);
  return runs.map((run) => {
    const own = latest.filter(({ runId }) => runId === run.runId).map((one) => stateOf(one, mails));
    return {
      ...{ id: run.runId, reportId: run.reportId, reportName: run.content.name },
      ...{
        reportTypeId: run.content.reportTypeId,
        planned: run.plannedAt.toISOString(),
        timezone: zoneOf(run.content),
      },
      startedBy: run.startedBy,
      requestedBy: run.requestedBy === null ? null : (emails.get(run.requestedBy) ?? null),
      ...{ state: run.state, reason: run.reason, phase: run.phase, rows: run.rows, expectedRows: run.expectedRows },
      startedAt: run.startedAt?.toISOString() ?? null,
      endedAt: run.endedAt?.toISOString() ?? null,
      sent: own.filter((state) => state === 'sent').length,
      failed: own.filter((state) => state === 'failed').length,
      recipients: own.length,
    };
  });
}

/** A run with its files and deliveries. */
export async function toRun(run: ReportRunRecord, context: GraphQLContext): Promise<ReportRun> {
  const { repositories } = context;
  const [summary] = await summaryOf([run], context);
  if (!summary) throw new Error('[api] A run has no summary.');
  const files = await repositories.reportFiles.ofRun(run);
  const deliveries = await repositories.reportDeliveries.latest(run.customerId, [run.runId]);
  const mails = await mailsOf(deliveries, repositories);
  const { keepDays } = await repositories.reportSettings.of(run.customerId);
  return {
    summary,
    columns: chosenColumns(run.content).map(({ id }) => id),
    from: run.from?.toISOString() ?? null,
    to: run.to?.toISOString() ?? null,
    ownerEmail: (await repositories.users.byId(run.ownerId))?.email ?? null,
    chart: run.summary?.chart ?? null,
    trailers: run.summary?.trailers ?? 0,
    geofences: run.summary?.geofences ?? 0,
    hasRows: run.rows === 0 ? run.summary !== null : (await repositories.reportRuns.page(run, 0)) !== undefined,
    files: await Promise.all(files.map((file) => toFile(file, run, keepDays, context))),
    deliveries: deliveries.map((delivery) => toDelivery(delivery, mails)),
  };
}

async function toFile(
  file: ReportFileRecord,
  run: ReportRunRecord,
  keepDays: number,
  context: GraphQLContext,
): Promise<ReportFile> {
  const { format, state, reason, sizeBytes, downloads, createdAt } = file;
  const expiresAt = new Date((run.endedAt ?? createdAt).getTime() + keepDays * DAY_MS);
  const links = createFileLinks(context);
  const pathFor = async (lastsMs: number) => (state === 'done' ? (await links.linkTo(file, lastsMs)).url : null);
  const shared = await pathFor(REPORT_POLICY.linkMs);
  return {
    ...{ format, state, reason, sizeBytes, downloads, expiresAt: expiresAt.toISOString() },
    url: await pathFor(REPORT_POLICY.screenLinkMs),
    sharedUrl: shared && `${context.publicUrl}${shared}`,
  };
}

type Mails = ReadonlyMap<string, MailSummary>;

const mailsOf = async (
  deliveries: readonly ReportDeliveryRecord[],
  { mails }: GraphQLContext['repositories'],
): Promise<Mails> =>
  new Map((await mails.find(deliveries.flatMap(({ mailId }) => mailId ?? []))).map((mail) => [mail.mailId, mail]));

/** The state of a delivery is that of its mail, which is deleted after some time. */
function stateOf({ mailId, isPermitted }: ReportDeliveryRecord, mails: Mails): string {
  if (!isPermitted) return 'notPermitted';
  return mailId === null ? 'unsubscribed' : (mails.get(mailId)?.status ?? 'unconfirmed');
}

function toDelivery(delivery: ReportDeliveryRecord, mails: Mails): ReportDelivery {
  const { recipient, nth, mailId, at } = delivery;
  const mail = mailId === null ? undefined : mails.get(mailId);
  return {
    ...{ recipient, nth, state: stateOf(delivery, mails), reason: mail?.reason ?? null },
    at: (mail?.changedAt ?? at).toISOString(),
  };
}

async function emailsOf(
  runs: readonly ReportRunRecord[],
  { users }: GraphQLContext['repositories'],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const id of new Set(runs.flatMap(({ requestedBy }) => requestedBy ?? []))) {
    const user = await users.byId(id);
    if (user) found.set(id, user.email);
  }
  return found;
}
