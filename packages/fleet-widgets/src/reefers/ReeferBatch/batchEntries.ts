import type { CommandOrder, ReeferCommandResult } from '@gladhand/domain/reefers';

/** One unit's command in a batch. */
export interface BatchEntry {
  id: string;
  vin: string;
  unitId: string;
  order: CommandOrder;
  /** A status of the contract, or: being sent, or no response. */
  status: string;
  message: string | null;
}

/** Failed, or without a response. */
export const isFailed = ({ status }: BatchEntry) => status === 'failed' || status === 'unanswered';

/** Without a response the command may have arrived, so only a retry with the same id is safe. */
export const isRetriedAlike = ({ status }: BatchEntry) => status === 'unanswered';

/** The entries after a response of the server. */
export function mergeResults(
  entries: readonly BatchEntry[],
  results: readonly ReeferCommandResult[],
): readonly BatchEntry[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return entries.map((entry) => {
    const result = byId.get(entry.id);
    return result ? { ...entry, status: result.status, message: result.message ?? null } : entry;
  });
}

const RANK: Readonly<Record<string, number>> = { failed: 0, unanswered: 0, sending: 1, inProgress: 1, success: 2 };

/** Failures first, then commands in progress; within each by unit ID. */
export function worstFirst(entries: readonly BatchEntry[]): BatchEntry[] {
  return [...entries].sort(
    (a, b) =>
      (RANK[a.status] ?? 0) - (RANK[b.status] ?? 0) || a.unitId.localeCompare(b.unitId, 'en', { numeric: true }),
  );
}

/** The number of entries of each kind. */
export function batchCounts(entries: readonly BatchEntry[]): { failed: number; pending: number; successful: number } {
  const failed = entries.filter(isFailed).length;
  const successful = entries.filter(({ status }) => status === 'success').length;
  return { failed, successful, pending: entries.length - failed - successful };
}
