import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { focusedElement } from '../internal/focusedElement';
import { lazyPart } from '../lazyPart/lazyPart';
import type { TreeActionsHandle } from './TreeActions';
import type { TreeCore } from './TreeCore';
import type { TreeRow } from './treeRow';
import type { TreeNode } from './treeTypes';

const TreeActions = lazyPart(() => import('./TreeActions').then((module) => module.TreeActions));

interface RowActionsOptions<Node extends TreeNode, Row extends TreeRow> {
  core: RefObject<TreeCore<Node, Row> | undefined>;
  body: RefObject<HTMLElement | null>;
  rowHeightPx: number;
  actions: ((node: Node) => ReactNode) | undefined;
  label: (nodeLabel: string) => string;
}

/** The single menu button of a tree's rows: its row, its menu and its rendering. */
export function useRowActions<Node extends TreeNode, Row extends TreeRow>(options: RowActionsOptions<Node, Row>) {
  const { core, body, rowHeightPx, actions, label } = options;
  const button = useRef<TreeActionsHandle<TreeNode>>(null);
  const pointedAt = useRef<EventTarget>(undefined);

  function placeOf(i: number) {
    const view = core.current?.view;
    const row = view ? view.rowOf(i) : -1;
    const node = view?.index.nodes[i];
    // Some nodes have no actions.
    if (!node || actions?.(node as Node) == null) return undefined;
    return row < 0 ? undefined : { node, topPx: row * rowHeightPx };
  }

  /** Moves the button to the row of `target`; without one, to the row with the focus, or hides it. */
  function show(target: EventTarget | undefined) {
    pointedAt.current = target;
    if (!actions || !core.current) return;
    const focused = body.current?.contains(focusedElement()) ? core.current.list.active : -1;
    button.current?.show(placeOf(target ? core.current.nodeAt(target) : focused));
  }

  /** Opens the menu of a node. Returns whether it has one. */
  function open(i: number): boolean {
    const row = actions && placeOf(i);
    if (row && core.current) {
      core.current.list.goTo(core.current.view.rowOf(i));
      button.current?.open(row);
    }
    return row !== undefined;
  }

  const part = actions && (
    <Suspense>
      <TreeActions
        ref={(handle: TreeActionsHandle<TreeNode> | null) => {
          button.current = handle;
          // The button's code may load after the pointer has entered.
          if (handle) show(pointedAt.current);
        }}
        actions={actions as (node: TreeNode) => ReactNode}
        label={label}
        onClosed={() => core.current?.focus()}
      />
    </Suspense>
  );
  return { show, open, part };
}

/** The menu key, and Shift+F10 for keyboards without one. */
export const asksForMenu = ({ key, shiftKey }: React.KeyboardEvent) =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);
