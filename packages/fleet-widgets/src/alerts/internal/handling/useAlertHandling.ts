import type { Alert } from '@gladhand/domain/alerts';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { useEffect, useState } from 'react';
import { handleAlerts, handled } from '../alertQueries';
import { UNDO_MS } from '../undoMs';
import { type AlertChange, type ChangedAlerts, reversal } from './alertChange';

/** What one request may change. */
const MAX_ALERTS = 500;

/** What was done and can be undone. */
export interface DoneChange {
  action: AlertChange['action'];
  count: number;
  undo: readonly ChangedAlerts[];
}

/** Called after a change, with whether it was undone. */
type AfterChange = (wasUndone: boolean) => void;

/** Handles alerts, and undoes it for 10 seconds. `conflicts` are those that someone else has handled before. */
export function useAlertHandling(customerId: number, onDone: AfterChange = () => undefined) {
  const { now, can } = useWidgetHost();
  const mutation = useApiMutation(handleAlerts);
  const [done, setDone] = useState<DoneChange>();
  const [conflicts, setConflicts] = useState<readonly Alert[]>([]);

  // The offer to undo ends by itself.
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);

  async function send({ change, alerts }: ChangedAlerts): Promise<Alert[] | undefined> {
    const after: Alert[] = [];
    for (let from = 0; from < alerts.length; from += MAX_ALERTS) {
      const part = handled(alerts.slice(from, from + MAX_ALERTS));
      const answer = await mutation.mutateAsync({ customerId, alerts: part, ...change });
      after.push(...answer.alerts);
      setConflicts(answer.conflicts);
    }
    return after;
  }

  /** Resolves to whether it succeeded. A failure is in `error`. */
  async function run(alerts: readonly Alert[], change: AlertChange): Promise<boolean> {
    if (alerts.length === 0 || mutation.isPending) return false;
    setDone(undefined);
    try {
      const after = (await send({ alerts, change })) ?? [];
      const undo = reversal(change, alerts, after, now());
      setDone(undo.length > 0 ? { action: change.action, count: after.length, undo } : undefined);
      onDone(false);
      return true;
    } catch {
      return false;
    }
  }

  async function undo(): Promise<void> {
    if (!done || mutation.isPending) return;
    setDone(undefined);
    try {
      for (const part of done.undo) await send(part);
      onDone(true);
    } catch {
      // The mutation holds the error.
    }
  }

  return {
    canHandle: can('handleAlerts'),
    run,
    undo,
    done,
    dismissDone: () => setDone(undefined),
    conflicts,
    dismissConflicts: () => setConflicts([]),
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}

export type AlertHandling = ReturnType<typeof useAlertHandling>;
