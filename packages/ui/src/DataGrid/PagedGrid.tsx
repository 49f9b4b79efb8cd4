import { type ReactNode, useEffect, useState } from 'react';
import { Pagination } from '../Pagination/Pagination';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { DataGridProps } from './DataGrid';
import { placeColumns } from './gridLayout';
import { GridTextsContext, useAllGridTexts } from './gridTexts';
import * as S from './PagedGrid.styles';
import { PagedHead } from './PagedHead';
import { PagedRow } from './PagedRow';
import { idsBetween, selectedOf, toggleIds } from './selectRange';

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
    | 'busy'
    | 'texts'
  > {
  /** A row was opened: by the button in its first cell that cannot be edited, or by a double-click. */
  onRowActivate?: ((row: Row) => void) | undefined;
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
  const { rows, rowId, rowLabel, selected, onVisibleRowsChange, onRowActivate } = props;
  const pageSize = Math.min(props.pageSize ?? 50, MAX_PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(rows.count / pageSize));
  const [wantedPage, setPage] = useState(1);
  const page = Math.min(wantedPage, pages);
  const first = (page - 1) * pageSize;
  const last = Math.min(rows.count, first + pageSize) - 1;
  const columns = placeColumns(props.columns, props.layout).map(({ column }) => column);
  const hasFilters = columns.some(({ filter }) => filter);
  const headRows = hasFilters ? 2 : 1;
  const texts = useAllGridTexts(props.texts);

  // A list on a server loads what is on the page.
  useEffect(() => {
    if (last >= first) onVisibleRowsChange?.(first, last);
  }, [first, last, onVisibleRowsChange]);

  const idAt = (index: number) => {
    const row = rows.at(index);
    return row === undefined ? undefined : rowId(row);
  };
  const toggle = (ids: readonly string[]) => selected && props.onSelectedChange?.(toggleIds(selected, ids));

  return (
    <GridTextsContext value={texts}>
      <S.Frame>
        <S.Scroll tabIndex={0} role="region" aria-label={props.label}>
          <S.Table aria-busy={props.busy || undefined} aria-rowcount={rows.count + headRows}>
            <caption>
              <VisuallyHidden>{texts.page(props.label, page, pages)}</VisuallyHidden>
            </caption>
            <PagedHead
              columns={columns}
              hasFilters={hasFilters}
              selection={selectionOfPage()}
              sort={props.sort}
              onSortChange={props.onSortChange}
            />
            <tbody>{Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => bodyRow(first + at))}</tbody>
          </S.Table>
          {props.children}
        </S.Scroll>
        <Pagination
          total={rows.count}
          page={page}
          pageSize={pageSize}
          onPageChange={setPage}
          texts={texts.pagination}
        />
      </S.Frame>
    </GridTextsContext>
  );

  function selectionOfPage() {
    if (!selected) return undefined;
    const ids = idsBetween(idAt, first, last);
    return { checked: selectedOf(selected, ids), onToggle: () => toggle(ids) };
  }

  function bodyRow(index: number) {
    const row = rows.at(index);
    const rowIndex = index + headRows + 1;
    if (row === undefined) {
      return (
        <tr key={index} aria-rowindex={rowIndex}>
          <S.Cell colSpan={columns.length + (selected ? 1 : 0)}>{texts.loadingRow(index + 1)}</S.Cell>
        </tr>
      );
    }
    const id = rowId(row);
    return (
      <PagedRow
        key={id}
        row={row}
        label={rowLabel(row)}
        rowIndex={rowIndex}
        columns={columns}
        selected={selected?.has(id)}
        onToggle={() => toggle([id])}
        onOpen={onRowActivate && (() => onRowActivate(row))}
      />
    );
  }
}
