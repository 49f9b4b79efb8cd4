import { ArrowDownIcon, ArrowUpIcon, GripVerticalIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { focusRing, plainButton } from '../internal/styles';
import type { SortableListTexts } from './messages';
import { type DropEdge, useRowDrag } from './useRowDrag';

interface SortableRowProps {
  id: string;
  label: string;
  list: symbol;
  disabled: boolean;
  /** Picked up by keyboard. */
  held: boolean;
  texts: SortableListTexts;
  /** Whether it can move up or down. */
  up: boolean;
  down: boolean;
  onMove: (by: 1 | -1) => void;
  onDrop: (draggedId: string, targetId: string, edge: DropEdge) => void;
  onGripKey: (event: KeyboardEvent) => void;
  onGripBlur: () => void;
  children: ReactNode;
}

/** Handle, content, and the two buttons that replace dragging. */
export function SortableRow(props: SortableRowProps) {
  const { id, label, list, disabled, held, texts, up, down, onMove, onDrop, onGripKey, onGripBlur, children } = props;
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const dropHere = useCallback((draggedId: string, edge: DropEdge) => onDrop(draggedId, id, edge), [onDrop, id]);
  const { dragging, edge } = useRowDrag({ row, grip, list, id, disabled, onDrop: dropHere });
  return (
    <Row
      ref={row}
      data-row={id}
      data-disabled={disabled || undefined}
      data-dragging={dragging || undefined}
      data-held={held || undefined}
      data-edge={edge}
    >
      <Part
        ref={grip}
        type="button"
        data-part="grip"
        aria-label={texts.grip(label)}
        aria-pressed={held}
        disabled={disabled}
        onKeyDown={onGripKey}
        onBlur={onGripBlur}
      >
        <Icon icon={GripVerticalIcon} size={16} />
      </Part>
      <Content>{children}</Content>
      <Part
        type="button"
        data-part="up"
        aria-label={texts.moveUp(label)}
        disabled={disabled || !up}
        onClick={() => onMove(-1)}
      >
        <Icon icon={ArrowUpIcon} size={15} />
      </Part>
      <Part
        type="button"
        data-part="down"
        aria-label={texts.moveDown(label)}
        disabled={disabled || !down}
        onClick={() => onMove(1)}
      >
        <Icon icon={ArrowDownIcon} size={15} />
      </Part>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 2px;
  min-block-size: var(--gh-row-height);
  padding: 2px 4px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  background: var(--gh-color-surface-panel);

  &:hover {
    background: var(--gh-color-surface-hover);
  }
  /* It can't be moved, but its content is as valid as that of the other rows. */
  &[data-disabled] {
    color: var(--gh-color-text-muted);
  }
  &[data-held] {
    z-index: 1;
    border-radius: var(--gh-radius-sm);
    background: var(--gh-color-surface-selected);
    box-shadow: var(--gh-shadow-2);
  }
  &[data-dragging] {
    opacity: 0.45;
  }
  /* Where a dropped row will go: a line with a ring at its start. */
  &[data-edge]::before,
  &[data-edge]::after {
    content: '';
    position: absolute;
    z-index: 2;
    pointer-events: none;
  }
  &[data-edge]::before {
    inset-inline: 8px 0;
    block-size: 2px;
    background: var(--gh-color-border-focus);
  }
  &[data-edge]::after {
    inset-inline-start: 0;
    inline-size: 8px;
    block-size: 8px;
    border: 2px solid var(--gh-color-border-focus);
    border-radius: var(--gh-radius-full);
  }
  &[data-edge='before']::before {
    inset-block-start: -1px;
  }
  &[data-edge='before']::after {
    inset-block-start: -4px;
  }
  &[data-edge='after']::before {
    inset-block-end: -2px;
  }
  &[data-edge='after']::after {
    inset-block-end: -5px;
  }
  @media (forced-colors: active) {
    &[data-edge]::before {
      background: Highlight;
    }
    &[data-held] {
      outline: 2px solid Highlight;
    }
  }
`;

const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-inline: 4px;
  overflow-wrap: anywhere;
`;

const Part = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 26px;
  block-size: 26px;
  border-radius: var(--gh-radius-sm);
  color: var(--gh-color-text-subtle);

  &[data-part='grip'] {
    cursor: grab;
  }
  &:hover {
    background: var(--gh-color-surface-active);
    color: var(--gh-color-text-neutral);
  }
  &:disabled {
    background: none;
    color: var(--gh-color-text-disabled);
    cursor: default;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -1px;
  }
`;
