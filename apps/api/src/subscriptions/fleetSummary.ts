import { DAY_MS } from '@gladhand/domain';
import { sightOf } from '../auth/sight';
import type { MailContent } from '../engine/mail/template';
import type { FleetCounts } from '../repositories/fleetStatus';
import type { Repositories } from '../repositories/port';

/** What a week brought to the trailers that a user can see. */
export interface FleetSummary {
  counts: FleetCounts;
  faults: { opened: number; cleared: number };
}

/** Reads it within the user's access scope; undefined when the user may not sign in or sees no trailers. */
export async function readSummary(
  repositories: Pick<Repositories, 'sessions' | 'fleetStatus' | 'faults'>,
  userId: string,
  now: Date,
): Promise<(FleetSummary & { email: string }) | undefined> {
  const standing = await repositories.sessions.standing(userId);
  if (!standing) return undefined;
  const { trailers: scope } = sightOf(standing);
  const query = { scope, search: '', conditions: [], sortBy: 'vin', sortAsc: true, now } as const;
  const counts = await repositories.fleetStatus.counts(query);
  if (counts.total === 0) return undefined;
  const faults = await repositories.faults.countBetween(scope, new Date(now.getTime() - 7 * DAY_MS), now);
  return { email: standing.user.email, counts, faults };
}

/** The mail's text. Every number leads to its list. */
export function summaryContent({ counts, faults }: FleetSummary, publicUrl: string): Omit<MailContent, 'title'> {
  const number = (count: number) => count.toLocaleString('en-US');
  const fleet = (query: string) => `${publicUrl}/fleet/currentFleetStatus?${query}`;
  return {
    lead: [`Here is how your ${number(counts.total)} trailers are doing, and what changed in the last 7 days.`],
    action: { label: 'Open Fleet Control', url: `${publicUrl}/control` },
    rows: [
      { label: 'Critical', value: number(counts.critical), url: fleet('health=CRITICAL') },
      { label: 'Caution', value: number(counts.caution), url: fleet('health=CAUTION') },
      { label: 'Good', value: number(counts.good), url: fleet('health=GOOD') },
      { label: 'No health data', value: number(counts.notAvailable), url: fleet('health=NA') },
      { label: 'Not reporting', value: number(counts.notReporting), url: fleet('connectivity=CRITICAL') },
      { label: 'New ABS faults', value: number(faults.opened), url: `${publicUrl}/control` },
      { label: 'Cleared ABS faults', value: number(faults.cleared), url: `${publicUrl}/control` },
    ],
  };
}
