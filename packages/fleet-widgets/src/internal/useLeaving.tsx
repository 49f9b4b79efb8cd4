import { useWidgetHost } from '@gladhand/domain/react';
import { ConfirmDialog } from '@gladhand/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface Leaving {
  /** Leaves at once, or after a confirmation if there are changes. */
  leave: (go: () => void) => void;
  /** The confirmation, which must be rendered in the dialog. */
  question: ReactNode;
}

interface LeavingTexts {
  title: string;
  text: string;
  /** Name of the button that discards the changes. */
  discard: string;
  keep: string;
}

/** Confirms before changes are lost, also when the host leaves the page. */
export function useLeaving(changed: boolean, texts: LeavingTexts): Leaving {
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
        title={texts.title}
        confirmLabel={texts.discard}
        cancelLabel={texts.keep}
        destructive
        onConfirm={() => {
          setWaiting(undefined);
          waiting?.();
        }}
      >
        {texts.text}
      </ConfirmDialog>
    ),
  };
}
