import { Dialog, type DialogContentProps } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { useUnsavedChanges } from './useUnsavedChanges';

interface FormDialogProps extends Pick<DialogContentProps, 'width'> {
  /** Something was typed or chosen that is not saved. */
  changed: boolean;
  /** It is being saved: the dialog stays. */
  working: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form. Escape, the closing button and a press beside it ask before changes are lost; Cancel does not. */
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
