import { useWidgetHost } from '@gladhand/domain/react';
import { ConfirmDialog, useMessages } from '@gladhand/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { UNSAVED_MESSAGES } from './messages';

interface UnsavedChanges {
  /** Leaves at once, or after a confirmation if there are changes. */
  leave: (go: () => void) => void;
  /** The confirmation, which must be rendered in the dialog of the form. */
  question: ReactNode;
}

/** Confirms before the changes of a form are lost, by `leave` and when the host leaves the page. */
export function useUnsavedChanges(changed: boolean): UnsavedChanges {
  const messages = useMessages(UNSAVED_MESSAGES);

  const { guardLeaving } = useWidgetHost();
  const [waiting, setWaiting] = useState<() => void>();
  const ask = (go: () => void) => setWaiting(() => go);

  // The host controls the navigation.
  useEffect(() => (changed ? guardLeaving((go) => setWaiting(() => go)) : undefined), [changed, guardLeaving]);

  return {
    leave: (go) => (changed ? ask(go) : go()),
    question: (
      <ConfirmDialog
        open={waiting !== undefined}
        onOpenChange={(open) => !open && setWaiting(undefined)}
        title={messages.title}
        confirmLabel={messages.discard}
        cancelLabel={messages.keep}
        destructive
        onConfirm={() => {
          setWaiting(undefined);
          waiting?.();
        }}
      >
        {messages.text}
      </ConfirmDialog>
    ),
  };
}
