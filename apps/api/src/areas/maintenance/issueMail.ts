import { formatDate, mapLinks } from '@gladhand/domain/formats';
import { faultSeverityState, issueKind } from '@gladhand/domain/maintenance';
import { absCodeMeaning } from '@gladhand/domain/readings';
import { oneLine } from '../../engine/mail/oneLine';
import type { FleetRow } from '../../repositories/fleetStatus';
import { evidenceWords } from './issueText';
import { ISSUE_MAIL_MESSAGES } from './messages';
import type { ListedIssue } from './repository';
import { toEvidence } from './toIssue';

const TEXT = ISSUE_MAIL_MESSAGES;

/** Fields of a trailer that the mail shows. */
export const ISSUE_MAIL_FIELDS = ['vin', 'lat', 'lng', 'address', 'positionReportedAt'] as const;

/** What an email to a service center is about. */
export interface ServiceRequest {
  dealerName: string;
  customerName: string;
  /** The caller; the service center replies to this address. */
  sender: string;
  /** At least one. */
  issues: readonly ListedIssue[];
  places: readonly FleetRow[];
  /** Empty without one. */
  note: string;
  /** IANA name of the zone in which times are written. */
  timeZone: string;
}

/** Subject and text of the mail: the trailers, each with its issues, what reports showed, and the steps of a repair. */
export function issueMail({ dealerName, customerName, sender, note, ...request }: ServiceRequest) {
  const { issues, places, timeZone } = request;
  const vins = [...new Set(issues.map(({ vin }) => vin))];
  const parts = [
    TEXT.to(dealerName),
    TEXT.request(sender, customerName),
    ...(note ? [note] : []),
    ...vins.map((vin) =>
      trailerPart(
        issues.filter((issue) => issue.vin === vin),
        places,
        timeZone,
      ),
    ),
  ];
  return {
    subject: oneLine(TEXT.subject(issues.length, customerName, issues[0]?.unitId ?? '')),
    text: `${parts.join('\n\n')}\n`,
  };
}

function trailerPart(issues: readonly ListedIssue[], places: readonly FleetRow[], timeZone: string): string {
  const [first] = issues;
  if (!first) return '';
  const { unitId, vin, vehicleType } = first;
  const lines = [
    ...placeLines(
      places.find((row) => row.vin === vin),
      timeZone,
    ),
    ...issues.flatMap((issue) => issueLines(issue, timeZone)),
  ];
  return [oneLine(TEXT.trailer(unitId, vin, vehicleType)), ...lines.map((line) => `  ${line}`)].join('\n');
}

function placeLines(row: FleetRow | undefined, timeZone: string): string[] {
  const { lat, lng, address, positionReportedAt } = row ?? {};
  if (lat == null || lng == null) return [TEXT.noPlace];
  const coordinates = TEXT.coordinates(lat.toFixed(4), lng.toFixed(4));
  const reported = formatDate(positionReportedAt, 'longDateTime', timeZone, TEXT.unknownTime);
  return [
    oneLine(TEXT.place(address ? `${address} (${coordinates})` : coordinates, reported)),
    TEXT.map(mapLinks({ lat, lng }).google),
  ];
}

function issueLines(issue: ListedIssue, timeZone: string): string[] {
  const since = formatDate(issue.roundAt, 'longDateTime', timeZone, TEXT.unknownTime);
  const { spn = null, fmi = null } = toEvidence(issue.evidence);
  const meaning = issue.kind === 'amberLamp' ? absCodeMeaning({ spn, fmi }) : undefined;
  const shown = evidenceWords(issue).join(', ');
  return [
    TEXT.issue(issueKind(issue.kind).label, faultSeverityState(issue.state).label, since),
    ...[
      ...(shown ? [TEXT.shown(shown)] : []),
      ...(meaning?.cause ? [TEXT.cause(meaning.cause)] : []),
      ...(meaning?.repairInformation ? [TEXT.repair(meaning.repairInformation)] : []),
      ...(issue.miles === null ? [] : [TEXT.miles(Math.round(issue.miles).toLocaleString('en-US'))]),
    ].map((line) => `  ${oneLine(line)}`),
  ];
}
