import { formatDate } from '@gladhand/domain/formats';
import { faultSeverityState, issueKind, issueWork, MAINTENANCE_LIMITS } from '@gladhand/domain/maintenance';
import { partsOfTrailer } from '@gladhand/domain/parts';
import { loadStatus } from '@gladhand/domain/readings';
import type { Access } from '../../auth/access';
import { oneLine } from '../../engine/mail/oneLine';
import type { PdfSheet } from '../../engine/pdf/sheetWriter';
import { authorizeReading } from '../../graphql/customerAccess';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import type { ApiDeps } from '../../ports';
import { narrowScope } from '../../repositories/scope';
import { evidenceWords } from './issueText';
import { MAINTENANCE_MESSAGES, WORK_ORDER_TEXTS } from './messages';
import type { ListedIssue } from './repository';
import { toEvidence } from './toIssue';

const { emailed: MAX_ISSUES } = MAINTENANCE_LIMITS;
const TEXT = WORK_ORDER_TEXTS;

/** Which issues the work orders are about. */
export interface OrderedIssues {
  customerId: number;
  issueIds: readonly string[];
}

/** Work orders of open issues of one customer: a sheet for each trailer, in the order of the issues. */
export async function workOrders(
  { customerId, issueIds }: OrderedIssues,
  access: Access,
  { repositories, now }: Pick<ApiDeps, 'repositories' | 'now'>,
): Promise<PdfSheet[]> {
  await authorizeReading('workOrders', customerId, { access });
  const wanted = [...new Set(issueIds)];
  if (wanted.length < 1 || wanted.length > MAX_ISSUES) throw badInput(MAINTENANCE_MESSAGES.ordered(MAX_ISSUES));
  const scope = narrowScope(access.scope.trailers, customerId);
  const issues: ListedIssue[] = [];
  for (const id of wanted) {
    const issue = isUuid(id) ? await repositories.maintenance.byId(id, scope, now()) : undefined;
    if (!issue) throw notFound();
    if (issue.closedAt || issue.withdrawnAt) throw badInput(MAINTENANCE_MESSAGES.ordered(MAX_ISSUES));
    issues.push(issue);
  }
  const vins = [...new Set(issues.map(({ vin }) => vin))];
  const trailers = await repositories.trailerAdministration.byVins(vins, scope);
  const timeZone = access.user.timeZone ?? 'UTC';
  const printed = formatDate(now(), 'spokenDateTime', timeZone);
  const sheets: PdfSheet[] = [];
  for (const vin of vins) {
    const own = issues.filter((issue) => issue.vin === vin);
    const [first] = own;
    const trailer = trailers.find((one) => one.vin === vin);
    if (!first || !trailer) throw notFound();
    const listed = await repositories.parts.ofTrailer(trailer);
    const parts = partsOfTrailer(listed);
    sheets.push({
      title: oneLine(TEXT.title(first.unitId)),
      subtitle: oneLine(TEXT.printed(printed, access.user.email)),
      facts: [
        [TEXT.vin, vin],
        [TEXT.customer, oneLine(first.customerName)],
        [TEXT.trailer, TEXT.describe(first.vehicleType, trailer.vehicleLengthFeet, trailer.modelYear)],
        [TEXT.place, oneLine(first.address ?? TEXT.unknown)],
        [TEXT.lastReport, formatDate(first.lastReport, 'spokenDateTime', timeZone, TEXT.never)],
        [TEXT.load, first.loadStatus === null ? TEXT.unknown : loadStatus(first.loadStatus).label],
      ],
      tasks: own.map((issue) => taskOf(issue, parts, timeZone)),
      blanks: TEXT.blanks,
      footnote: TEXT.advice,
    });
  }
  return sheets;
}

type Parts = Parameters<
  typeof issueWork<Awaited<ReturnType<ApiDeps['repositories']['parts']['ofTrailer']>>[number]>
>[2];

function taskOf(issue: ListedIssue, ofTrailer: Parts, timeZone: string): PdfSheet['tasks'][number] {
  const { cause, steps, parts } = issueWork(issue.kind, toEvidence(issue.evidence), ofTrailer);
  const since = formatDate(issue.roundAt, 'spokenDateTime', timeZone);
  const shown = evidenceWords(issue).join(', ');
  return {
    heading: TEXT.issue(issueKind(issue.kind).label, faultSeverityState(issue.state).label),
    lines: [
      TEXT.since(since, issue.miles === null ? null : Math.round(issue.miles)),
      ...(shown ? [oneLine(TEXT.reported(shown))] : []),
      ...(cause === null ? [] : [TEXT.cause(cause)]),
    ],
    steps,
    partsHeading: TEXT.parts,
    parts: parts.map(({ name, partNumber, maker, quantity, position }) =>
      oneLine(TEXT.part(quantity, [name, partNumber, maker, position])),
    ),
  };
}
