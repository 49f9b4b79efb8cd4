import { NO_COMMAND_ACCESS, newRequestId } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { type CommandOrder, REEFER_POLICY, REEFER_TEXTS, type ReeferUnitRow } from '@gladhand/domain/reefers';
import { useCallback, useEffect, useState } from 'react';
import { PROGRESS_REFRESH_MS, sendCommands } from '../commands/reeferQueries';
import { type BatchEntry, isFailed, isRetriedAlike, mergeResults } from './batchEntries';

/** A batch in progress. */
export interface Batch {
  entries: readonly BatchEntry[];
  /** Entries that can be retried. */
  failed: readonly BatchEntry[];
  isSending: boolean;
  begin: (order: CommandOrder, units: readonly ReeferUnitRow[]) => void;
  /** Sends failed commands again: with the same id if there was no response, with a new one if the unit refused. */
  retry: () => void;
}

/** Sends one command to many units and follows its progress. */
export function useBatch(): Batch {
  const [entries, setEntries] = useState<readonly BatchEntry[]>([]);
  const { mutateAsync, isPending } = useApiMutation(sendCommands);

  const send = useCallback(
    async (requested: readonly BatchEntry[]) => {
      for (let start = 0; start < requested.length; start += REEFER_POLICY.maxBatch) {
        const part = requested.slice(start, start + REEFER_POLICY.maxBatch);
        try {
          const results = await mutateAsync(
            part.map(({ id, vin, order: { kind, zone, setPointC } }) => ({ id, vin, kind, zone, setPointC })),
          );
          setEntries((before) => mergeResults(before, results));
        } catch (error) {
          const { code, message = REEFER_TEXTS.failed } = error as { code?: string; message?: string };
          const ids = new Set(part.map(({ id }) => id));
          const text = code === 'FORBIDDEN' ? NO_COMMAND_ACCESS : message;
          setEntries((before) =>
            before.map((entry) =>
              ids.has(entry.id) && entry.status === 'sending'
                ? { ...entry, status: 'unanswered', message: text }
                : entry,
            ),
          );
        }
      }
    },
    [mutateAsync],
  );

  // A request with known ids sends nothing new; it returns the status of each command.
  useEffect(() => {
    const waiting = entries.filter(({ status }) => status === 'inProgress');
    if (waiting.length === 0 || isPending) return;
    const timer = setTimeout(() => void send(waiting), PROGRESS_REFRESH_MS);
    return () => clearTimeout(timer);
  }, [entries, isPending, send]);

  const failed = entries.filter(isFailed);
  return {
    entries,
    failed,
    isSending: entries.some(({ status }) => status === 'sending'),
    begin(order, units) {
      const waiting = units.map(
        ({ vin, unitId }): BatchEntry => ({ id: newRequestId(), vin, unitId, order, status: 'sending', message: null }),
      );
      setEntries(waiting);
      void send(waiting);
    },
    retry() {
      const again = failed.map(
        (entry): BatchEntry => ({
          ...entry,
          id: isRetriedAlike(entry) ? entry.id : newRequestId(),
          status: 'sending',
          message: null,
        }),
      );
      const byVin = new Map(again.map((entry) => [entry.vin, entry]));
      setEntries(entries.map((entry) => byVin.get(entry.vin) ?? entry));
      void send(again);
    },
  };
}
