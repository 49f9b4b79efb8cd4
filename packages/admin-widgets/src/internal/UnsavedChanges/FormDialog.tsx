import { Dialog, type DialogContentProps } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { useUnsavedChanges } from './useUnsavedChanges';

interface FormDialogProps extends Pick<DialogContentProps, 'width'> {
  /** Whether the form has changes that are not saved. */
  changed: boolean;
  /** Whether the form is being saved. The dialog then stays open. */
  working: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with a form. Escape, the close button and a click outside confirm before changes are lost. Cancel does not.
 */
export function FormDialog({ changed, working, onClose, width = 'medium', children }: FormDialogProps) {
  const { leave, question } = useUnsavedChanges(changed);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !working && leave(onClose)}>
      <Dialog.Content width={width}>
        {children}
        {question}
      </Dialog.Content>
    </Dialog.Root>
  );
}
