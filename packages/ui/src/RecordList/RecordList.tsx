import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { RowWindow } from '../internal/RowWindow';
import { useMessages } from '../locale/LocaleProvider';
import { RECORD_LIST_MESSAGES } from './messages';
import { adoptRecordRows, Viewport } from './recordListStyles';
import { createRecordRow, type ListRecord, type RecordRow, writeRecord } from './recordRow';

export interface RecordListProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'role' | 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Total number of records. */
  count: number;
  /** The record of a row; undefined while it loads. A new function repaints the rows. */
  recordAt: (index: number) => ListRecord | undefined;
  /** The row of a record by its id; -1 if it isn't loaded. */
  indexOf: (id: string) => number;
  /** Id of the selected record. If it was selected elsewhere, it is scrolled into view. */
  selectedId?: string | undefined;
  /** Called with the id of a record selected by click, Enter or Space. */
  onSelect: (id: string) => void;
  /** Called with the drawn rows, so that they can be loaded. */
  onRange?: ((first: number, last: number) => void) | undefined;
}

const ROW_HEIGHT_PX = 54;

/**
 * A list of up to a hundred thousand two-line records in recycled nodes of one height. A listbox: arrows move, Enter
 * selects. Fills the height of its container. For values in columns, use a `DataGrid`.
 */
export function RecordList(props: RecordListProps) {
  const { label, count, recordAt, indexOf, selectedId, onSelect, onRange, ...rest } = props;
  const { loading } = useMessages(RECORD_LIST_MESSAGES);
  const viewport = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const rows = useRef<RowWindow<RecordRow>>(undefined);
  // Data for the rows; the window reads it on every scroll.
  const latest = useRef({ count, recordAt, selectedId, onRange, loading, active: 0 });

  useLayoutEffect(() => {
    if (!viewport.current || !body.current) return;
    adoptRecordRows(body.current);
    let range = [-1, -1];
    const made = new RowWindow<RecordRow>(viewport.current, body.current, {
      count: () => latest.current.count,
      create: createRecordRow,
      forget: () => undefined,
      write(row) {
        const { recordAt: at, selectedId: chosen, count: total, ...state } = latest.current;
        const record = at(row.row);
        const selected = record !== undefined && record.id === chosen;
        writeRecord(row, record, {
          count: total,
          selected,
          active: row.row === state.active,
          loading: state.loading,
        });
      },
      painted(first, last) {
        if (range[0] === first && range[1] === last) return;
        range = [first, last];
        latest.current.onRange?.(first, last);
      },
    });
    made.rowHeightPx = ROW_HEIGHT_PX;
    rows.current = made;
    return () => {
      made.destroy();
      rows.current = undefined;
    };
  }, []);

  useLayoutEffect(() => {
    const active = Math.min(latest.current.active, Math.max(0, count - 1));
    latest.current = { count, recordAt, selectedId, onRange, loading, active };
    draw();
  });

  // A selection made elsewhere is scrolled into view once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice does it
  useEffect(() => {
    const index = selectedId === undefined ? -1 : indexOf(selectedId);
    if (index >= 0) goTo(index);
  }, [selectedId]);

  function draw() {
    const { active } = latest.current;
    rows.current?.refresh(count > 0 ? active : -1);
    const id = rows.current?.at(active)?.el.id;
    if (id) viewport.current?.setAttribute('aria-activedescendant', id);
    else viewport.current?.removeAttribute('aria-activedescendant');
  }

  function goTo(index: number) {
    latest.current.active = Math.max(0, Math.min(count - 1, index));
    rows.current?.reveal(latest.current.active);
    draw();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { active } = latest.current;
    const page = rows.current?.pageRows ?? 1;
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    const chooses = event.key === 'Enter' || event.key === ' ';
    if (to === undefined && !chooses) return;
    event.preventDefault();
    if (to !== undefined) goTo(to);
    else choose(active);
  }

  function onClick(event: MouseEvent) {
    const row = rows.current?.holding(event.target as Node);
    if (!row) return;
    latest.current.active = row.row;
    draw();
    choose(row.row);
  }

  function choose(index: number) {
    const record = recordAt(index);
    if (record) onSelect(record.id);
  }

  return (
    <Viewport
      {...rest}
      ref={viewport}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div ref={body} role="presentation" style={{ position: 'relative' }} />
    </Viewport>
  );
}
