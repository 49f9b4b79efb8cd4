import { type AlertLeaf, CONDITION_LIMITS } from '@gladhand/domain/alerts';
import { useState } from 'react';
import { startOf } from './alertDraft';
import {
  added,
  type DraftGroup,
  draftGroup,
  draftLeaf,
  draftLeaves,
  moved,
  removed,
  withKind,
  withLeaf,
} from './conditionTree';

/** What changes the conditions of a draft. */
export interface Conditions {
  canAdd: boolean;
  /** Number of conditions. */
  count: number;
  /** Name of the condition that was removed last, while that can be undone. */
  removedName: string | undefined;
  /** Adds a condition of a type to a group; for Custom, a group. */
  add: (groupKey: string, typeId: number) => void;
  addSilence: (groupKey: string) => void;
  addGroup: () => void;
  change: (key: string, leaf: AlertLeaf) => void;
  combine: (key: string, kind: 'all' | 'any') => void;
  move: (key: string, by: -1 | 1) => void;
  remove: (key: string, name: string) => void;
  undo: () => void;
  /** Removes the offer to undo. */
  forget: () => void;
}

const DAY_MS = 86_400_000;
const SILENCE: AlertLeaf = { kind: 'silence', durationMs: DAY_MS };

/** Changes conditions, and keeps those before the last removal. */
export function useConditions(root: DraftGroup, onChange: (root: DraftGroup) => void): Conditions {
  const [before, setBefore] = useState<{ root: DraftGroup; name: string }>();
  const count = draftLeaves(root).length;
  const canAdd = count < CONDITION_LIMITS.maxLeaves;
  /** Undoing a removal would undo this change as well, so it is no longer offered. */
  const apply = (next: DraftGroup) => {
    setBefore(undefined);
    onChange(next);
  };
  const addLeaf = (groupKey: string, leaf: AlertLeaf) => canAdd && apply(added(root, groupKey, draftLeaf(leaf)));
  const addGroup = () => apply(added(root, root.key, draftGroup(root.kind === 'all' ? 'any' : 'all')));
  return {
    ...{ canAdd, count, addGroup },
    removedName: before?.name,
    add: (groupKey, typeId) => {
      const leaf = startOf(typeId)?.condition as AlertLeaf | undefined;
      if (leaf) addLeaf(groupKey, leaf);
      else addGroup();
    },
    addSilence: (groupKey) => addLeaf(groupKey, SILENCE),
    change: (key, leaf) => apply(withLeaf(root, key, leaf)),
    combine: (key, kind) => apply(withKind(root, key, kind)),
    move: (key, by) => apply(moved(root, key, by)),
    remove: (key, name) => {
      setBefore({ root, name });
      onChange(removed(root, key));
    },
    undo: () => {
      if (before) onChange(before.root);
      setBefore(undefined);
    },
    forget: () => setBefore(undefined),
  };
}
