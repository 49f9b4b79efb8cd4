import { NONE } from './treeTypes';
import type { TreeView } from './treeView';

/** What a key asks of a tree. */
export type TreeStep = { kind: 'go'; row: number } | { kind: 'open' | 'close' | 'openSiblings' } | undefined;

interface Place {
  view: TreeView;
  /** The row that has the focus. */
  row: number;
  /** How far a page key goes. */
  pageRows: number;
  rtl: boolean;
}

/** Keys of the tree pattern of the ARIA Authoring Practices Guide. */
export function treeStep(key: string, place: Place): TreeStep {
  const { view, row, pageRows, rtl } = place;
  const last = view.count - 1;
  const to = (next: number): TreeStep => ({ kind: 'go', row: Math.max(0, Math.min(last, next)) });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1);
    case 'ArrowUp':
      return to(row - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'PageDown':
      return to(row + pageRows);
    case 'PageUp':
      return to(row - pageRows);
    case '*':
      return { kind: 'openSiblings' };
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return inwards(place);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return outwards(place);
  }
}

/** Opens a closed branch; on an open one goes to its first child. */
function inwards({ view, row }: Place): TreeStep {
  const i = view.nodeAt(row);
  if (!view.isBranch(i)) return undefined;
  if (!view.isOpen(i)) return { kind: 'open' };
  const first = view.nodeAt(row + 1);
  return first !== NONE && view.index.parent[first] === i ? { kind: 'go', row: row + 1 } : undefined;
}

/** Closes an open branch; from anything else goes to the parent. */
function outwards({ view, row }: Place): TreeStep {
  const i = view.nodeAt(row);
  if (view.isBranch(i) && view.isOpen(i)) return { kind: 'close' };
  const above = view.index.parent[i] ?? NONE;
  return above < 0 ? undefined : { kind: 'go', row: view.rowOf(above) };
}

const TYPE_AHEAD_MS = 600;

/** Finds the next row that begins with the letters typed in quick succession. */
export class TypeAhead {
  #letters = '';
  #atMs = Number.NEGATIVE_INFINITY;

  /** A space belongs to the letters while they are being typed; else it is a key of its own. */
  isTyping(nowMs: number): boolean {
    return this.#letters !== '' && nowMs - this.#atMs < TYPE_AHEAD_MS;
  }

  /** Any other key ends a word. */
  end(): void {
    this.#letters = '';
  }

  /** The row to go to, or -1. */
  type(letter: string, nowMs: number, view: TreeView, row: number): number {
    this.#letters = (this.isTyping(nowMs) ? this.#letters : '') + letter.toLowerCase();
    this.#atMs = nowMs;
    const { lowered } = view.index;
    // the same letter again and again walks through what begins with it; a longer word may stay where it is
    const same = [...this.#letters].every((each) => each === this.#letters[0]);
    const searched = same ? (this.#letters[0] as string) : this.#letters;
    const start = same ? row + 1 : row;
    for (let k = 0; k < view.count; k++) {
      const at = (start + k) % view.count;
      if (lowered[view.nodeAt(at)]?.startsWith(searched)) return at;
    }
    return NONE;
  }
}
