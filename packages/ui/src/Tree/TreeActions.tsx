import { EllipsisIcon } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../icons/Icon';
import { Menu } from '../Menu/Menu';
import { ActionPlace } from './treeStyles';
import type { TreeNode } from './treeTypes';

/** A row with hover or focus. */
export interface ActionRow<Node> {
  node: Node;
  topPx: number;
}

export interface TreeActionsHandle<Node> {
  /** Moves the button to a row; undefined hides it. An open menu stays. */
  show: (row: ActionRow<Node> | undefined) => void;
  /** Opens the menu of a row. */
  open: (row: ActionRow<Node>) => void;
}

interface TreeActionsProps<Node> {
  ref: Ref<TreeActionsHandle<Node>>;
  actions: (node: Node) => ReactNode;
  label: (nodeLabel: string) => string;
  /** Called after the menu has closed: focus returns to its row. */
  onClosed: () => void;
}

/** One menu button for all rows: it moves to the row with hover or focus. */
export function TreeActions<Node extends TreeNode>({ ref, actions, label, onClosed }: TreeActionsProps<Node>) {
  const [row, setRow] = useState<ActionRow<Node>>();
  const [open, setOpen] = useState(false);
  const isOpen = useRef(false);

  function turn(next: boolean) {
    isOpen.current = next;
    setOpen(next);
  }

  useImperativeHandle(ref, () => ({
    show: (next) => {
      if (isOpen.current) return;
      setRow((before) => (before?.node === next?.node && before?.topPx === next?.topPx ? before : next));
    },
    open: (next) => {
      setRow(next);
      turn(true);
    },
  }));

  if (!row) return null;
  return (
    <ActionPlace style={{ transform: `translateY(${row.topPx}px)` }}>
      <Menu.Root open={open} onOpenChange={turn}>
        <Menu.Trigger asChild>
          <IconButton
            kind="quiet"
            size="xsmall"
            label={label(row.node.label)}
            icon={<Icon icon={EllipsisIcon} size={16} />}
          />
        </Menu.Trigger>
        <Menu.Content
          align="end"
          aria-label={label(row.node.label)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          {actions(row.node)}
        </Menu.Content>
      </Menu.Root>
    </ActionPlace>
  );
}
