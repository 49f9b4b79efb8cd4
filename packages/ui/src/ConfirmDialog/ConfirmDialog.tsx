import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  /** It is asked. */
  open: boolean;
  /** It was answered or left: false. */
  onOpenChange: (open: boolean) => void;
  /** The question: 'Delete 3 users?' */
  title: ReactNode;
  /** What will happen, and to what. */
  children: ReactNode;
  /** The verb of the question: 'Delete'. */
  confirmLabel: string;
  /** The safe answer. @default 'Cancel' */
  cancelLabel?: string;
  /** Cannot be undone: the answer is red. @default false */
  destructive?: boolean;
  /** The action is under way: the dialog stays until it is done. @default false */
  working?: boolean;
  /** The action was confirmed. When it is done, close the dialog. */
  onConfirm: () => void;
}

/** Asks before something that is hard to undo, and stays while it is done. The first focus is on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, working } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !working && onOpenChange(next)}>
      <Dialog.Content
        width="small"
        role="alertdialog"
        dismissible={!working}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          safe.current?.focus();
        }}
      >
        <Dialog.Header closeLabel={null}>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description asChild>
            <div>{children}</div>
          </Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Button ref={safe} disabled={working} onClick={() => onOpenChange(false)}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button kind={props.destructive ? 'danger' : 'primary'} working={working} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
