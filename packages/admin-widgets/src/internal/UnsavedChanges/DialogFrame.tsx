import { Dialog, type DialogContentProps } from '@gladhand/ui';
import { createContext, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';

/** How the form inside a frame takes part in closing it. */
export interface Frame {
  /** Closes the dialog, or confirms before. Undefined while there is no form. */
  leave: RefObject<((close: () => void) => void) | undefined>;
  setHasForm: (hasForm: boolean) => void;
}

export const FrameContext = createContext<Frame | undefined>(undefined);

interface DialogFrameProps extends Pick<DialogContentProps, 'width'> {
  onClose: () => void;
  /** The parts of a dialog, or a component with a `FormDialog`. */
  children: ReactNode;
}

/** A dialog that stays open while its content changes, for example from loading to a `FormDialog`. */
export function DialogFrame({ onClose, width = 'medium', children }: DialogFrameProps) {
  const leave = useRef<(close: () => void) => void>(undefined);
  const [hasForm, setHasForm] = useState(false);
  const frame = useMemo(() => ({ leave, setHasForm }), []);
  const close = () => (leave.current ? leave.current(onClose) : onClose());
  return (
    <FrameContext value={frame}>
      <Dialog.Root open onOpenChange={(open) => !open && close()}>
        {/* Only forms have a description. */}
        <Dialog.Content width={width} {...(!hasForm && { 'aria-describedby': undefined })}>
          {children}
        </Dialog.Content>
      </Dialog.Root>
    </FrameContext>
  );
}
