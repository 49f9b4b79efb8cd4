import { commandExpiresAt, commandStatusAt, commandSummary, REEFER_TEXTS } from '@gladhand/domain/reefers';
import type { ReeferCommandRecord, ReeferCommandSummary } from '../../graphql/generated/resolvers';
import type { ReeferCommandEntry } from './repository';

/** Converts a stored command to its contract type. A command without a response counts as failed after the timeout. */
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

/** Command counts of the last day; null means 'No Recent Commands'. */
export function summaryOf(entries: readonly ReeferCommandEntry[], now: Date): ReeferCommandSummary | null {
  return commandSummary(entries, now) ?? null;
}
