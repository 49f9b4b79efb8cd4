import { absFaultText } from '@gladhand/domain/readings';
import type { PictureLinks } from '../../engine/pictures/pictureLinks';
import type { IssueEvidence, MaintenanceIssue, MaintenanceIssueEvent } from '../../graphql/generated/resolvers';
import type { Evidence } from './follow/judgeReport';
import type { IssueEventRecord, ListedIssue } from './repository';

/** An issue as a caller sees it. */
export const toIssue = (issue: ListedIssue): MaintenanceIssue => ({
  id: issue.issueId,
  customerId: issue.customerId,
  customerName: issue.customerName,
  vin: issue.vin,
  unitId: issue.unitId,
  vehicleType: issue.vehicleType,
  kind: issue.kind,
  state: issue.state,
  openedAt: issue.openedAt.toISOString(),
  round: issue.round,
  since: issue.roundAt.toISOString(),
  occurrences: issue.occurrences,
  goodSince: textOf(issue.goodSince),
  closedAt: textOf(issue.closedAt),
  withdrawnAt: textOf(issue.withdrawnAt),
  miles: issue.miles,
  address: issue.address,
  geofence: issue.geofence,
  loadStatus: issue.loadStatus,
  hasReefer: issue.hasReefer,
  isReeferRunning: issue.isReeferRunning,
  lastReport: textOf(issue.lastReport),
  evidence: toEvidence(issue.evidence),
  score: issue.score,
  isSnoozed: issue.isSnoozed,
  snoozedUntil: issue.isSnoozed ? textOf(issue.snoozedUntil) : null,
  snoozedBy: issue.isSnoozed ? issue.snoozedByEmail : null,
  snoozeReason: issue.isSnoozed ? issue.snoozeReason : null,
  assignee: issue.assigneeEmail,
  repairedAt: textOf(issue.repairedAt),
  version: issue.version,
});

/** An entry of the history as a caller sees it. */
export const toEvent = async (
  event: IssueEventRecord & { email: string | null },
  links: PictureLinks,
): Promise<MaintenanceIssueEvent> => ({
  id: event.eventId,
  kind: event.kind,
  at: event.at.toISOString(),
  state: event.state,
  evidence: event.evidence && toEvidence(event.evidence),
  by: event.email,
  note: event.detail.note ?? null,
  assignee: event.detail.assignee ?? null,
  until: event.detail.until ?? null,
  serviceCenter: event.detail.serviceCenter ?? null,
  performedOn: event.detail.performedOn ?? null,
  reason: event.detail.reason ?? null,
  pictures: await Promise.all(
    (event.detail.pictureIds?.split(' ') ?? []).map(async (id) => {
      const { url, expires } = await links.linkTo(id);
      return { id, url, linkExpires: expires.toISOString() };
    }),
  ),
});

/** With the description of the fault: the device's, else the meaning of its codes. */
export function toEvidence(evidence: Evidence): IssueEvidence {
  const { spn, fmi, description } = evidence as unknown as IssueEvidence;
  const hasFault = spn != null || Boolean(description);
  return { ...evidence, ...(hasFault && { description: absFaultText({ spn, fmi, description }) }) } as IssueEvidence;
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;
