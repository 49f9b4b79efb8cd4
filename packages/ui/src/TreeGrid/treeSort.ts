import type { GridCell, GridSort, GridValue } from '../DataGrid/gridTypes';
import { TreeIndex } from '../Tree/treeIndex';
import { NONE, type TreeNode } from '../Tree/treeTypes';

const texts = new Intl.Collator('en', { numeric: true });

/** The tree with each node's children sorted under it; equal ones, and those of no value at the end, stay as given. */
export function sortTree<Node extends TreeNode>(
  { nodes, parent, end }: TreeIndex<Node>,
  readValue: (node: Node) => GridValue,
  ascending: boolean,
): TreeIndex<Node> {
  const values = nodes.map(readValue);
  const order = (a: number, b: number) => compare(values[a], values[b], ascending) || a - b;
  const sorted: Node[] = [];
  const parents = new Int32Array(nodes.length);
  const moved = new Int32Array(nodes.length);
  // last in, first out: so the first child is put on it last
  const waiting: number[] = [];
  const add = (above: number) => {
    const children: number[] = [];
    const to = above < 0 ? nodes.length : (end[above] as number);
    for (let k = above + 1; k < to; k = end[k] as number) children.push(k);
    for (const child of children.sort(order).reverse()) waiting.push(child);
  };
  add(NONE);
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
    const above = parent[i] as number;
    moved[i] = sorted.length;
    parents[sorted.length] = above < 0 ? NONE : (moved[above] as number);
    sorted.push(nodes[i] as Node);
    add(i);
  }
  return new TreeIndex(sorted, parents);
}

function compare(a: GridValue, b: GridValue, ascending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const by = typeof a === 'string' && typeof b === 'string' ? texts.compare(a, b) : Number(a > b) - Number(a < b);
  return ascending ? by : -by;
}

/** What a cell is sorted by when its column does not say: its text, if it has one. */
export const cellValue = ({ lead = '', text, state }: GridCell): GridValue =>
  state === 'missing' || state === 'absent' ? undefined : `${lead}${text}`;

/** What a press on a header asks for: ascending, then descending, then the order as given. */
export function nextSort(sort: GridSort | null, columnId: string): GridSort | null {
  if (sort?.columnId !== columnId) return { columnId, ascending: true };
  return sort.ascending ? { columnId, ascending: false } : null;
}
