import { type Customer, failureOf } from '@gladhand/domain';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, EmptyState, FailedState, Skeleton } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import * as S from './AuditLog.styles';
import { AuditTable } from './AuditTable';
import { auditFilter, auditQuery } from './auditQuery';
import { type AuditView, isFiltered, MAX_PAGES } from './auditView';
import { AUDIT_MESSAGES as TEXT } from './messages';

interface AuditLinesProps {
  view: AuditView;
  /** False while it is not known whether the view is allowed. */
  ready: boolean;
  customers: readonly Customer[];
  onPages: (pages: number) => void;
  onClear: () => void;
}

const LOADING = ['72%', '84%', '66%', '90%', '78%', '70%'];

/** The lines that a view finds, as many pages as it shows. */
export function AuditLines({ view, ready, customers, onPages, onClear }: AuditLinesProps) {
  const { locale } = useWidgetHost();
  const log = useApiInfiniteQuery(auditQuery(view, useChosenAt(view)), { enabled: ready });
  const pages = log.data?.pages ?? [];
  const lines = pages.flatMap((page) => page.lines);
  const isShort = pages.length < view.page && log.hasNextPage && !log.isFetching && !log.isFetchNextPageError;
  const { fetchNextPage } = log;
  // the next page can only be asked for after the one before has answered
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  const count = lines.length.toLocaleString(locale);

  return (
    <S.Lines aria-busy={log.isPending}>
      {log.isPending && LOADING.map((width) => <Skeleton key={width} width={width} height={16} />)}
      {log.isError && !log.data && (
        <FailedState
          what="The audit log"
          {...failureOf(log.error)}
          onRetry={() => log.refetch()}
          retrying={log.isRefetching}
        />
      )}
      {log.data &&
        lines.length === 0 &&
        (isFiltered(view) ? (
          <EmptyState edge="none" title={TEXT.noMatch}>
            {TEXT.noMatchHint}
            <Button onClick={onClear}>{TEXT.clear}</Button>
          </EmptyState>
        ) : (
          <EmptyState edge="none" title={TEXT.none}>
            {TEXT.noneHint}
          </EmptyState>
        ))}
      {lines.length > 0 && (
        <>
          <AuditTable lines={lines} customers={customers} />
          {log.isFetchNextPageError && (
            <Banner tone="critical" title={TEXT.moreFailed}>
              {failureOf(log.error).message}
            </Banner>
          )}
          <S.Foot>
            <span role="status">{log.hasNextPage ? TEXT.some(count) : TEXT.count(count)}</span>
            {log.hasNextPage && pages.length >= MAX_PAGES && <span>{TEXT.tooMany}</span>}
            {log.hasNextPage && pages.length < MAX_PAGES && (
              <Button
                working={log.isFetchingNextPage}
                onClick={() => {
                  onPages(pages.length + 1);
                  if (pages.length < view.page) void fetchNextPage();
                }}
              >
                {TEXT.more}
              </Button>
            )}
          </S.Foot>
        </>
      )}
    </S.Lines>
  );
}

/** The instant at which the lines of a view were asked for: a period ends there, however many pages follow. */
function useChosenAt(view: AuditView): Date {
  const { now } = useWidgetHost();
  const filter = JSON.stringify(auditFilter(view, new Date(0)));
  const [chosen, setChosen] = useState(() => ({ filter, at: now() }));
  if (chosen.filter === filter) return chosen.at;
  const next = { filter, at: now() };
  setChosen(next);
  return next.at;
}
