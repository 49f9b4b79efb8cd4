import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { useMessages } from '../locale/LocaleProvider';
import { CONFIRM_MESSAGES } from './messages';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false when the dialog closes. */
  onOpenChange: (open: boolean) => void;
  /** The question: 'Delete 3 users?' */
  title: ReactNode;
  /** Consequences of the action. */
  children: ReactNode;
  /** Verb of the question: 'Delete'. */
  confirmLabel: string;
  /** Label of the safe choice. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** The action can't be undone: its button is red. @default false */
  destructive?: boolean | undefined;
  /** The action is in progress: the dialog stays open. @default false */
  working?: boolean | undefined;
  /** Called on confirmation. Close the dialog when the action is done. */
  onConfirm: () => void;
}

/** Confirms an action that is hard to undo, and stays open while it runs. The safe choice has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const messages = useMessages(CONFIRM_MESSAGES);

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
            {props.cancelLabel ?? messages.cancel}
          </Button>
          <Button kind={props.destructive ? 'danger' : 'primary'} working={working} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
