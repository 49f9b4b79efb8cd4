import { StaleBanner as Banner } from '@gladhand/ui';
import * as S from './ListPage.styles';
import type { ListQuery } from './listQuery';

/** Appears while a list shows earlier data because its refresh failed. It disappears with the next success. */
export function StaleBanner({ query: { data, error, isRefetching, refetch } }: { query: ListQuery }) {
  if (!error || data === undefined) return null;
  return (
    <S.Notice>
      <Banner reason={error.message} onRetry={() => refetch()} retrying={isRefetching} />
    </S.Notice>
  );
}
