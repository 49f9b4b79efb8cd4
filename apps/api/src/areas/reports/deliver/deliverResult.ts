import { formatDate } from '@gladhand/domain/formats';
import { chosenColumns, isPermittedRecipient, REPORT_POLICY, reportText, reportType } from '@gladhand/domain/reports';
import type { MailAttachment } from '../../../engine/mail/mail';
import { queueSubscribed } from '../../../engine/mail/queueSubscribed';
import { createSubscriptionTokens } from '../../../engine/mail/subscriptionTokens';
import type { Unit } from '../../../engine/unitOfWork';
import { createFileLinks } from '../files/fileLinks';
import { CONTENT_TYPES, fileName } from '../files/fileName';
import type { ReportFileRecord } from '../files/fileRepository';
import { periodText, zoneOf } from '../runs/question';
import { unpackPage } from '../runs/resultPages';
import type { ReportRunRecord } from '../runs/runRepository';
import { attachedFiles } from './attachedFiles';
import { type ReportMail, reportMail } from './reportMail';

interface Deps {
  readonly linkKey: CryptoKey;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/**
 * Queues a mail with the result of a run for each recipient. A recipient who has unsubscribed, or whom the customer's
 * settings don't permit, gets none, which is noted.
 * The run must be locked, so that no two callers count the same mail.
 */
export async function deliverResult(
  unit: Pick<Unit, 'repositories' | 'mail'>,
  run: ReportRunRecord,
  recipients: readonly string[],
  deps: Deps,
): Promise<void> {
  const { reportDeliveries } = unit.repositories;
  const { customerId, runId, reportId } = run;
  const known = new Map((await reportDeliveries.latest(customerId, [runId])).map((one) => [one.recipient, one.nth]));
  const files = await mailedFiles(unit, run, deps);
  const mail = reportMail(await inputOf(unit, run, files, deps));
  const settings = await unit.repositories.reportSettings.of(customerId);
  for (const recipient of recipients) {
    const nth = (known.get(recipient) ?? 0) + 1;
    const noted = { customerId, runId, recipient, nth, at: deps.now() };
    if (!isPermittedRecipient(recipient, settings)) {
      await reportDeliveries.add({ ...noted, mailId: null, isPermitted: false });
      continue;
    }
    const queued = await queueSubscribed(
      unit,
      {
        ...{ address: recipient, subject: `report:${reportId}`, customerId, ...mail },
        attachments: files.flatMap(({ attachment }) => attachment ?? []),
      },
      { tokens: createSubscriptionTokens(deps), publicUrl: deps.publicUrl },
    );
    await reportDeliveries.add({ ...noted, mailId: queued?.mailId ?? null, isPermitted: true });
  }
}

interface MailedFile {
  readonly format: ReportFileRecord['format'];
  readonly sizeBytes: number;
  readonly attachment: MailAttachment | undefined;
  readonly link: { readonly url: string; readonly expires: Date };
}

async function mailedFiles({ repositories }: Pick<Unit, 'repositories'>, run: ReportRunRecord, deps: Deps) {
  const done = (await repositories.reportFiles.ofRun(run)).flatMap((file) =>
    file.state === 'done' && file.sizeBytes !== null ? [{ ...file, sizeBytes: file.sizeBytes }] : [],
  );
  const attached = attachedFiles(done);
  const links = createFileLinks(deps);
  return Promise.all(
    done.map(async (file): Promise<MailedFile> => {
      const { format, sizeBytes, customerId, fileId } = file;
      const link = await links.linkTo(file, REPORT_POLICY.linkMs);
      return {
        ...{ format, sizeBytes, link: { ...link, url: `${deps.publicUrl}${link.url}` } },
        attachment: attached.includes(file)
          ? { filename: fileName(run, format), contentType: CONTENT_TYPES[format], reportFile: { customerId, fileId } }
          : undefined,
      };
    }),
  );
}

const zoned = (at: Date, timeZone: string) => formatDate(at, 'spokenDateTime', timeZone);

async function inputOf(
  { repositories }: Pick<Unit, 'repositories'>,
  run: ReportRunRecord,
  files: readonly MailedFile[],
  { publicUrl }: Deps,
): Promise<ReportMail> {
  const { customerId, content } = run;
  const timeZone = zoneOf(content);
  const columns = chosenColumns(content);
  const [customer] = await repositories.customers.find([customerId]);
  const first = run.rows === 0 ? undefined : await repositories.reportRuns.page(run, 0);
  const rows = first ? (await unpackPage(first)).slice(0, REPORT_POLICY.mailRows) : [];
  return {
    kind: run.rows === 0 && content.whenEmpty === 'note' ? 'nothingFound' : 'result',
    ...{ name: content.name, type: reportType(content.reportTypeId).label, customer: customer?.longName ?? '' },
    period: periodText(run),
    rowCount: run.rows,
    columns: columns.map(({ heading }) => heading),
    rows: rows.map(([, , ...values]) => columns.map((column, at) => reportText(column, values[at], { timeZone }))),
    files: files.map(({ format, sizeBytes, attachment, link }) => ({
      ...{ format, sizeBytes, isAttached: attachment !== undefined, url: link.url },
      until: zoned(link.expires, timeZone),
    })),
    ownerEmail: (await repositories.users.byId(run.ownerId))?.email ?? null,
    resultUrl: `${publicUrl}/alertconfiguration?tab=reports&run=${run.runId}&customer=${customerId}`,
  };
}
