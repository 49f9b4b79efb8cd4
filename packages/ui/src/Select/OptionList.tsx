import { type ReactNode, type Ref, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { mergeRefs } from '../internal/mergeRefs';
import { usePortalHost } from '../ThemeScope/portalHost';
import { type ItemProps, ListLine } from './ListLine';
import { Empty, List, Sheet, Track } from './optionListStyles';
import { type ListRow, otherRows } from './options';
import { LINES, ROW_HEIGHT_PX, rowsAt } from './rowWindow';
import { useListPlacement } from './useListPlacement';

const LIST_PADDING_PX = 4;

interface OptionListProps {
  open: boolean;
  /** The box the list hangs from. */
  anchor: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  optionCount: number;
  highlighted: number;
  several: boolean;
  isChosen: (row: ListRow) => boolean | 'mixed';
  menuProps: Record<string, unknown>;
  itemProps: ItemProps;
  scrollToRow: RefObject<(row: number) => void>;
  emptyText: ReactNode;
  onClose: () => void;
}

/** The open list: only the rows in sight exist, whatever the number of options. */
export function OptionList({ open, ...list }: OptionListProps) {
  const host = usePortalHost();
  return open ? createPortal(<OpenList {...list} />, host ?? document.body) : null;
}

function OpenList({ anchor, onClose, ...list }: Omit<OptionListProps, 'open'>) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useListPlacement(anchor, sheet, list.rows.length === 0 ? Infinity : list.rows.length * ROW_HEIGHT_PX);

  // a dialog around the field hears Escape at the document and would close with the list: the window hears it before
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return (
    // the focus stays in the field whatever is pressed here
    <Sheet ref={sheet} onMouseDown={(event) => event.preventDefault()}>
      <Rows {...list} />
    </Sheet>
  );
}

function Rows(props: Omit<OptionListProps, 'open' | 'anchor' | 'onClose'>) {
  const { rows, optionCount, highlighted, several, isChosen, menuProps, itemProps, scrollToRow, emptyText } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const others = useMemo(() => otherRows(rows, optionCount), [rows, optionCount]);
  const latestItemProps = useRef(itemProps);
  const [scrolledPx, setScrolledPx] = useState(0);
  const { from, to } = rowsAt(scrolledPx, rows.length);

  // lines that are not drawn again still call what is right now
  useLayoutEffect(() => {
    latestItemProps.current = itemProps;
  });

  // keys move the highlight beyond the rows that exist, so the list itself must bring it into sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at opening; later moves call scrollToRow
  useEffect(() => {
    const show = (at: number, centre: boolean) => {
      const list = viewport.current;
      if (!list) return;
      const { clientHeight: height, scrollTop } = list;
      const top = at * ROW_HEIGHT_PX;
      const end = top + ROW_HEIGHT_PX + LIST_PADDING_PX * 2 - height;
      if (top >= scrollTop && end <= scrollTop) return;
      list.scrollTop = centre ? (top + end) / 2 : top < scrollTop ? top : end;
    };
    scrollToRow.current = (at) => show(at, false);
    if (highlighted > 0) show(highlighted, true);
  }, []);

  const lines = [];
  let position = from - others.filter((other) => other < from).length;
  for (const row of rows.slice(from, to)) {
    const at = from + lines.length;
    if (row.kind === 'option') position++;
    lines.push(
      <ListLine
        key={at % LINES}
        row={row}
        at={at}
        startPx={at * ROW_HEIGHT_PX}
        position={position}
        optionCount={optionCount}
        several={several}
        chosen={isChosen(row)}
        highlighted={highlighted === at}
        itemProps={latestItemProps}
      />,
    );
  }

  return (
    <>
      <List
        {...menuProps}
        ref={mergeRefs(menuProps.ref as Ref<HTMLDivElement>, viewport)}
        aria-multiselectable={several || undefined}
        onScroll={(event) => {
          const { scrollTop } = event.currentTarget;
          const next = rowsAt(scrollTop, rows.length);
          // at once, or the browser shows the place before the rows
          if (next.from !== from || next.to !== to) flushSync(() => setScrolledPx(scrollTop));
        }}
      >
        <Track role="presentation" style={{ blockSize: Math.max(rows.length, 1) * ROW_HEIGHT_PX }}>
          {lines}
        </Track>
      </List>
      {rows.length === 0 && <Empty>{emptyText}</Empty>}
    </>
  );
}
