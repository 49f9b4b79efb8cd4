import { useWidgetHost } from '@gladhand/domain/react';
import { ConfirmDialog } from '@gladhand/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface UnsavedChanges {
  /** Does it at once, or after the question while there are changes. */
  leave: (go: () => void) => void;
  /** The question; belongs into the form's dialog. */
  question: ReactNode;
}

/** Asks before the changes of a form are lost: by `leave`, and by the host when somebody leaves the page. */
export function useUnsavedChanges(changed: boolean): UnsavedChanges {
  const { guardLeaving } = useWidgetHost();
  const [waiting, setWaiting] = useState<() => void>();
  const ask = (go: () => void) => setWaiting(() => go);

  // leaving the page is the host's business
  useEffect(() => (changed ? guardLeaving((go) => setWaiting(() => go)) : undefined), [changed, guardLeaving]);

  return {
    leave: (go) => (changed ? ask(go) : go()),
    question: (
      <ConfirmDialog
        open={waiting !== undefined}
        onOpenChange={(open) => !open && setWaiting(undefined)}
        title="Discard changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        destructive
        onConfirm={() => {
          setWaiting(undefined);
          waiting?.();
        }}
      >
        Your changes have not been saved.
      </ConfirmDialog>
    ),
  };
}
