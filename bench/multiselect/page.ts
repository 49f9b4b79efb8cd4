import { askedPeer, until } from '../page';
import { makeOptions } from './options';
import type { Peer, PeerHandle } from './peer';

/** What the bench calls in the page; see multiselectBench.mjs. Each call resolves once the page shows the result. */
export interface MultiSelectBench {
  mount: () => Promise<void>;
  /** Middle of the free part of the field. */
  field: () => { x: number; y: number };
  /** Middle of the row with this number in the open list. */
  row: (at: number) => { x: number; y: number };
  /** Waits until the first option in the open list is the first with this text. */
  lists: (text: string) => Promise<void>;
  closed: () => Promise<void>;
  /** Waits until the field shows a number of choices. */
  chose: (count: number) => Promise<void>;
  /** Sets the first options from outside. */
  choose: (count: number) => Promise<void>;
  count: () => number;
}

const PEERS: Readonly<Record<string, () => Promise<{ peer: Peer }>>> = {
  ours: () => import('./ours'),
  bare: () => import('./bare'),
};

async function load(): Promise<MultiSelectBench> {
  const { asked, root, peer } = await askedPeer(PEERS);
  const options = makeOptions(Number(asked.get('options')));
  const values = options.map(({ value }) => value);
  const mount = peer(options);
  let handle: PeerHandle;

  const input = () => document.querySelector('[role=combobox]');
  /** Rows are recycled, so the document's order is not the list's. */
  const rows = () =>
    [...document.querySelectorAll('[role=option]')]
      .map((row) => ({ row, box: row.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0)
      .sort((a, b) => a.box.top - b.box.top);
  const chose = (count: number) => until(() => handle.shown() === count);

  return {
    async mount() {
      handle = mount(root);
      await until(() => input() !== null);
    },
    field: () => middle(input()?.getBoundingClientRect()),
    row: (at) => middle(rows()[at]?.box),
    lists(text) {
      const first = options.find(({ label }) => label.toLowerCase().includes(text));
      return until(() => first !== undefined && rows()[0]?.row.textContent === first.label);
    },
    closed: () => until(() => document.querySelector('[role=option]') === null),
    chose,
    async choose(count) {
      handle.choose(values.slice(0, count));
      await chose(count);
    },
    count: () => values.length,
  };
}

function middle(box: DOMRect | undefined) {
  if (!box) throw new Error('[bench] there is nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

window.bench = load();
