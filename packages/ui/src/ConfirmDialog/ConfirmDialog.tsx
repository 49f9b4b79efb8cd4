import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

/** What became of what was confirmed. */
export interface ConfirmResult {
  /** All of it, some of it, or none of it was done. */
  tone: 'good' | 'caution' | 'critical';
  /** What became of it: '3 users were deleted'. */
  title: ReactNode;
  /** More about it. */
  children?: ReactNode;
  /** Says that it was read. @default 'OK' */
  closeLabel?: string;
}

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
  /** What became of it, in the place of the question. @default the question */
  result?: ConfirmResult | undefined;
  /** The action was confirmed. When it is done, close the dialog or hand it a `result`. */
  onConfirm: () => void;
}

/**
 * Asks before something that is hard to undo, stays while it is done, and can say what became of it. The first focus is
 * on the safe answer.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, working, result } = props;
  const first = useRef<HTMLButtonElement>(null);
  // the button that was pressed is gone with the question
  useEffect(() => {
    if (result) first.current?.focus();
  }, [result]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !working && onOpenChange(next)}>
      <Dialog.Content
        width="small"
        role="alertdialog"
        dismissible={!working}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          first.current?.focus();
        }}
      >
        <Dialog.Header closeLabel={null}>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description asChild>
            <div>
              {result ? (
                <Banner tone={result.tone} title={result.title} style={{ overflowWrap: 'anywhere' }}>
                  {result.children}
                </Banner>
              ) : (
                children
              )}
            </div>
          </Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          {result ? (
            <Button ref={first} kind="primary" onClick={() => onOpenChange(false)}>
              {result.closeLabel ?? 'OK'}
            </Button>
          ) : (
            <>
              <Button ref={first} disabled={working} onClick={() => onOpenChange(false)}>
                {props.cancelLabel ?? 'Cancel'}
              </Button>
              <Button kind={props.destructive ? 'danger' : 'primary'} working={working} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
