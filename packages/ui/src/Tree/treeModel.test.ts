import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexFlat, indexTree, insertChildren } from './treeIndex';
import { TreeSelection } from './treeSelection';
import type { TreeNode } from './treeTypes';
import { TreeView } from './treeView';

interface Made {
  label: string;
  disabled: boolean;
  children: readonly Made[];
}

const { forest } = fc.letrec<{ forest: readonly Made[]; node: Made }>((tie) => ({
  forest: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'tree' }),
  node: fc.record({
    label: fc.string({ unit: fc.constantFrom('a', 'b', 'C'), maxLength: 4 }),
    disabled: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    children: fc.oneof({ depthIdentifier: 'tree', maxDepth: 4 }, fc.constant<readonly Made[]>([]), tie('forest')),
  }),
}));

function withIds(made: readonly Made[], prefix = 'n'): TreeNode[] {
  return made.map(({ children, ...rest }, k) => {
    const id = `${prefix}.${k}`;
    return { ...rest, id, children: withIds(children, id) };
  });
}

const trees = forest.map((made) => withIds(made));
const leavesOf = (node: TreeNode): TreeNode[] =>
  node.children?.length ? node.children.flatMap((child) => leavesOf(child)) : [node];
const all = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);

describe('indexTree', () => {
  test('agrees with the nested tree', () => {
    fc.assert(
      fc.property(trees, (roots) => {
        const index = indexTree(roots);
        const listed = all(roots);
        expect(index.nodes).toEqual(listed);
        const visit = (nodes: readonly TreeNode[], depth: number, parent: number, locked: boolean) => {
          for (const [k, node] of nodes.entries()) {
            const i = index.at(node.id);
            const lockedHere = locked || node.disabled === true;
            expect(index.parent[i]).toBe(parent);
            expect(index.depth[i]).toBe(depth);
            expect(index.end[i]).toBe(i + all([node]).length);
            expect(index.leaves[i]).toBe(leavesOf(node).length);
            expect(index.place[i]).toBe(k + 1);
            expect(index.kids[parent + 1]).toBe(nodes.length);
            expect(index.locked[i]).toBe(lockedHere ? 1 : 0);
            visit(node.children ?? [], depth + 1, i, lockedHere);
          }
        };
        visit(roots, 0, -1, false);
      }),
    );
  });

  test('builds the same index from flat rows in any order', () => {
    fc.assert(
      fc.property(trees, fc.infiniteStream(fc.nat()), (roots, dice) => {
        const nested = indexTree(roots);
        const rows = nested.nodes.map(({ children: _, ...rest }, i) => {
          const parentId = nested.nodes[nested.parent[i] as number]?.id;
          return { ...rest, parentId: parentId ?? null };
        });
        // Siblings keep their order, so the sort key moves only whole families.
        const keys = new Map(rows.map(({ parentId }) => [parentId, dice.next().value]));
        const shuffled = rows.toSorted((a, b) => (keys.get(a.parentId) ?? 0) - (keys.get(b.parentId) ?? 0));
        const flat = indexFlat(shuffled);
        expect(flat.nodes.map(({ id }) => id)).toEqual(nested.nodes.map(({ id }) => id));
        expect(flat.end).toEqual(nested.end);
      }),
    );
  });

  test('rejects circular parents', () => {
    const rows = [
      { id: 'a', label: 'A', parentId: 'b' },
      { id: 'b', label: 'B', parentId: 'a' },
    ];
    expect(() => indexFlat(rows)).toThrow('2 rows');
  });

  test('inserts children as if the whole tree had been indexed at once', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (roots, n) => {
        const whole = indexTree(roots);
        if (whole.nodes.length === 0) return;
        const { id, children } = whole.nodes[n % whole.nodes.length] as TreeNode;
        const without = (nodes: readonly TreeNode[]): TreeNode[] =>
          nodes.map((node) => ({ ...node, children: node.id === id ? [] : without(node.children ?? []) }));
        const inserted = insertChildren(indexTree(without(roots)), id, children ?? []);
        expect(inserted.nodes.map((node) => node.id)).toEqual(whole.nodes.map((node) => node.id));
        for (const key of ['parent', 'end', 'depth', 'leaves', 'free', 'place', 'kids', 'locked'] as const) {
          expect(inserted[key]).toEqual(whole[key]);
        }
      }),
    );
  });

  test('accepts a chain deeper than the call stack', () => {
    const chain = Array.from({ length: 50_000 }, (_, k) => ({
      id: `${k}`,
      label: '',
      parentId: k ? `${k - 1}` : null,
    }));
    expect(indexFlat(chain).leaves[0]).toBe(1);
  });
});

const matching = (query: string) => (node: TreeNode) => node.label.toLowerCase().includes(query);
/** Whether a search keeps a node: it or one of its descendants matches. */
const kept = (node: TreeNode, query: string): boolean =>
  matching(query)(node) || (node.children ?? []).some((child) => kept(child, query));

/** Leaves that a toggle of a node affects: all of them; in a search, those below the lowest nodes that it keeps. */
function reached(node: TreeNode, query: string): TreeNode[] {
  const listed = query ? (node.children ?? []).filter((child) => kept(child, query)) : [];
  return listed.length > 0 ? listed.flatMap((child) => reached(child, query)) : leavesOf(node);
}

/** The naive way: a set of leaf ids, and a walk of the whole tree for each query. */
function toggleNaively(roots: readonly TreeNode[], on: ReadonlySet<string>, id: string, query = ''): Set<string> {
  const next = new Set(on);
  const locked = new Set(all(roots).flatMap((node) => (node.disabled ? leavesOf(node) : [])));
  const toggled = all(roots).find((node) => node.id === id) as TreeNode;
  const free = reached(toggled, query).filter((leaf) => !locked.has(leaf));
  const whole = free.every((leaf) => on.has(leaf.id));
  for (const leaf of free) whole ? next.delete(leaf.id) : next.add(leaf.id);
  return next;
}

const stateNaively = (node: TreeNode, on: ReadonlySet<string>) => {
  const leaves = leavesOf(node);
  const count = leaves.filter(({ id }) => on.has(id)).length;
  return count === 0 ? 'off' : count === leaves.length ? 'on' : 'mixed';
};

describe('TreeSelection', () => {
  test('agrees with a set of leaves after any toggles', () => {
    fc.assert(
      fc.property(
        trees,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 3 }),
        (roots, steps, first) => {
          const nodes = all(roots);
          if (nodes.length === 0) return;
          const index = indexTree(roots);
          const given = first.map((n) => nodes[n % nodes.length] as TreeNode);
          let naive = new Set(given.flatMap((node) => leavesOf(node).map(({ id }) => id)));
          let selection = TreeSelection.of(
            index,
            given.map(({ id }) => id),
          );
          for (const step of steps) {
            const i = step % nodes.length;
            naive = toggleNaively(roots, naive, (nodes[i] as TreeNode).id);
            selection = selection.toggledAt(i);
            expect(new Set(selection.leafIds)).toEqual(naive);
            expect(selection.count).toBe(naive.size);
            for (const node of nodes) expect(selection.stateOf(node.id)).toBe(stateNaively(node, naive));
          }
          expect(TreeSelection.of(index, selection.topIds).leafIds).toEqual(selection.leafIds);
        },
      ),
    );
  });

  test('changes only listed nodes during a search', () => {
    const step = fc.record({ query: fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 }), n: fc.nat() });
    fc.assert(
      fc.property(trees, fc.array(step, { maxLength: 8 }), (roots, steps) => {
        const index = indexTree(roots);
        const view = new TreeView(index);
        let naive = new Set<string>();
        let selection = TreeSelection.of(index, []);
        for (const { query, n } of steps) {
          view.search(query);
          const listed = all(roots).filter((node) => kept(node, query));
          const node = listed[n % listed.length];
          if (!node) continue;
          naive = toggleNaively(roots, naive, node.id, query);
          selection = selection.toggled(view.partsOf(index.at(node.id)));
          expect(new Set(selection.leafIds)).toEqual(naive);
          for (const each of all(roots)) expect(selection.stateOf(each.id)).toBe(stateNaively(each, naive));
        }
      }),
    );
  });

  test('represents a whole branch by its own id', () => {
    const index = indexTree([
      {
        id: 'ohio',
        label: 'Ohio',
        children: [
          { id: 'toledo', label: 'Toledo' },
          { id: 'lima', label: 'Lima' },
        ],
      },
      { id: 'iowa', label: 'Iowa' },
    ]);
    const one = TreeSelection.of(index, ['toledo', 'gone']);
    expect(one.topIds).toEqual(['toledo']);
    expect(one.stateOf('ohio')).toBe('mixed');
    const whole = one.toggledAt(index.at('ohio'));
    expect(whole.topIds).toEqual(['ohio']);
    expect(one.topIds).toEqual(['toledo']);
  });

  test('does not change disabled nodes', () => {
    const index = indexTree([
      {
        id: 'all',
        label: 'All',
        children: [
          { id: 'kept', label: 'Kept', disabled: true, children: [{ id: 'below', label: 'Below' }] },
          { id: 'out', label: 'Out', disabled: true },
          { id: 'free', label: 'Free' },
        ],
      },
    ]);
    const start = TreeSelection.of(index, ['kept']);
    const checked = start.toggledAt(0);
    expect(checked.leafIds).toEqual(['below', 'free']);
    expect(checked.toggledAt(0).leafIds).toEqual(['below']);
    expect(start.toggledAt(index.at('below'))).toBe(start);
  });
});

describe('branches with a state of their own', () => {
  const ownAll = (nodes: readonly TreeNode[]): TreeNode[] =>
    nodes.map(({ children, disabled: _, ...node }) => ({ ...node, own: true, children: ownAll(children ?? []) }));

  test('agrees with a set of nodes after any toggles', () => {
    const step = fc.record({ query: fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 }), n: fc.nat() });
    fc.assert(
      fc.property(trees, fc.array(step, { maxLength: 8 }), (made, steps) => {
        const roots = ownAll(made);
        const index = indexTree(roots);
        const view = new TreeView(index);
        const on = new Set<string>();
        let selection = TreeSelection.of(index, []);
        for (const { query, n } of steps) {
          view.search(query);
          const listed = all(roots).filter((node) => kept(node, query));
          const node = listed[n % listed.length];
          if (!node) continue;
          const parts = query ? found(node, query) : [node];
          const whole = parts.every(({ id }) => on.has(id));
          for (const part of parts) {
            for (const { id } of all([part])) whole ? on.delete(id) : on.add(id);
            for (const above of all(roots)) if (whole && all([above]).includes(part)) on.delete(above.id);
          }
          selection = selection.toggled(view.partsOf(index.at(node.id)));
          for (const each of all(roots)) {
            const below = all([each]).some(({ id }) => on.has(id));
            expect(selection.stateOf(each.id)).toBe(on.has(each.id) ? 'on' : below ? 'mixed' : 'off');
          }
          expect(TreeSelection.of(index, selection.topIds).topIds).toEqual(selection.topIds);
        }
      }),
    );
  });

  /** The targets of a toggle during a search: the topmost matches in the list. */
  const found = (node: TreeNode, query: string): TreeNode[] =>
    node.label.toLowerCase().includes(query)
      ? [node]
      : (node.children ?? []).filter((child) => kept(child, query)).flatMap((child) => found(child, query));
});

describe('TreeView', () => {
  test('lists the same nodes as a walk from the top', () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant('toggle' as const), n: fc.nat() }),
      fc.record({ kind: fc.constantFrom('openTo' as const, 'siblings' as const), n: fc.nat() }),
      fc.record({ kind: fc.constantFrom('expand' as const, 'collapse' as const) }),
    );
    fc.assert(
      fc.property(trees, fc.array(action, { maxLength: 8 }), (roots, actions) => {
        const nodes = all(roots);
        const view = new TreeView(indexTree(roots));
        const open = new Set<string>();
        for (const step of nodes.length > 0 ? actions : []) {
          const i = 'n' in step ? step.n % nodes.length : 0;
          const { id } = nodes[i] as TreeNode;
          const above = id.slice(0, id.lastIndexOf('.'));
          if (step.kind === 'toggle') {
            view.setOpen(i, !view.isOpen(i));
            if (!open.delete(id)) open.add(id);
          } else if (step.kind === 'openTo') {
            view.openTo(i);
            for (const node of nodes) if (id.startsWith(`${node.id}.`)) open.add(node.id);
          } else if (step.kind === 'siblings') {
            view.openSiblings(i);
            for (const node of nodes) if (node.id.slice(0, node.id.lastIndexOf('.')) === above) open.add(node.id);
          } else {
            view.setAllOpen(step.kind === 'expand');
            open.clear();
            if (step.kind === 'expand') for (const node of nodes) open.add(node.id);
          }
        }
        const walk = (list: readonly TreeNode[]): string[] =>
          list.flatMap((node) => [node.id, ...(open.has(node.id) ? walk(node.children ?? []) : [])]);
        expectListed(view, walk(roots));
      }),
    );
  });

  test('keeps matches and their ancestors, whatever was searched before', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 3 });
    fc.assert(
      fc.property(trees, fc.array(text, { maxLength: 5 }), (roots, texts) => {
        const view = new TreeView(indexTree(roots));
        for (const query of texts) {
          view.search(query);
          if (!query) {
            expectListed(
              view,
              roots.map(({ id }) => id),
            );
            continue;
          }
          const isKept = (node: TreeNode) => kept(node, query);
          const walk = (list: readonly TreeNode[]): string[] =>
            list.filter(isKept).flatMap((node) => [node.id, ...walk(node.children ?? [])]);
          expectListed(view, walk(roots));
          expect(view.matchCount).toBe(all(roots).filter(matching(query)).length);
          const check = (list: readonly TreeNode[]) => {
            const listed = list.filter(isKept);
            for (const [k, node] of listed.entries()) {
              const i = view.index.at(node.id);
              expect([view.placeInSet(i), view.setSize(i)]).toEqual([k + 1, listed.length]);
              expect(view.isBranch(i)).toBe((node.children ?? []).some(isKept));
              check(node.children ?? []);
            }
          };
          check(roots);
        }
      }),
    );
  });

  test('restores the open branches after a search', () => {
    const view = new TreeView(
      indexTree([
        { id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] },
        { id: 'c', label: 'C' },
      ]),
      ['a'],
    );
    view.search('b');
    expectListed(view, ['a', 'b']);
    view.setOpen(0, false);
    expectListed(view, ['a']);
    view.search('');
    expectListed(view, ['a', 'b', 'c']);
  });
});

function expectListed(view: TreeView, ids: readonly string[]) {
  const listed = Array.from({ length: view.count }, (_, row) => view.nodeAt(row));
  expect(listed.map((i) => view.index.nodes[i]?.id)).toEqual(ids);
  for (const [row, i] of listed.entries()) expect(view.rowOf(i)).toBe(row);
}
