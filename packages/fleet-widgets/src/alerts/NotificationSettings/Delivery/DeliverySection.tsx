import { failureOf } from '@gladhand/domain';
import type { useApiInfiniteQuery } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, Skeleton, StaleBanner, useMessages } from '@gladhand/ui';
import { type ReactNode, useId } from 'react';
import * as S from '../Webhooks/Webhooks.styles';
import { ALERT_DELIVERY_MESSAGES } from './messages';

interface DeliverySectionProps {
  title: string;
  about: string;
  /** What is listed, for failures: 'The delivery failures'. */
  what: string;
  empty: { title: string; hint: string };
  list: Pick<
    ReturnType<typeof useApiInfiniteQuery>,
    'error' | 'isPending' | 'isFetching' | 'isFetchingNextPage' | 'hasNextPage'
  > & { refetch: () => unknown; fetchNextPage: () => unknown };
  /** Undefined until the first page is loaded. */
  rows: readonly ReactNode[] | undefined;
}

/** A list that is loaded page by page, with all of its states. */
export function DeliverySection({ title, about, what, empty, list, rows }: DeliverySectionProps) {
  const messages = useMessages(ALERT_DELIVERY_MESSAGES);
  const titleId = useId();
  const failure = list.error ? failureOf(list.error) : undefined;
  const retry = () => void list.refetch();
  return (
    <S.Section aria-labelledby={titleId} aria-busy={list.isPending}>
      <S.Head>
        <h2 id={titleId}>{title}</h2>
      </S.Head>
      <S.Hint>{about}</S.Hint>
      {failure && rows && <StaleBanner reason={failure.message} onRetry={retry} retrying={list.isFetching} />}
      {failure && !rows && <FailedState what={what} {...failure} onRetry={retry} retrying={list.isFetching} />}
      {list.isPending && (
        <S.Waiting>
          <Skeleton height={48} />
          <Skeleton height={48} />
        </S.Waiting>
      )}
      {rows?.length === 0 && (
        <EmptyState edge="none" title={empty.title}>
          {empty.hint}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <S.List aria-labelledby={titleId}>{rows}</S.List>}
      {list.hasNextPage && (
        <div>
          <Button working={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {messages.older}
          </Button>
        </div>
      )}
    </S.Section>
  );
}
