import { useWidgetHost } from '@gladhand/domain/react';
import { ConfirmDialog, useMessages } from '@gladhand/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { GEOFENCE_EDITOR_MESSAGES } from './messages';

interface Leaving {
  /** Leaves at once, or after a confirmation if there are changes. */
  leave: (go: () => void) => void;
  /** The confirmation, which must be rendered in the dialog. */
  question: ReactNode;
}

/** Confirms before a changed draft is lost, also when the host leaves the page. */
export function useLeaving(changed: boolean): Leaving {
  const messages = useMessages(GEOFENCE_EDITOR_MESSAGES);

  const { guardLeaving } = useWidgetHost();
  const [waiting, setWaiting] = useState<() => void>();
  // The host controls the navigation.
  useEffect(() => (changed ? guardLeaving((go) => setWaiting(() => go)) : undefined), [changed, guardLeaving]);
  return {
    leave: (go) => (changed ? setWaiting(() => go) : go()),
    question: (
      <ConfirmDialog
        open={waiting !== undefined}
        onOpenChange={(open) => !open && setWaiting(undefined)}
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        destructive
        onConfirm={() => {
          setWaiting(undefined);
          waiting?.();
        }}
      >
        {messages.discardText}
      </ConfirmDialog>
    ),
  };
}
