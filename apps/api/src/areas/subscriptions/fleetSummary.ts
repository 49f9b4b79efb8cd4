import { DAY_MS } from '@gladhand/domain/readings';
import { scopeOf } from '../../auth/accessScope';
import type { MailContent } from '../../engine/mail/template';
import type { FleetCounts } from '../../repositories/fleetStatus';
import type { Repositories } from '../../repositories/port';
import { SUMMARY_MESSAGES } from './messages';

/** The weekly summary of the trailers that a user can see. */
export interface FleetSummary {
  counts: FleetCounts;
  faults: { opened: number; cleared: number };
}

/** Reads the summary within the user's access scope; undefined if the user is disabled or sees no trailers. */
export async function readSummary(
  repositories: Pick<Repositories, 'sessions' | 'fleetStatus' | 'faults'>,
  userId: string,
  now: Date,
): Promise<(FleetSummary & { email: string }) | undefined> {
  const principal = await repositories.sessions.principalScope(userId, now);
  if (!principal) return undefined;
  const { trailers: scope } = scopeOf(principal);
  const query = { scope, search: '', conditions: [], sortBy: 'vin', sortAsc: true, now } as const;
  const counts = await repositories.fleetStatus.counts(query);
  if (counts.total === 0) return undefined;
  const faults = await repositories.faults.countBetween(scope, new Date(now.getTime() - 7 * DAY_MS), now);
  return { email: principal.user.email, counts, faults };
}

/** The content of the mail. Every number links to its list. */
export function summaryContent({ counts, faults }: FleetSummary, publicUrl: string): Omit<MailContent, 'title'> {
  const number = (count: number) => count.toLocaleString('en-US');
  const fleet = (query: string) => `${publicUrl}/fleet/currentFleetStatus?${query}`;
  return {
    lead: [SUMMARY_MESSAGES.lead(number(counts.total))],
    action: { label: SUMMARY_MESSAGES.openFleetControl, url: `${publicUrl}/control` },
    rows: [
      { label: SUMMARY_MESSAGES.critical, value: number(counts.critical), url: fleet('health=CRITICAL') },
      { label: SUMMARY_MESSAGES.caution, value: number(counts.caution), url: fleet('health=CAUTION') },
      { label: SUMMARY_MESSAGES.good, value: number(counts.good), url: fleet('health=GOOD') },
      { label: SUMMARY_MESSAGES.noHealthData, value: number(counts.notAvailable), url: fleet('health=NA') },
      { label: SUMMARY_MESSAGES.notReporting, value: number(counts.notReporting), url: fleet('connectivity=CRITICAL') },
      { label: SUMMARY_MESSAGES.newFaults, value: number(faults.opened), url: `${publicUrl}/control` },
      { label: SUMMARY_MESSAGES.clearedFaults, value: number(faults.cleared), url: `${publicUrl}/control` },
    ],
  };
}
