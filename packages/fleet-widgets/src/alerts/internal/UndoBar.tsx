import { Button, Icon, IconButton, XIcon } from '@gladhand/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { UNDO_MS } from './undoMs';

interface UndoBarProps {
  /** What happened, as a sentence. */
  children: string;
  undoLabel: string;
  closeLabel: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what happened and offers to undo it for 10 seconds. It waits while it has the focus or the pointer. */
export function UndoBar({ children, undoLabel, closeLabel, onUndo, onClose }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  // A timer that starts over while someone is about to use the bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message starts over
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => (bar.current?.matches(':hover, :focus-within') ? wait() : close.current()), UNDO_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [children]);

  return (
    <Bar ref={bar}>
      <span role="status">{children}</span>
      <Button size="xsmall" onClick={onUndo}>
        {undoLabel}
      </Button>
      <IconButton kind="quiet" size="xsmall" label={closeLabel} icon={<Icon icon={XIcon} />} onClick={onClose} />
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-end: 16px;
  inset-inline: 16px;
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: fit-content;
  max-inline-size: calc(100% - 32px);
  margin-inline: auto;
  padding: 6px 8px 6px 14px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised, var(--gh-color-surface-panel));
  box-shadow: var(--gh-shadow-2);
  font: var(--gh-text-13);

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
