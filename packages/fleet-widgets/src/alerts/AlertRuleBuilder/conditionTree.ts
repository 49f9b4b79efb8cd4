import { type AlertCondition, type AlertLeaf, isGroup } from '@gladhand/domain/alerts';

/** A condition of a draft. Its key stays the same while it is edited and moved. */
export interface DraftLeaf {
  readonly key: string;
  readonly leaf: AlertLeaf;
}

/** Conditions of a draft that are combined. It can be empty or have a single one, unlike in a saved rule. */
export interface DraftGroup {
  readonly key: string;
  readonly kind: 'all' | 'any';
  readonly parts: readonly DraftNode[];
}

export type DraftNode = DraftLeaf | DraftGroup;

export const isDraftGroup = (node: DraftNode): node is DraftGroup => 'parts' in node;

let lastKey = 0;
const newKey = () => `condition-${++lastKey}`;

export const draftLeaf = (leaf: AlertLeaf): DraftLeaf => ({ key: newKey(), leaf });
export const draftGroup = (kind: 'all' | 'any', parts: readonly DraftNode[] = []): DraftGroup => ({
  key: newKey(),
  kind,
  parts,
});

/** The conditions of a rule as a draft; always a group, because another condition can be added. */
export function draftOfCondition(condition: AlertCondition): DraftGroup {
  const node = nodeOf(condition);
  return isDraftGroup(node) ? node : draftGroup('all', [node]);
}

function nodeOf(condition: AlertCondition): DraftNode {
  return isGroup(condition) ? draftGroup(condition.kind, condition.of.map(nodeOf)) : draftLeaf(condition);
}

/** A group of one condition is that condition. */
function withoutGroup(node: DraftNode): DraftNode {
  const [only, ...rest] = isDraftGroup(node) ? node.parts : [];
  return only && rest.length === 0 ? withoutGroup(only) : node;
}

/** The condition of a draft. It can have problems, see `conditionProblems`. */
export function conditionOf(draft: DraftNode): AlertCondition {
  const node = withoutGroup(draft);
  return isDraftGroup(node) ? { kind: node.kind, of: node.parts.map(conditionOf) } : node.leaf;
}

/** Key of the part of a draft that a path in its condition leads to. */
export function keyAt(draft: DraftNode, path: readonly (string | number)[]): string {
  const node = withoutGroup(draft);
  const [step, index, ...rest] = path;
  const part = isDraftGroup(node) && step === 'of' && typeof index === 'number' ? node.parts[index] : undefined;
  return part ? keyAt(part, rest) : node.key;
}

/** All conditions of a draft without its groups, in order. */
export const draftLeaves = (node: DraftNode): readonly DraftLeaf[] =>
  isDraftGroup(node) ? node.parts.flatMap(draftLeaves) : [node];

/** Changes the conditions of one group. */
function inGroup(
  root: DraftGroup,
  key: string,
  change: (parts: readonly DraftNode[]) => readonly DraftNode[],
): DraftGroup {
  return {
    ...root,
    parts: (root.key === key ? change(root.parts) : root.parts).map((part) =>
      isDraftGroup(part) ? inGroup(part, key, change) : part,
    ),
  };
}

/** Adds a condition or a group at the end of a group. */
export const added = (root: DraftGroup, groupKey: string, node: DraftNode): DraftGroup =>
  inGroup(root, groupKey, (parts) => [...parts, node]);

export function removed(root: DraftGroup, key: string): DraftGroup {
  return {
    ...root,
    parts: root.parts
      .filter((part) => part.key !== key)
      .map((part) => (isDraftGroup(part) ? removed(part, key) : part)),
  };
}

export function withLeaf(root: DraftGroup, key: string, leaf: AlertLeaf): DraftGroup {
  const change = (part: DraftNode): DraftNode =>
    isDraftGroup(part) ? withLeaf(part, key, leaf) : part.key === key ? { key, leaf } : part;
  return { ...root, parts: root.parts.map(change) };
}

/** Lets all conditions of a group hold, or any of them. */
export function withKind(root: DraftGroup, key: string, kind: 'all' | 'any'): DraftGroup {
  return {
    ...root,
    kind: root.key === key ? kind : root.kind,
    parts: root.parts.map((part) => (isDraftGroup(part) ? withKind(part, key, kind) : part)),
  };
}

/**
 * Moves a condition or a group up (-1) or down (1) by one place. A condition moves into a group next to it, and out of
 * its group at the ends.
 */
export function moved(root: DraftGroup, key: string, by: -1 | 1): DraftGroup {
  const at = root.parts.findIndex((part) => part.key === key);
  const node = root.parts[at];
  if (node) {
    const next = root.parts[at + by];
    if (!next) return root;
    const rest = root.parts.filter((part) => part !== node);
    if (isDraftGroup(node) || !isDraftGroup(next)) return { ...root, parts: rest.toSpliced(at + by, 0, node) };
    const parts = by === 1 ? [node, ...next.parts] : [...next.parts, node];
    return { ...root, parts: rest.map((part) => (part === next ? { ...next, parts } : part)) };
  }
  const groupAt = root.parts.findIndex((part) => isDraftGroup(part) && part.parts.some((inner) => inner.key === key));
  const group = root.parts[groupAt];
  if (!group || !isDraftGroup(group)) return root;
  const within = moved(group, key, by);
  if (within !== group) return { ...root, parts: root.parts.toSpliced(groupAt, 1, within) };
  const inner = group.parts.find((part) => part.key === key);
  if (!inner) return root;
  const left = { ...group, parts: group.parts.filter((part) => part !== inner) };
  return { ...root, parts: root.parts.toSpliced(groupAt, 1, ...(by === 1 ? [left, inner] : [inner, left])) };
}
