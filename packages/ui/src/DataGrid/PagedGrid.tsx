import { useEffect, useState } from 'react';
import { Pagination } from '../Pagination/Pagination';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { placeColumns } from './gridLayout';
import { GridTextsContext, useAllGridTexts } from './gridTexts';
import * as S from './PagedGrid.styles';
import { PagedHead } from './PagedHead';
import { PagedRow } from './PagedRow';
import type { PagedGridProps } from './pagedGridProps';
import { selectedOf } from './selectedOf';
import { idsBetween, toggleIds } from './selectRange';

/** Maximum number of rows per page. More would slow down a screen reader. */
const MAX_PAGE_SIZE = 100;

/**
 * The columns and rows of a `DataGrid` as a plain table with pages. All rows of a page are in the document, so screen
 * readers use their table commands. Renders a `<table>`. Offer it as a setting.
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

  // Lets the host load the rows of the page.
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
        {pages > 1 && (
          <Pagination
            total={rows.count}
            page={page}
            pageSize={pageSize}
            onPageChange={setPage}
            texts={texts.pagination}
          />
        )}
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
