import { type ReactNode, useEffect, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { SeverityIcon } from '../icons/SeverityIcon';
import { Pagination } from '../Pagination/Pagination';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { DataGridProps } from './DataGrid';
import { placeColumns } from './gridLayout';
import type { GridCell, GridColumn } from './gridTypes';
import * as S from './PagedGrid.styles';

/** Rows that a page may have at most: more of them make a screen reader slow. */
const MAX_PAGE_SIZE = 100;

export interface PagedGridProps<Row>
  extends Pick<
    DataGridProps<Row>,
    | 'label'
    | 'columns'
    | 'rows'
    | 'rowId'
    | 'rowLabel'
    | 'layout'
    | 'sort'
    | 'onSortChange'
    | 'selected'
    | 'onSelectedChange'
    | 'onVisibleRowsChange'
    | 'onRowActivate'
    | 'busy'
  > {
  /** Rows on a page, 100 at most. @default 50 */
  pageSize?: number | undefined;
  /** Stands in place of the rows: empty, failed, forbidden. */
  children?: ReactNode;
}

/**
 * The same columns and rows as a `DataGrid`, as a plain table in pages: every row of a page is in the document, so that
 * a screen reader reads tables, rows and columns the way it always does. Renders a `<table>`. Offer it as a setting.
 */
export function PagedGrid<Row>(props: PagedGridProps<Row>) {
  const { rows, rowId, selected, onVisibleRowsChange } = props;
  const pageSize = Math.min(props.pageSize ?? 50, MAX_PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(rows.count / pageSize));
  const [wantedPage, setPage] = useState(1);
  const page = Math.min(wantedPage, pages);
  const first = (page - 1) * pageSize;
  const last = Math.min(rows.count, first + pageSize) - 1;
  const columns = placeColumns(props.columns, props.layout).map(({ column }) => column);

  // A list on a server loads what is on the page.
  useEffect(() => {
    if (last >= first) onVisibleRowsChange?.(first, last);
  }, [first, last, onVisibleRowsChange]);

  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    props.onSelectedChange?.(next);
  };

  return (
    <S.Frame>
      <S.Scroll tabIndex={0} role="region" aria-label={props.label}>
        <S.Table aria-busy={props.busy || undefined} aria-rowcount={rows.count + 1}>
          <caption>
            <VisuallyHidden>{`${props.label}, page ${page} of ${pages}`}</VisuallyHidden>
          </caption>
          <thead>
            <tr aria-rowindex={1}>
              {selected && <S.Head scope="col">Selected</S.Head>}
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={props.sort} onSortChange={props.onSortChange} />
              ))}
            </tr>
          </thead>
          <tbody>{Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => bodyRow(first + at))}</tbody>
        </S.Table>
        {props.children}
      </S.Scroll>
      <Pagination total={rows.count} page={page} pageSize={pageSize} onPageChange={setPage} />
    </S.Frame>
  );

  function bodyRow(index: number) {
    const row = rows.at(index);
    if (row === undefined) {
      return (
        <tr key={index} aria-rowindex={index + 2}>
          <S.Cell colSpan={columns.length + (selected ? 1 : 0)}>Loading row {index + 1}</S.Cell>
        </tr>
      );
    }
    const id = rowId(row);
    return (
      <tr key={id} aria-rowindex={index + 2} onDoubleClick={() => props.onRowActivate?.(row)}>
        {selected && (
          <S.Cell>
            <Checkbox
              aria-label={`Select ${props.rowLabel(row)}`}
              checked={selected.has(id)}
              onChange={() => toggle(id)}
            />
          </S.Cell>
        )}
        {columns.map((column, at) => (
          <S.Cell
            key={column.id}
            as={at === 0 ? 'th' : 'td'}
            scope={at === 0 ? 'row' : undefined}
            data-end={atEnd(column)}
          >
            <CellText {...column.cell(row)} />
          </S.Cell>
        ))}
      </tr>
    );
  }
}

type HeadCellProps<Row> = { column: GridColumn<Row> } & Pick<PagedGridProps<Row>, 'sort' | 'onSortChange'>;

function HeadCell<Row>({ column, sort, onSortChange }: HeadCellProps<Row>) {
  const ascending = sort?.columnId === column.id ? sort.ascending : undefined;
  const direction = ascending === undefined ? 'none' : ascending ? 'ascending' : 'descending';
  return (
    <S.Head scope="col" aria-sort={column.sortable ? direction : undefined} data-end={atEnd(column)}>
      {column.sortable ? (
        <S.Sort
          type="button"
          onClick={() => onSortChange?.({ columnId: column.id, ascending: ascending === undefined || !ascending })}
        >
          {column.title}
          {ascending !== undefined && <span aria-hidden="true">{ascending ? ' ↑' : ' ↓'}</span>}
        </S.Sort>
      ) : (
        column.title
      )}
    </S.Head>
  );
}

/** A cell in words: nothing waits for a pointer here, so the hint is read with the value. */
function CellText({ lead, text, unit, tone, hint, state }: GridCell) {
  return (
    <S.Value data-quiet={state === 'missing' || state === 'absent' || undefined}>
      {tone && <SeverityIcon tone={tone} />}
      <span>
        {lead}
        {text}
        {unit}
      </span>
      {hint && <VisuallyHidden>, {hint}</VisuallyHidden>}
    </S.Value>
  );
}

const atEnd = ({ align }: { align?: 'start' | 'end' | undefined }) => (align === 'end' ? '' : undefined);
