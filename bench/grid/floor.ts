import type { Peer } from './peer';
import { type BenchRow, FIELDS, HEAD_HEIGHT_PX, PINNED_IDS, ROW_HEIGHT_PX } from './rows';

/** Extra nodes outside of the view. */
const SPARE_ROWS = 4;
const SPARE_COLUMNS = 2;

/** Our grid has a box to select a row, and two columns stay in place, as in the fleet status grid. */
const BOX_WIDTH_PX = 40;
const PINNED = PINNED_IDS.map((id) => FIELDS.findIndex((field) => field.id === id));
const SCROLLED = [...FIELDS.keys()].filter((column) => !PINNED.includes(column));

const STARTS: number[] = [];
let TOTAL_WIDTH_PX = BOX_WIDTH_PX;
for (const column of PINNED) startColumn(column);
const PINNED_WIDTH_PX = TOTAL_WIDTH_PX;
for (const column of SCROLLED) startColumn(column);

function startColumn(column: number) {
  STARTS[column] = TOTAL_WIDTH_PX;
  TOTAL_WIDTH_PX += FIELDS[column]?.width ?? 0;
}
const NARROWEST_PX = Math.min(...FIELDS.map(({ width }) => width));

/** A recycled cell of the floor. */
export interface FloorCell {
  el: HTMLElement;
  write: (row: BenchRow, column: number) => void;
}

interface Line {
  el: HTMLElement;
  tick: HTMLElement;
  row: number;
  pinned: { cell: FloorCell; column: number }[];
  cells: { cell: FloorCell; column: number }[];
}

/**
 * The floor: recycled nodes with absolute positions, each cell written once when it enters the view, without a library.
 * Like ours, it has no clip around a row, because the browser would rebuild the layers of all pinned parts in each frame.
 */
export const floor =
  (createCell: () => FloorCell): Peer =>
  (root, rows) => {
    const scroller = box(root, 'position:relative;height:100%;overflow:auto;contain:strict');
    const head = box(
      scroller,
      `position:sticky;top:0;z-index:1;height:${HEAD_HEIGHT_PX}px;width:${TOTAL_WIDTH_PX}px;background:#eee`,
    );
    const pinnedHead = pinnedBox(head, '#eee');
    for (const [column, { title, width }] of FIELDS.entries()) {
      const parent = PINNED.includes(column) ? pinnedHead : head;
      box(parent, `position:absolute;left:${STARTS[column]}px;width:${width}px`).textContent = title;
    }
    const body = box(scroller, `position:relative;width:${TOTAL_WIDTH_PX}px;height:${rows.length * ROW_HEIGHT_PX}px`);
    let view = rows;
    const lineCount = Math.ceil(scroller.clientHeight / ROW_HEIGHT_PX) + SPARE_ROWS;
    const cellCount = Math.min(SCROLLED.length, Math.ceil(scroller.clientWidth / NARROWEST_PX) + SPARE_COLUMNS);
    const lines: Line[] = Array.from({ length: lineCount }, () => {
      const el = box(
        body,
        `position:absolute;top:0;left:0;width:100%;height:${ROW_HEIGHT_PX}px;line-height:${ROW_HEIGHT_PX}px;contain:size layout style`,
      );
      const addCell = (parent: HTMLElement) => {
        const cell = createCell();
        cell.el.style.cssText = 'position:absolute;top:0;height:100%;overflow:hidden;white-space:nowrap';
        parent.append(cell.el);
        return cell;
      };
      const pinnedPart = pinnedBox(el, '#fff');
      const tick = addTick(pinnedPart);
      const pinned = PINNED.map((column) => {
        const cell = addCell(pinnedPart);
        setPlace(cell.el, column);
        return { cell, column };
      });
      const cells = Array.from({ length: cellCount }, () => ({ cell: addCell(el), column: -1 }));
      return { el, tick, row: -1, pinned, cells };
    });

    let firstRow = -1;
    let firstColumn = -1;
    function list(next: readonly BenchRow[]) {
      view = next;
      body.style.height = `${view.length * ROW_HEIGHT_PX}px`;
      for (const line of lines) line.row = -1;
      firstRow = -1;
      draw();
    }

    function draw() {
      const row = Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT_PX) - SPARE_ROWS / 2);
      const column = firstColumnAt(scroller.scrollLeft, cellCount);
      if (row === firstRow && column === firstColumn) return;
      firstRow = row;
      firstColumn = column;
      for (let i = row; i < Math.min(row + lineCount, view.length); i++) {
        const line = lines[i % lineCount];
        if (line) drawLine(line, i, column);
      }
    }

    function drawLine(line: Line, row: number, column: number) {
      const moved = line.row !== row;
      if (moved) {
        line.row = row;
        line.el.style.transform = `translateY(${row * ROW_HEIGHT_PX}px)`;
      }
      const shown = view[row];
      if (moved && shown) {
        line.tick.setAttribute('aria-label', shown.id);
        for (const { cell, column } of line.pinned) cell.write(shown, column);
      }
      for (let i = column; i < column + cellCount; i++) {
        const place = line.cells[i % cellCount];
        if (!place || !shown) continue;
        const { cell } = place;
        const fresh = place.column !== i;
        if (fresh) {
          place.column = i;
          setPlace(cell.el, SCROLLED[i] ?? 0);
        }
        if (fresh || moved) cell.write(shown, SCROLLED[i] ?? 0);
      }
    }

    scroller.addEventListener('scroll', draw, { passive: true });
    draw();
    const unitColumn = FIELDS.findIndex(({ id }) => id === 'unitId');
    let order = Uint32Array.from(rows.keys());
    const inOrder = (indices: Uint32Array) => Array.from(indices, (index) => rows[index] as BenchRow);
    const vinColumn = FIELDS.findIndex(({ id }) => id === 'vin');
    const units = rows.map(({ texts }) => (texts[unitColumn] ?? '').toLowerCase());
    return {
      scroller: () => scroller,
      unitX: () => (STARTS[unitColumn] ?? 0) + 10,
      sort(ascending) {
        const up = ascending ? 1 : -1;
        const vins = rows.map(({ texts }) => texts[vinColumn] ?? '');
        order = Uint32Array.from(rows.keys()).sort((a, b) => up * (compare(vins[a], vins[b]) || a - b));
        list(inOrder(order));
      },
      filter: (text) => list(inOrder(order.filter((index) => units[index]?.includes(text)))),
    };
  };

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);

function firstColumnAt(scrollLeft: number, cellCount: number): number {
  let column = 0;
  const edge = scrollLeft + PINNED_WIDTH_PX;
  while (column < SCROLLED.length - cellCount && (STARTS[SCROLLED[column + 1] ?? 0] ?? 0) <= edge) column++;
  return column;
}

function setPlace({ style }: HTMLElement, column: number): void {
  style.left = `${STARTS[column]}px`;
  style.width = `${FIELDS[column]?.width}px`;
}

const pinnedBox = (parent: HTMLElement, background: string) =>
  box(
    parent,
    `position:sticky;left:0;z-index:1;width:${PINNED_WIDTH_PX}px;height:100%;background:${background};border-right:1px solid #ccc;box-sizing:border-box`,
  );

/** The box to select a row. */
function addTick(parent: HTMLElement): HTMLElement {
  const el = box(parent, 'position:absolute;left:12px;top:6px;width:14px;height:14px;border:1px solid #888');
  el.setAttribute('role', 'checkbox');
  return el;
}

export function box(parent: HTMLElement, css: string): HTMLElement {
  const el = document.createElement('div');
  el.style.cssText = css;
  parent.append(el);
  return el;
}
