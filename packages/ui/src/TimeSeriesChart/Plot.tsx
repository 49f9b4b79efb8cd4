import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import uPlot from 'uplot';
import { focusRing } from '../internal/styles';
import { onThemeChange } from '../ThemeScope/themeSubscription';
import { type ChartLine, type ChartRows, nearestRow, rowAfterKey } from './chartData';
import type { ChartFormat } from './chartFormat';
import { readInk } from './chartInk';
import type { ChartSpan } from './chartTypes';
import type { Scenery } from './paintChart';
import { type PlotState, plotOptions } from './plotOptions';

export interface PlotProps {
  lines: readonly ChartLine[];
  rows: ChartRows;
  hidden: ReadonlySet<string>;
  scenery: Scenery;
  span?: ChartSpan | undefined;
  timeZone?: string | undefined;
  format: ChartFormat;
  heightPx: number;
  /** Row at the cursor; -1 without a cursor. */
  row: number;
  onRow: (row: number) => void;
  /** Describes the chart as text. */
  summary: string;
  cursorLabel: string;
  /** The values at the cursor as text. */
  cursorText: string;
}

/** The canvas of a chart. React renders it once; data, theme, size and cursor then update the canvas directly. */
export function Plot(props: PlotProps) {
  const { lines, rows, hidden, scenery, heightPx, row, onRow, summary, cursorLabel, cursorText } = props;
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const latest = useRef(props);
  const ink = useRef<PlotState['ink']>(undefined);
  latest.current = props;

  // A new plot is created only for different lines; all other changes update the existing one.
  const shape = JSON.stringify(lines.map(({ id, unit, main, color, dash }) => [id, unit, main, color, dash]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` stands for the lines, `latest` for the rest
  useEffect(() => {
    const element = host.current as HTMLDivElement;
    ink.current = readInk(element);
    const now = (): PlotState => ({
      ...latest.current,
      ink: ink.current as PlotState['ink'],
      onMove: ({ cursor }) => latest.current.onRow(cursor.left != null && cursor.left >= 0 ? (cursor.idx ?? -1) : -1),
      onReady: (made) => placeCursor(made, latest.current.rows.times[latest.current.row]),
    });
    const size = { width: Math.max(1, element.clientWidth), height: heightPx };
    const made = new uPlot(plotOptions(lines, size, now), dataOf(rows), element);
    plot.current = made;
    const resized = new ResizeObserver(() => {
      const width = element.clientWidth;
      if (width > 0 && width !== made.width) made.setSize({ width, height: made.height });
    });
    resized.observe(element);
    const endTheme = onThemeChange(element, () => {
      ink.current = readInk(element);
      made.redraw(false, false);
    });
    // A canvas keeps the text that was drawn in another font while its own was loading.
    const { fonts } = element.ownerDocument;
    const redrawTexts = () => made.redraw(false, true);
    fonts?.addEventListener('loadingdone', redrawTexts);
    return () => {
      fonts?.removeEventListener('loadingdone', redrawTexts);
      endTheme();
      resized.disconnect();
      made.destroy();
      plot.current = undefined;
    };
  }, [shape]);

  useEffect(() => {
    const made = plot.current;
    made?.batch(() => made.setData(dataOf(rows)));
    if (made) placeCursor(made, rows.times[latest.current.row]);
  }, [rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is painted beside the lines is read from `latest`
  useEffect(() => plot.current?.redraw(false, true), [scenery, props.span, props.timeZone, props.format]);
  useEffect(() => {
    const made = plot.current;
    if (made && made.height !== heightPx) made.setSize({ width: made.width, height: heightPx });
  }, [heightPx]);
  useEffect(() => {
    lines.forEach((line, i) => {
      plot.current?.setSeries(i + 1, { show: !hidden.has(line.id) });
    });
  }, [lines, hidden]);
  // The cursor may differ from the pointer: after a key, or with the cursor of another chart.
  useLayoutEffect(() => {
    const made = plot.current;
    if (!made || (made.cursor.idx ?? -1) === row) return;
    placeCursor(made, rows.times[row]);
  }, [row, rows]);

  function handleKey(event: KeyboardEvent) {
    const start = row < 0 ? rows.times.length - 1 : row;
    const next = rowAfterKey(event.key, start, rows.times.length);
    if (next === undefined) return;
    event.preventDefault();
    onRow(next);
  }

  /** A horizontal touch moves the cursor; a vertical one scrolls the page. */
  function handleTouch(event: PointerEvent) {
    if (event.pointerType !== 'touch' || !plot.current) return;
    const left = event.clientX - plot.current.rect.left;
    onRow(nearestRow(rows.times, plot.current.posToVal(left, 'x')));
  }

  return (
    <Frame style={{ blockSize: heightPx }} dir="ltr">
      <Canvas ref={host} role="img" aria-label={summary} onPointerMove={handleTouch} />
      <Cursor
        role="slider"
        tabIndex={0}
        aria-label={cursorLabel}
        aria-valuemin={1}
        aria-valuemax={rows.times.length}
        aria-valuenow={(row < 0 ? rows.times.length - 1 : row) + 1}
        aria-valuetext={cursorText}
        onKeyDown={handleKey}
        onFocus={() => {
          if (row < 0) onRow(rows.times.length - 1);
        }}
      />
    </Frame>
  );
}

function placeCursor(plot: uPlot, atMs: number | undefined) {
  const left = atMs === undefined ? -10 : plot.valToPos(atMs, 'x');
  if (!Number.isNaN(left)) plot.setCursor({ left, top: Math.min(left, 0) }, false);
}

function dataOf({ times, values }: ChartRows): uPlot.AlignedData {
  return [times, ...values];
}

const Frame = styled.div`
  position: relative;
`;

/** The needed parts of uPlot's style sheet: its file would be global and without a nonce. */
const Canvas = styled.div`
  block-size: 100%;
  /* The canvas follows the width of this element, so it must not keep it from shrinking. */
  overflow: hidden;
  touch-action: pan-y;

  .u-wrap {
    position: relative;
    user-select: none;
  }
  .u-over,
  .u-under {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  canvas {
    display: block;
    position: relative;
    inline-size: 100%;
    block-size: 100%;
  }
  .u-axis,
  .u-select {
    position: absolute;
    pointer-events: none;
  }
  .u-cursor-x {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    block-size: 100%;
    border-inline-end: 1px solid var(--gh-color-border-control);
    pointer-events: none;
    will-change: transform;
  }
  .u-cursor-pt {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border: 0 solid;
    border-radius: 50%;
    background-clip: padding-box;
    pointer-events: none;
    will-change: transform;
  }
  :is(.u-axis, .u-select, .u-cursor-x, .u-cursor-y, .u-cursor-pt).u-off {
    display: none;
  }
  @media (forced-colors: active) {
    .u-cursor-x {
      border-color: Highlight;
    }
    .u-cursor-pt {
      forced-color-adjust: none;
    }
  }
`;

/** Covers the canvas for keyboard users; pointer events pass through. */
const Cursor = styled.div`
  position: absolute;
  inset: 0;
  border-radius: var(--gh-radius-xs);
  outline: none;
  pointer-events: none;

  &:focus-visible {
    ${focusRing}
  }
`;
