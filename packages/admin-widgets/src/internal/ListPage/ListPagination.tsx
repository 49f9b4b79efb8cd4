import { useWidgetHost } from '@gladhand/domain/react';
import { Pagination } from '@gladhand/ui';
import type { ListQuery } from './listQuery';
import { useLastPage } from './useLastPage';

interface ListPaginationProps {
  query: ListQuery;
  /** Rows of all pages. Undefined until they are known. */
  total: number | undefined;
  view: { page: number; pageSize: number };
  onPageChange: (page: number) => void;
  /** Left out where the page size cannot be chosen. */
  onPageSizeChange?: (pageSize: number, page: number) => void;
  /** Replaces a page beyond the last one. */
  onCorrect: (page: number) => void;
}

/** The pagination of a list. A view whose page is beyond the last one is corrected. */
export function ListPagination(props: ListPaginationProps) {
  const { query, total, view, onPageChange, onPageSizeChange, onCorrect } = props;
  const { locale } = useWidgetHost();
  useLastPage({ total: query.isPlaceholderData ? undefined : total, ...view, onPage: onCorrect });
  return (
    <Pagination
      total={total ?? 0}
      page={view.page}
      pageSize={view.pageSize}
      locale={locale}
      onPageChange={onPageChange}
      {...(onPageSizeChange && { onPageSizeChange })}
    />
  );
}
