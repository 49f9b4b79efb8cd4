import { Checkbox } from '../Checkbox/Checkbox';
import { ColumnFilter } from './ColumnFilter';
import { useGridTexts } from './gridTexts';
import type { GridColumn } from './gridTypes';
import * as S from './PagedGrid.styles';
import type { PagedGridProps } from './pagedGridProps';

interface PagedHeadProps<Row> extends Pick<PagedGridProps<Row>, 'sort' | 'onSortChange'> {
  columns: readonly GridColumn<Row>[];
  hasFilters: boolean;
  /** For the rows of the page; undefined if rows can't be selected. */
  selection: { checked: boolean | 'mixed'; onToggle: () => void } | undefined;
}

/** The titles of a `PagedGrid`, and its filters. */
export function PagedHead<Row>({ columns, hasFilters, selection, sort, onSortChange }: PagedHeadProps<Row>) {
  const texts = useGridTexts();
  return (
    <S.Titles>
      <tr aria-rowindex={1}>
        {selection && (
          <S.Head scope="col">
            <Checkbox
              aria-label={texts.selectPage}
              checked={selection.checked === true}
              indeterminate={selection.checked === 'mixed'}
              onChange={selection.onToggle}
            />
          </S.Head>
        )}
        {columns.map((column) => (
          <Title key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
      </tr>
      {hasFilters && (
        <tr aria-rowindex={2}>
          {selection && <S.Filter />}
          {columns.map(({ id, title, filter }) => (
            <S.Filter key={id}>{filter && <ColumnFilter filter={filter} title={title} tabStop />}</S.Filter>
          ))}
        </tr>
      )}
    </S.Titles>
  );
}

type TitleProps<Row> = { column: GridColumn<Row> } & Pick<PagedGridProps<Row>, 'sort' | 'onSortChange'>;

function Title<Row>({ column, sort, onSortChange }: TitleProps<Row>) {
  const ascending = sort?.columnId === column.id ? sort.ascending : undefined;
  const direction = ascending === undefined ? 'none' : ascending ? 'ascending' : 'descending';
  return (
    <S.Head
      scope="col"
      aria-sort={column.sortable ? direction : undefined}
      data-end={column.align === 'end' ? '' : undefined}
    >
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
