import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { usePortalHost } from '../ThemeScope/portalHost';
import { ListLine } from './ListLine';
import { adoptOptionList } from './optionListStyles';
import { type ListRow, otherRows } from './options';
import { LINES, ROW_HEIGHT_PX, rowsAt } from './rowWindow';
import { useListPlacement } from './useListPlacement';

const LIST_PADDING_PX = 4;

interface OptionListProps {
  open: boolean;
  /** The box to which the list is attached. */
  anchor: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  optionCount: number;
  highlighted: number;
  several: boolean;
  isChosen: (row: ListRow) => boolean | 'mixed';
  scrollToRow: RefObject<(row: number) => void>;
  listId: string;
  labelId: string;
  'aria-label': string | undefined;
  optionId: (row: number) => string;
  emptyText: ReactNode;
  /** Called with the row under the pointer; -1 when the pointer leaves the list. */
  onHighlight: (row: number) => void;
  onChoose: (row: number) => void;
  onClose: () => void;
}

/** The open list. Only the visible rows are rendered, regardless of the number of options. */
export function OptionList({ open, ...list }: OptionListProps) {
  const host = usePortalHost();
  return open ? <OpenList {...list} host={host ?? document.body} /> : null;
}

function OpenList({ anchor, host, onClose, ...list }: Omit<OptionListProps, 'open'> & { host: Element }) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const place = useListPlacement(anchor, sheet, list.rows.length === 0 ? Infinity : list.rows.length * ROW_HEIGHT_PX);

  useLayoutEffect(() => {
    close.current = onClose;
  });
  // Before the rows scroll to the highlighted one, which they do by the size of the list.
  useInsertionEffect(() => adoptOptionList(host), [host]);
  useEffect(() => {
    // A dialog around the field listens for Escape on the document and would close with the list. The window's listener
    // runs first.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    // A touch on the page takes no focus from the field, so no other event reports it.
    const onPointerUp = (event: PointerEvent) => {
      const inside = [anchor.current, sheet.current].some((part) => part?.contains(event.target as Node));
      if (event.pointerType === 'touch' && !inside) close.current();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('pointerup', onPointerUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('pointerup', onPointerUp);
    };
  }, [anchor]);

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press leaves the focus in the field
    <div className="gh-list" ref={sheet} style={place} onMouseDown={(event) => event.preventDefault()}>
      <Rows {...list} />
    </div>,
    host,
  );
}

function Rows(props: Omit<OptionListProps, 'open' | 'anchor' | 'onClose'>) {
  const { rows, optionCount, highlighted, several, isChosen, scrollToRow, listId, labelId, optionId } = props;
  const { 'aria-label': label, emptyText, onHighlight, onChoose } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const unnumberedRows = useMemo(() => otherRows(rows, optionCount), [rows, optionCount]);
  const [scrolledPx, setScrolledPx] = useState(0);
  const { from, to } = rowsAt(scrolledPx, rows.length);

  // Keys can highlight rows that aren't rendered, so the list itself scrolls them into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows change; other moves call scrollToRow
  useLayoutEffect(() => {
    const show = (at: number, center: boolean) => {
      const list = viewport.current;
      if (!list) return;
      const { clientHeight: height, scrollTop } = list;
      const top = at * ROW_HEIGHT_PX;
      const end = top + ROW_HEIGHT_PX + LIST_PADDING_PX * 2 - height;
      if (top >= scrollTop && end <= scrollTop) return;
      list.scrollTop = center ? (top + end) / 2 : top < scrollTop ? top : end;
      setScrolledPx(list.scrollTop);
    };
    scrollToRow.current = (at) => show(at, false);
    // Layout is read only if something may have to scroll.
    if (highlighted > 0 || scrolledPx > 0) show(Math.max(highlighted, 0), !opened.current);
    opened.current = true;
  }, [rows]);

  const lines = [];
  let position = from - unnumberedRows.filter((other) => other < from).length;
  for (const row of rows.slice(from, to)) {
    const at = from + lines.length;
    if (row.kind === 'option') position++;
    lines.push(
      <ListLine
        key={at % LINES}
        row={row}
        at={at}
        id={optionId(at)}
        position={position}
        optionCount={optionCount}
        several={several}
        chosen={isChosen(row)}
        highlighted={highlighted === at}
      />,
    );
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus */}
      <div
        className="gh-options"
        ref={viewport}
        id={listId}
        role="listbox"
        aria-label={label}
        aria-labelledby={label ? undefined : labelId}
        aria-multiselectable={several || undefined}
        onMouseMove={(event) => {
          const at = rowOf(event);
          if (at >= 0 && at !== highlighted) onHighlight(at);
        }}
        onMouseLeave={() => onHighlight(-1)}
        onClick={(event) => onChoose(rowOf(event))}
        onScroll={(event) => {
          const { scrollTop } = event.currentTarget;
          const next = rowsAt(scrollTop, rows.length);
          // Synchronous, or the browser would paint the new position before the rows.
          if (next.from !== from || next.to !== to) flushSync(() => setScrolledPx(scrollTop));
        }}
      >
        <div role="presentation" style={{ blockSize: Math.max(rows.length, 1) * ROW_HEIGHT_PX }}>
          {lines}
        </div>
      </div>
      {rows.length === 0 && <div className="gh-option-none">{emptyText}</div>}
    </>
  );
}

/** The row under the pointer; -1 outside of rows. */
function rowOf({ target }: MouseEvent): number {
  const line = (target as Element).closest<HTMLElement>('[data-row]');
  return Number(line?.dataset.row ?? -1);
}
