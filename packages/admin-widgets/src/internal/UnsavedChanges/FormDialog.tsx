import { Dialog, type DialogContentProps } from '@gladhand/ui';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { FrameContext } from './DialogFrame';
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
 * Inside a `DialogFrame`, it uses the dialog that is already open.
 */
export function FormDialog({ changed, working, onClose, width = 'medium', children }: FormDialogProps) {
  const { leave, question } = useUnsavedChanges(changed);
  const frame = useContext(FrameContext);
  const tryToLeave = (close: () => void) => {
    if (!working) leave(close);
  };

  // The frame handles Escape and clicks outside, and needs to know whether changes would be lost.
  useLayoutEffect(() => {
    if (frame) frame.leave.current = tryToLeave;
  });
  useLayoutEffect(() => {
    if (!frame) return;
    frame.setHasForm(true);
    return () => {
      frame.leave.current = undefined;
      frame.setHasForm(false);
    };
  }, [frame]);

  const content = (
    <>
      {children}
      {question}
    </>
  );
  if (frame) return content;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && tryToLeave(onClose)}>
      <Dialog.Content width={width}>{content}</Dialog.Content>
    </Dialog.Root>
  );
}
