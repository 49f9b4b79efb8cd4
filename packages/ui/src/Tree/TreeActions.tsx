import { EllipsisIcon } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../icons/Icon';
import { Menu } from '../Menu/Menu';
import { ActionPlace } from './treeStyles';
import type { TreeNode } from './treeTypes';

/** A row that the pointer or the focus is on. */
export interface ActionRow<Node> {
  node: Node;
  topPx: number;
}

export interface TreeActionsHandle<Node> {
  /** Puts the button on a row; undefined takes it away. An open menu stays where it is. */
  show: (row: ActionRow<Node> | undefined) => void;
  /** Opens the menu of a row. */
  open: (row: ActionRow<Node>) => void;
}

interface TreeActionsProps<Node> {
  ref: Ref<TreeActionsHandle<Node>>;
  actions: (node: Node) => ReactNode;
  label: (nodeLabel: string) => string;
  /** The focus goes back to the row that the menu belongs to. */
  onClosed: () => void;
}

/** One menu button for all rows: it moves to the row that is pointed at or has the focus. */
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
