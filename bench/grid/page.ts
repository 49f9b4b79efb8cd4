import { askedPeer, frame, until } from '../page';
import type { Peer, PeerHandle } from './peer';
import { type BenchRow, FIELDS, HEAD_HEIGHT_PX, makeRows, ROW_COUNT, ROW_HEIGHT_PX, unitId } from './rows';

/** What the bench does in the page; see treeBench.mjs. Each call resolves once the page shows the result. */
export interface GridBench {
  /** Puts the peer into the page. Resolves with the ms until the frame that shows its first rows has ended. */
  mount: () => Promise<number>;
  scroll: (run: ScrollRun) => Promise<number>;
  /** By VIN. Resolves when the expected row is first. */
  sort: (ascending: boolean) => Promise<void>;
  /** Finds out which row each key of a filter must show first. */
  expect: (text: string) => void;
  /** By unit ID, of rows that are sorted by VIN. Resolves as `sort` does. */
  filter: (text: string) => Promise<void>;
}

export interface ScrollRun {
  axis: 'x' | 'y';
  stepPx: number;
  frames: number;
  /** Look at every row band after each frame. It costs layout, so not while CPU is measured. @default false */
  watch?: boolean;
}

const PEERS: Readonly<Record<string, () => Promise<{ peer: Peer }>>> = {
  ours: () => import('./ours'),
  bare: () => import('./bare'),
  text: () => import('./text'),
  widget: () => import('./widget'),
};

/** Resolves when the current frame has been painted. */
function frameEnd(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

async function load(): Promise<GridBench> {
  const { root, peer } = await askedPeer(PEERS);
  const rows = makeRows();
  const firstOfAll = firstByVin(rows, '');
  const lastOfAll = lastByVin(rows);
  const expected = new Map<string, string>();
  let handle: PeerHandle;
  return {
    async mount() {
      const startedAt = performance.now();
      handle = peer(root, rows);
      do {
        await frame();
        await frameEnd();
      } while (blankRows(handle) > 0);
      return performance.now() - startedAt;
    },

    async sort(ascending) {
      const first = ascending ? firstOfAll : lastOfAll;
      handle.sort?.(ascending);
      await until(() => firstUnit(handle).includes(first));
    },

    expect(text) {
      for (let length = 1; length <= text.length; length++) {
        expected.set(text.slice(0, length), firstByVin(rows, text.slice(0, length)));
      }
    },

    async filter(text) {
      const first = expected.get(text) ?? '';
      handle.filter?.(text);
      await until(() => firstUnit(handle).includes(first));
    },

    async scroll({ axis, stepPx, frames, watch = false }) {
      const scroller = handle.scroller();
      const most = axis === 'x' ? scroller.scrollWidth - scroller.clientWidth : ROW_COUNT * ROW_HEIGHT_PX;
      let blank = 0;
      let at = 0;
      let direction = 1;
      for (let i = 0; i < frames; i++) {
        at += stepPx * direction;
        if (at < 0 || at > most) direction = -direction;
        if (axis === 'x') scroller.scrollLeft = at;
        else scroller.scrollTop = at;
        await frame();
        if (!watch) continue;
        await frameEnd();
        blank += blankRows(handle);
      }
      return blank;
    },
  };
}

function firstUnit({ scroller, headHeightPx = HEAD_HEIGHT_PX, unitX }: PeerHandle): string {
  const box = scroller().getBoundingClientRect();
  const y = box.top + headHeightPx + ROW_HEIGHT_PX / 2;
  return document.elementFromPoint(box.left + unitX(), y)?.textContent ?? '';
}

const VIN_COLUMN = FIELDS.findIndex(({ id }) => id === 'vin');
const vinOf = (row: BenchRow | undefined) => row?.texts[VIN_COLUMN] ?? '';

/** Unit ID of the first row by VIN whose unit ID contains the text. */
function firstByVin(rows: readonly BenchRow[], text: string): string {
  let first = -1;
  for (const [index, row] of rows.entries()) {
    if (!unitId(index).toLowerCase().includes(text)) continue;
    if (first < 0 || vinOf(row) < vinOf(rows[first])) first = index;
  }
  return unitId(first);
}

function lastByVin(rows: readonly BenchRow[]): string {
  let last = 0;
  for (const [index, row] of rows.entries()) if (vinOf(row) >= vinOf(rows[last])) last = index;
  return unitId(last);
}

/** Row bands in view that don't show the unit ID of their row. */
function blankRows({ scroller, headHeightPx = HEAD_HEIGHT_PX, unitX }: PeerHandle): number {
  const box = scroller()?.getBoundingClientRect();
  if (!box || box.height < 2 * ROW_HEIGHT_PX) return 1;
  const { scrollTop } = scroller();
  const first = Math.floor(scrollTop / ROW_HEIGHT_PX);
  let blank = 0;
  for (let row = first; ; row++) {
    const y = box.top + headHeightPx + (row + 0.5) * ROW_HEIGHT_PX - scrollTop;
    if (y > box.bottom - ROW_HEIGHT_PX / 2 || row >= ROW_COUNT) return blank;
    if (y < box.top + headHeightPx + 1) continue;
    const text = document.elementFromPoint(box.left + unitX(), y)?.textContent ?? '';
    if (!text.includes(unitId(row))) blank++;
  }
}

window.bench = load();
