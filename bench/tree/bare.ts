import { flatten } from './nodes';
import { type Peer, ROW_HEIGHT_PX } from './peer';

const INDENT_PX = 20;
const SPARE_ROWS = 2;

interface Line {
  el: HTMLElement;
  box: HTMLInputElement;
  text: Text;
  node: number;
}

/** The floor: flat arrays, ranges, recycled nodes with native boxes, one pass for each change, no library. */
export const peer: Peer = (roots) => {
  const nodes = flatten(roots);
  const size = nodes.length;
  const parent = new Int32Array(size).fill(-1);
  const end = new Int32Array(size);
  const depth = new Uint8Array(size);
  const leaves = new Int32Array(size);
  const on = new Int32Array(size);
  const open = new Uint8Array(size);
  const lowered = nodes.map(({ label }) => label.toLowerCase());
  const labels = nodes.map(({ label }) => label);
  const places = new Map(nodes.map((node, i) => [node, i]));
  for (const [i, node] of nodes.entries()) for (const child of node.children ?? []) parent[places.get(child) ?? 0] = i;
  for (let i = size - 1; i >= 0; i--) {
    if (!end[i]) end[i] = i + 1;
    if (end[i] === i + 1) leaves[i] = 1;
    const above = at(parent, i);
    if (above < 0) continue;
    leaves[above] = at(leaves, above) + at(leaves, i);
    if (!end[above]) end[above] = at(end, i);
  }
  for (let i = 1; i < size; i++) depth[i] = at(depth, at(parent, i)) + 1;
  open[0] = 1;

  return (root) => {
    const scroller = element(root, 'position:absolute;inset:0;overflow:auto;contain:strict');
    const body = element(scroller, 'position:relative');
    const lines: Line[] = [];
    const rows = new Int32Array(size);
    let count = 0;
    let keep: Uint8Array | undefined;
    let first = -1;
    const lineCount = Math.ceil(scroller.clientHeight / ROW_HEIGHT_PX) + 1 + SPARE_ROWS;
    for (let k = 0; k < lineCount; k++) lines.push(makeLine(body));

    function list() {
      count = 0;
      for (let i = 0; i < size; ) {
        if (keep && !keep[i]) {
          i = at(end, i);
          continue;
        }
        rows[count++] = i;
        i = keep || open[i] ? i + 1 : at(end, i);
      }
      body.style.height = `${count * ROW_HEIGHT_PX}px`;
      draw(true);
    }

    function draw(all: boolean) {
      const from = Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT_PX) - 1);
      if (!all && from === first) return;
      first = from;
      for (let row = from; row < from + lineCount; row++) {
        const line = lines[row % lineCount] as Line;
        line.el.style.display = row < count ? '' : 'none';
        if (row >= count) continue;
        const i = at(rows, row);
        line.node = i;
        line.el.style.transform = `translateY(${row * ROW_HEIGHT_PX}px)`;
        line.el.style.paddingLeft = `${at(depth, i) * INDENT_PX}px`;
        line.box.checked = on[i] === leaves[i];
        line.box.indeterminate = at(on, i) > 0 && at(on, i) < at(leaves, i);
        line.text.data = labels[i] as string;
      }
    }

    function toggle(i: number) {
      const checks = on[i] !== leaves[i];
      const change = (checks ? at(leaves, i) : 0) - at(on, i);
      for (let k = i; k < at(end, i); k++) on[k] = checks ? at(leaves, k) : 0;
      for (let p = at(parent, i); p >= 0; p = at(parent, p)) on[p] = at(on, p) + change;
      draw(true);
    }

    scroller.addEventListener('scroll', () => draw(false), { passive: true });
    scroller.addEventListener('click', ({ target }) => {
      const line = lines.find(({ el }) => el.contains(target as Node));
      if (!line) return;
      if (target === line.box) return toggle(line.node);
      open[line.node] = open[line.node] ? 0 : 1;
      list();
    });
    list();
    return {
      scroller: () => scroller,
      box: 'input',
      isChecked: (row) => row.querySelector('input')?.checked ?? false,
      expandAll: () => {
        open.fill(1);
        list();
      },
      search: (text) => {
        const query = text.toLowerCase();
        keep = query ? new Uint8Array(size) : undefined;
        for (let i = size - 1; keep && i >= 0; i--) {
          if (!keep[i] && !lowered[i]?.includes(query)) continue;
          keep[i] = 1;
          if (at(parent, i) >= 0) keep[at(parent, i)] = 1;
        }
        scroller.scrollTop = 0;
        list();
      },
    };
  };
};

const at = (list: Int32Array | Uint8Array, i: number) => list[i] as number;

function makeLine(body: HTMLElement): Line {
  const el = element(
    body,
    `position:absolute;top:0;left:0;right:0;height:${ROW_HEIGHT_PX}px;line-height:${ROW_HEIGHT_PX}px;contain:strict`,
  );
  el.setAttribute('role', 'treeitem');
  const box = document.createElement('input');
  box.type = 'checkbox';
  const label = document.createElement('span');
  const text = document.createTextNode('');
  label.append(text);
  el.append(box, label);
  return { el, box, text, node: -1 };
}

function element(parent: HTMLElement, css: string): HTMLElement {
  const el = document.createElement('div');
  el.style.cssText = css;
  parent.append(el);
  return el;
}
