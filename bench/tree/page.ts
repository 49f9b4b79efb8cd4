import { askedPeer, frame, until } from '../page';
import { flatten, makeRoots } from './nodes';
import { type Peer, type PeerHandle, ROW_HEIGHT_PX } from './peer';

/** What the bench does in the page; see treeBench.mjs. Each call resolves once the page shows the result. */
export interface TreeBench {
  mount: () => Promise<void>;
  expandAll: () => Promise<void>;
  /** The position of the root's checkbox. */
  rootBox: () => { x: number; y: number };
  /** Waits until the rows in view are checked, or not. */
  showsChecked: (checked: boolean) => Promise<void>;
  scroll: (run: { stepPx: number; frames: number }) => Promise<void>;
  search: (text: string) => Promise<void>;
}

const PEERS: Readonly<Record<string, () => Promise<{ peer: Peer }>>> = {
  ours: () => import('./ours'),
  bare: () => import('./bare'),
};

async function load(): Promise<TreeBench> {
  const { asked, root, peer } = await askedPeer(PEERS);
  const roots = makeRoots(asked.get('nodes') ?? '');
  const nodes = flatten(roots);
  const mount = peer(roots);
  let handle: PeerHandle;

  const rowAt = (row: number) =>
    document.elementFromPoint(200, (row + 0.5) * ROW_HEIGHT_PX)?.closest('[role=treeitem]') ?? undefined;
  const shows = (row: number, label: string | undefined) => rowAt(row)?.textContent?.trim() === label;

  return {
    async mount() {
      handle = mount(root);
      await until(() => shows(1, nodes[1]?.label));
    },
    async expandAll() {
      handle.expandAll();
      await until(() => shows(8, nodes[8]?.label));
    },
    rootBox() {
      const box = rowAt(0)?.querySelector(handle.box)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
    },
    showsChecked: (checked) =>
      until(() => [0, 5, 12].every((row) => handle.isChecked(rowAt(row) ?? document.body) === checked)),
    async scroll({ stepPx, frames }) {
      const scroller = handle.scroller();
      for (let i = 1; i <= frames; i++) {
        scroller.scrollTop = i * stepPx;
        await frame();
      }
      await frame();
      const row = Math.round(scroller.scrollTop / ROW_HEIGHT_PX);
      if (!shows(3, nodes[row + 3]?.label)) throw new Error(`[bench] row ${row + 3} is not where it belongs`);
      scroller.scrollTop = 0;
      await until(() => shows(0, nodes[0]?.label));
    },
    async search(text) {
      const found = nodes.find(({ label, children }) => !children && label.toLowerCase().includes(text));
      handle.search(text);
      // These trees have at most four levels, so the first matching leaf is among the first rows.
      await until(() => found !== undefined && [1, 2, 3].some((row) => shows(row, found.label)));
    },
  };
}

window.bench = load();
