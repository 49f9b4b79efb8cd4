import { ApiErrorCode, failureOf } from '@gladhand/domain';
import { useApiInfiniteQuery } from '@gladhand/domain/react';
import type { ActivityLogEntry } from '@gladhand/domain/trailers';
import { Button, EmptyState, FailedState, Skeleton, useMessages } from '@gladhand/ui';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { LogEntry } from './LogEntry';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import { activityLogQuery } from './queries';

interface ActivityLogProps {
  vin: string;
  installedSensorTypeIds: readonly number[];
  moment: (at: Date) => string;
}

/** All reports of a trailer, newest first. Older ones load on scroll. */
export function ActivityLog({ vin, installedSensorTypeIds, moment }: ActivityLogProps) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);

  const log = useApiInfiniteQuery(activityLogQuery(vin));
  const entries = useMemo(() => byId(log.data?.pages ?? []), [log.data]);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = log;
  const end = useRef<HTMLDivElement>(null);

  // Observing the end of the list works for wheel, touch and keyboard.
  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.at(-1)?.isIntersecting) void fetchNextPage();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (log.isPending) {
    return (
      <Waiting role="status" aria-busy="true" aria-label={messages.loadingActivity}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={54} />
        ))}
      </Waiting>
    );
  }
  if (!log.data) {
    return (
      <FailedState
        what={messages.theActivityLog}
        {...failureOf(log.error)}
        onRetry={() => void log.refetch()}
        retrying={log.isFetching}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState edge="none" title={messages.nothingReportedYet}>
        {messages.noActivityHint}
      </EmptyState>
    );
  }
  return (
    <>
      <Entries aria-label={messages.activityLog} aria-busy={isFetchingNextPage}>
        {entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} installedSensorTypeIds={installedSensorTypeIds} moment={moment} />
        ))}
      </Entries>
      <End ref={end} role="status">
        {isFetchNextPageError && log.error?.code !== ApiErrorCode.Cancelled && (
          <span>{messages.olderEntriesFailed}</span>
        )}
        {hasNextPage ? (
          <Button size="xsmall" working={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? messages.tryAgain : messages.loadOlderEntries}
          </Button>
        ) : (
          <span>{messages.endOfData}</span>
        )}
      </End>
    </>
  );
}

/** A new report shifts the pages by one, so a report may be in two of them. */
function byId(pages: readonly (readonly ActivityLogEntry[])[]): ActivityLogEntry[] {
  return [...new Map(pages.flat().map((entry) => [entry.id, entry])).values()];
}

const Waiting = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
`;

const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 12px 16px;
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-12);
`;
