import { commandExpiresAt, commandStatusAt, commandSummary, REEFER_TEXTS } from '@gladhand/domain';
import type { ReeferCommandEntry } from '../../repositories/reefers';
import type { ReeferCommandRecord, ReeferCommandSummary } from '../generated/resolvers';

/** A stored command as the contract words it: one that was silent for too long has failed. */
export function commandRecord(vin: string, entry: ReeferCommandEntry, now: Date): ReeferCommandRecord {
  const status = commandStatusAt(entry, now);
  const completed = entry.completed ?? (status === 'inProgress' ? null : commandExpiresAt(entry.created));
  return {
    id: entry.commandId,
    vin,
    kind: entry.kind,
    zone: entry.zone,
    setPointC: entry.setPointC,
    status,
    message: status === 'failed' ? (entry.message ?? REEFER_TEXTS.failed) : null,
    created: entry.created.toISOString(),
    commandCompleted: completed?.toISOString() ?? null,
    sentBy: entry.sentBy,
  };
}

/** Counts of the last day; null is 'No Recent Commands'. */
export function summaryOf(entries: readonly ReeferCommandEntry[], now: Date): ReeferCommandSummary | null {
  return commandSummary(entries, now) ?? null;
}
