import { type HandleMaintenanceIssuesInput, MAINTENANCE_LIMITS, type ShownIssue } from '@gladhand/domain/maintenance';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { useState } from 'react';
import { handleIssues } from '../internal/maintenanceQueries';

const { handled: MAX_ISSUES } = MAINTENANCE_LIMITS;

/** What is done to issues. */
export type IssueChange = Pick<HandleMaintenanceIssuesInput, 'action' | 'note' | 'until' | 'assignee' | 'pictureIds'>;

/** Handles issues of one customer. `conflicts` counts those that someone else has handled before. */
export function useIssueHandling() {
  const { can } = useWidgetHost();
  const mutation = useApiMutation(handleIssues);
  const [conflicts, setConflicts] = useState(0);
  const [saved, setSaved] = useState(0);

  /** Resolves to whether it succeeded. A failure is in `error`. */
  async function run(issues: readonly ShownIssue[], change: IssueChange): Promise<boolean> {
    const [first] = issues;
    if (!first || mutation.isPending) return false;
    setSaved(0);
    setConflicts(0);
    let [done, lost] = [0, 0];
    try {
      for (let from = 0; from < issues.length; from += MAX_ISSUES) {
        const part = issues.slice(from, from + MAX_ISSUES).map(({ id, version }) => ({ id, version }));
        const answer = await mutation.mutateAsync({ customerId: first.customerId, issues: part, ...change });
        done += answer.issues.length;
        lost += answer.conflicts.length;
      }
    } catch {
      return false;
    } finally {
      setConflicts(lost);
      setSaved(done);
    }
    return true;
  }

  return {
    canHandle: can('handleMaintenanceIssues'),
    run,
    saved,
    conflicts,
    dismiss: () => {
      setConflicts(0);
      setSaved(0);
    },
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}

export type IssueHandling = ReturnType<typeof useIssueHandling>;
