import { MAP_REFRESH_MS } from '@gladhand/domain/tracking';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { FleetRevisionRepository } from '../../repositories/fleetRevisions';
import type { FoundIssues, IssueList } from './repository';

/** The lists whose numbers are kept in this process. */
const MAX_KEPT = 200;

export type UnfilteredIssueNumbers = Pick<FoundIssues, 'counts' | 'uniqueTrailers' | 'allTrailers'>;

/**
 * The numbers of lists without a filter, which take longer to count than a page takes to read. Like the lists of the
 * fleet grid, they may be as old as a refresh of the map. Access is always current. A committed change of an issue is
 * current too, unless the numbers were counted in the moment between the note of that change and its commit.
 */
export interface UnfilteredNumbers {
  of(list: IssueList): Promise<UnfilteredIssueNumbers>;
}

interface Kept {
  readonly revision: string;
  readonly countedAt: number;
  readonly numbers: Promise<UnfilteredIssueNumbers>;
}

export function keepUnfilteredNumbers(
  db: Kysely<Database>,
  revisions: FleetRevisionRepository,
  count: (list: IssueList) => Promise<UnfilteredIssueNumbers>,
): UnfilteredNumbers {
  const lists = new Map<string, Kept>();
  return {
    async of(list) {
      const { scope, customerId, now } = list;
      const key = JSON.stringify([scope, customerId]);
      // Read before what is counted.
      const revision = (await Promise.all([revisions.of(scope), changesOf(db)])).join();
      const kept = lists.get(key);
      const ageMs = kept ? now.getTime() - kept.countedAt : Number.NaN;
      if (kept?.revision === revision && ageMs >= 0 && ageMs < MAP_REFRESH_MS) return kept.numbers;
      const numbers = count(list);
      lists.delete(key);
      lists.set(key, { revision, countedAt: now.getTime(), numbers });
      numbers.catch(() => lists.delete(key));
      const [oldest] = lists.keys();
      if (lists.size > MAX_KEPT && oldest !== undefined) lists.delete(oldest);
      return numbers;
    },
  };
}

/** Counts what happens to issues. Other than a row, a sequence makes no transaction wait for another. */
async function changesOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ changes: string }>`select last_value as changes from maintenance_changes`.execute(db);
  return String(rows[0]?.changes);
}

/** Marks a change of issues within its transaction. */
export const noteChange = (db: Kysely<Database>) => sql`select nextval('maintenance_changes')`.execute(db);
