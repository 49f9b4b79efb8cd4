import { columnEdges, columnsBetween } from './columnEdges';
import { type GridModel, pinnedWidthPx } from './gridModel';
import type { ItemRange } from './gridTypes';

const ROW_OVERSCAN = 2;
const COLUMN_OVERSCAN = 1;

/**
 * Determines which rows and columns to draw. Rows share one height, so a division is enough; columns have a width each,
 * so their edges are added up once and searched.
 */
export class GridRanges {
  readonly #stop: () => void;
  #edges = columnEdges([]);
  #topPx = 0;
  #startPx = 0;
  #widthPx: number;
  #heightPx: number;
  #rtl = false;

  /** @param onChange called after the viewport was scrolled or resized */
  constructor(viewport: HTMLElement, onChange: () => void) {
    // Read before anything is drawn, because later reads would force another layout.
    this.#widthPx = viewport.clientWidth;
    this.#heightPx = viewport.clientHeight;
    const onScroll = () => {
      this.#topPx = viewport.scrollTop;
      this.#startPx = viewport.scrollLeft * (this.#rtl ? -1 : 1);
      onChange();
    };
    const sizes = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = viewport;
      if (clientWidth === this.#widthPx && clientHeight === this.#heightPx) return;
      this.#widthPx = clientWidth;
      this.#heightPx = clientHeight;
      onChange();
    });
    viewport.addEventListener('scroll', onScroll, { passive: true });
    sizes.observe(viewport);
    this.#stop = () => {
      viewport.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }

  stop(): void {
    this.#stop();
  }

  /** @param widthsPx widths of the scrollable columns */
  setColumns(widthsPx: readonly number[], rtl: boolean): void {
    this.#rtl = rtl;
    this.#edges = columnEdges(widthsPx);
  }

  /** @param nodes number of rows that already have a node */
  rowsToDraw<Row>({ headHeightPx, rowHeightPx, rows }: GridModel<Row>, nodes: number): ItemRange {
    const seen = {
      first: Math.floor(this.#topPx / rowHeightPx),
      last: Math.ceil((this.#topPx + this.#heightPx - headHeightPx) / rowHeightPx) - 1,
    };
    return widened(seen, { overscan: ROW_OVERSCAN, nodes, count: rows.count });
  }

  /** Doesn't count pinned columns. @param nodes number of cells that each row already has */
  columnsToDraw<Row>(model: GridModel<Row>, nodes: number): ItemRange {
    if (this.#widthPx === 0) return { first: 0, last: -1 };
    // Pinned columns cover a part of the viewport, where no cells are needed.
    const endPx = this.#startPx + Math.max(1, this.#widthPx - pinnedWidthPx(model));
    const seen = columnsBetween(this.#edges, this.#startPx, endPx);
    const count = model.columns.length - model.pinnedCount;
    return widened(seen, { overscan: COLUMN_OVERSCAN, nodes, count });
  }

  /** The rows that the header doesn't cover; a row counts if more than half of it is visible. */
  rowsInView<Row>({ headHeightPx, rowHeightPx, rows }: GridModel<Row>): ItemRange {
    const first = Math.round(this.#topPx / rowHeightPx);
    const end = Math.round((this.#topPx + this.#heightPx - headHeightPx - 1) / rowHeightPx);
    return { first: Math.min(first, rows.count - 1), last: Math.max(first, Math.min(end, rows.count) - 1) };
  }
}

/**
 * While scrolling, the number of visible rows keeps changing by one. Drawing one more row costs less than hiding and
 * showing its nodes.
 */
function widened(seen: ItemRange, { overscan, nodes, count }: { overscan: number; nodes: number; count: number }) {
  const first = Math.max(0, seen.first - overscan);
  const last = seen.last + overscan;
  const one = last - first + 1 < nodes ? 1 : 0;
  return { first, last: Math.min(count - 1, last + one) };
}
