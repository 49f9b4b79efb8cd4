import type { TreeNode } from '@gladhand/ui/grid';

const CITIES = ['Joplin', 'Amarillo', 'Laredo', 'Toledo', 'Macon', 'Fargo', 'Lima', 'Omaha', 'Salem', 'Reno', 'Provo'];

/** Children of each node, level by level: 10,021 and some 100,000 nodes. */
const SHAPES: Readonly<Record<string, readonly number[]>> = { '10021': [20, 20, 24], '100000': [40, 50, 49] };

/** A tree of groups whose labels are all different. */
export function makeRoots(size: string): TreeNode[] {
  const shape = SHAPES[size];
  if (!shape) throw new Error(`[bench] There is no tree of ${size} nodes.`);
  let n = 0;
  const make = (level: number): TreeNode => {
    const label = `${CITIES[(n * 7) % CITIES.length]} group ${String(n).padStart(6, '0')}`;
    const id = `g${n++}`;
    const count = shape[level];
    return count === undefined
      ? { id, label }
      : { id, label, children: Array.from({ length: count }, () => make(level + 1)) };
  };
  return [make(0)];
}

/** Nodes in the order in which they are listed when all is open. */
export function flatten(nodes: readonly TreeNode[], into: TreeNode[] = []): TreeNode[] {
  for (const node of nodes) {
    into.push(node);
    if (node.children) flatten(node.children, into);
  }
  return into;
}
