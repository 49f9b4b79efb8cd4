import type { ComponentProps, Ref } from 'react';
import { isRtl } from '../internal/direction';
import { useMessages } from '../locale/LocaleProvider';
import { SearchField } from '../SearchField/SearchField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { TREE_MESSAGES } from './messages';
import { TreeOverlays } from './TreeOverlays';
import type { TreeBaseProps, TreeHandle } from './treeProps';
import { createRow, type TreeRow, writeRow } from './treeRow';
import * as S from './treeStyles';
import type { TreeNode } from './treeTypes';
import { asksForMenu, useRowActions } from './useRowActions';
import { hasBoxes, useTreeCore } from './useTreeCore';

export interface TreeProps<Node extends TreeNode = TreeNode>
  extends TreeBaseProps<Node>,
    Omit<ComponentProps<'div'>, keyof TreeBaseProps | 'ref' | 'role'> {
  /** Shows a search field above the rows. @default false */
  searchable?: boolean | undefined;
  /** Lets a host open, reveal and search nodes. */
  ref?: Ref<TreeHandle> | undefined;
}

const ROW_HEIGHT_PX = { compact: 28, comfortable: 40 } as const;

/**
 * A tree for a very large number of nodes, with checkboxes, with a single selection, or for browsing only. Renders a
 * `role="tree"` element that follows the tree pattern of the ARIA Authoring Practices Guide and fills the available
 * height. During a search, a parent's checkbox changes only the listed nodes, and becomes mixed if others are below it.
 * For values in columns, use `DataGrid`; for a short list of links, use `SideNav`.
 */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const messages = useMessages(TREE_MESSAGES);

  const { label, nodes, density = 'compact', busy = false, actions, searchable = false, ref, ...more } = props;
  const { checked, defaultChecked, onCheckedChange, selectedId, onSelect, onActivate, defaultExpanded, ...others } =
    more;
  const { onExpandedChange, loadChildren, searchText, disabled, formatCount, texts: given, children, ...rest } = others;
  const texts = { ...messages, ...given };
  const rowHeightPx = ROW_HEIGHT_PX[density];
  const boxes = hasBoxes(props);
  const { core, viewport, body, status, index, nothing } = useTreeCore<Node, TreeRow>(
    props,
    ref,
    { rowHeightPx, adoptRows: S.adoptTreeRows },
    (model) => ({
      create: () => createRow(),
      write: (row, i) => writeRow(row, i, model()),
      focusable: (row) => row.el,
    }),
  );
  const menu = useRowActions({ core, body, rowHeightPx, actions, label: texts.actions });

  return (
    <S.Root {...rest} style={{ '--gh-tree-row': `${rowHeightPx}px`, ...rest.style } as React.CSSProperties}>
      {searchable && (
        <SearchField
          aria-label={texts.search}
          placeholder={texts.search}
          delayMs={0}
          onSearch={(text) => core.current?.search(text)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            core.current?.focus();
          }}
        />
      )}
      <VisuallyHidden ref={status} role="status" />
      <S.Viewport ref={viewport} onMouseLeave={() => menu.show(undefined)}>
        <S.Rows
          ref={body}
          className="gh-tree"
          role="tree"
          aria-label={label}
          aria-multiselectable={boxes || undefined}
          aria-busy={busy || undefined}
          aria-disabled={disabled || undefined}
          data-boxes={boxes || undefined}
          data-actions={actions ? '' : undefined}
          onClick={onClick}
          onDoubleClick={(event) => core.current?.activate(core.current.nodeAt(event.target))}
          onMouseOver={(event) => menu.show(event.target)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onContextMenu={(event) => {
            if (menu.open(core.current?.nodeAt(event.target) ?? -1)) event.preventDefault();
          }}
        />
        {menu.part}
        <TreeOverlays waiting={busy && index.nodes.length === 0} nothing={nothing} texts={texts}>
          {children}
        </TreeOverlays>
      </S.Viewport>
    </S.Root>
  );

  function onFocus(event: React.FocusEvent) {
    const tree = core.current;
    const i = tree?.nodeAt(event.target) ?? -1;
    if (!tree || i < 0) return;
    if (i !== tree.list.active) {
      tree.list.active = i;
      tree.paint();
    }
    menu.show(event.target);
  }

  function onClick(event: React.MouseEvent) {
    const tree = core.current;
    const i = tree?.nodeAt(event.target) ?? -1;
    if (!tree || i < 0) return;
    const onTwist = (event.target as Element).closest('.gh-twist');
    if (onTwist && tree.view.isBranch(i)) tree.setOpen(i, !tree.view.isOpen(i));
    else tree.choose(i);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const tree = core.current;
    if (!tree || event.altKey || event.ctrlKey || event.metaKey) return;
    const i = tree.list.active;
    if (asksForMenu(event)) {
      if (menu.open(i)) event.preventDefault();
      return;
    }
    const space = event.key === ' ' && !tree.typed.isTyping(event.timeStamp);
    if (event.key === 'Enter' || space) {
      event.preventDefault();
      tree.typed.end();
      if (space || !tree.activate(i)) tree.choose(i);
    } else if (tree.press(event.key, isRtl(body.current))) {
      tree.typed.end();
      event.preventDefault();
    } else if (event.key.length === 1) {
      event.preventDefault();
      tree.typeAhead(event.key, event.timeStamp);
    }
  }
}
