import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { TreeCore } from './TreeCore';
import type { TreeFace } from './TreeList';
import { indexTree, TreeIndex } from './treeIndex';
import type { TreeBaseProps, TreeHandle } from './treeProps';
import type { TreeModel, TreeRow } from './treeRow';
import type { TreeNode } from './treeTypes';

/** Heights of a tree's rows, and of what covers the top of its viewport; and the CSS of its rows. */
interface Look {
  rowHeightPx: number;
  headHeightPx: number;
  adoptRows: (body: Element) => void;
}

/** The nodes in the order in which they are shown. */
export type Arrange<Node extends TreeNode> = (index: TreeIndex<Node>) => TreeIndex<Node>;

const asGiven = <Node extends TreeNode>(index: TreeIndex<Node>) => index;

/** Puts a core behind a component: makes it with the viewport, and tells it of each render. */
export function useTreeCore<Node extends TreeNode, Row extends TreeRow>(
  props: TreeBaseProps<Node>,
  ref: Ref<TreeHandle> | undefined,
  { rowHeightPx, headHeightPx, adoptRows }: Look,
  makeFace: (model: () => TreeModel) => TreeFace<Row>,
  arrange: Arrange<Node> = asGiven,
) {
  const { nodes } = props;
  const index = useMemo(() => (nodes instanceof TreeIndex ? nodes : indexTree(nodes)), [nodes]);
  const viewport = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const core = useRef<TreeCore<Node, Row>>(undefined);
  // a search that finds nothing is the one that React hears of
  const [nothing, setNothing] = useState(false);

  // the rows' nodes are written by the core for as long as the viewport lives
  // biome-ignore lint/correctness/useExhaustiveDependencies: later props reach it by update
  useLayoutEffect(() => {
    if (!viewport.current || !body.current || !status.current) return;
    adoptRows(body.current);
    const parts = { viewport: viewport.current, body: body.current, status: status.current, onNothing: setNothing };
    const made: TreeCore<Node, Row> = new TreeCore(
      parts,
      props,
      index,
      arrange,
      makeFace(() => made.model),
    );
    made.list.window.headHeightPx = headHeightPx;
    core.current = made;
    return () => {
      made.destroy();
      core.current = undefined;
    };
  }, []);

  // every render that changes what rows show is one repaint of the rows in view
  useLayoutEffect(() => core.current?.update(props, index, arrange, rowHeightPx));

  useImperativeHandle(ref, () => core.current as TreeHandle, []);

  return { core, viewport, body, status, index, nothing };
}

/** Whether each row has a box. */
export const hasBoxes = <Node extends TreeNode>(props: TreeBaseProps<Node>): boolean =>
  props.checked !== undefined || props.defaultChecked !== undefined || props.onCheckedChange !== undefined;
