import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../locale/LocaleProvider';
import { TREE_MESSAGES } from './messages';
import { TreeCore } from './TreeCore';
import type { TreeFace } from './TreeList';
import { indexTree, TreeIndex } from './treeIndex';
import type { TreeBaseProps, TreeHandle } from './treeProps';
import type { TreeModel, TreeRow } from './treeRow';
import type { TreeNode } from './treeTypes';

/** Row height and CSS of a tree. */
interface Look {
  rowHeightPx: number;
  adoptRows: (body: Element) => void;
}

/** Connects a core to a component: creates it with the viewport and updates it after each render. */
export function useTreeCore<Node extends TreeNode, Row extends TreeRow>(
  given: TreeBaseProps<Node>,
  ref: Ref<TreeHandle> | undefined,
  { rowHeightPx, adoptRows }: Look,
  makeFace: (model: () => TreeModel) => TreeFace<Row>,
) {
  const messages = useMessages(TREE_MESSAGES);
  const props = { ...given, texts: { ...messages, ...given.texts } };
  const { nodes } = props;
  const index = useMemo(() => (nodes instanceof TreeIndex ? nodes : indexTree(nodes)), [nodes]);
  const viewport = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const core = useRef<TreeCore<Node, Row>>(undefined);
  // React only needs to know about a search without matches.
  const [nothing, setNothing] = useState(false);

  // The core owns the nodes of the rows during the lifetime of the viewport.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later props reach it by update
  useLayoutEffect(() => {
    if (!viewport.current || !body.current || !status.current) return;
    adoptRows(body.current);
    const parts = { viewport: viewport.current, body: body.current, status: status.current, onNothing: setNothing };
    const made: TreeCore<Node, Row> = new TreeCore(
      parts,
      props,
      index,
      makeFace(() => made.model),
    );
    core.current = made;
    return () => {
      made.destroy();
      core.current = undefined;
    };
  }, []);

  // Each render that affects rows repaints the visible ones once.
  useLayoutEffect(() => core.current?.update(props, index, rowHeightPx));

  useImperativeHandle(ref, () => core.current as TreeHandle, []);

  return { core, viewport, body, status, index, nothing };
}

/** Whether rows have checkboxes. */
export const hasBoxes = <Node extends TreeNode>(props: TreeBaseProps<Node>): boolean =>
  props.checked !== undefined || props.defaultChecked !== undefined || props.onCheckedChange !== undefined;
