import { type ActivityLogEntry, ApiErrorCode, failureOf } from '@gladhand/domain';
import { useApiInfiniteQuery } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, Skeleton } from '@gladhand/ui';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { LogEntry } from './LogEntry';
import { activityLogQuery } from './queries';

interface ActivityLogProps {
  vin: string;
  installedSensorTypeIds: readonly number[];
  moment: (at: Date) => string;
}

/** Everything a trailer reported, newest first; older reports come as one scrolls. */
export function ActivityLog({ vin, installedSensorTypeIds, moment }: ActivityLogProps) {
  const log = useApiInfiniteQuery(activityLogQuery(vin));
  const entries = useMemo(() => byId(log.data?.pages ?? []), [log.data]);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = log;
  const end = useRef<HTMLDivElement>(null);

  // the end of the list coming into view is the one sign of scrolling that works for wheel, finger and keyboard
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
      <Waiting role="status" aria-busy="true" aria-label="Loading the activity log">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={54} />
        ))}
      </Waiting>
    );
  }
  if (!log.data) {
    return (
      <FailedState
        what="The activity log"
        {...failureOf(log.error)}
        onRetry={() => void log.refetch()}
        retrying={log.isFetching}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState edge="none" title="Nothing reported yet">
        Reports of this trailer's device stand here, as soon as the first one arrives.
      </EmptyState>
    );
  }
  return (
    <>
      <Entries aria-label="Activity log" aria-busy={isFetchingNextPage}>
        {entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} installedSensorTypeIds={installedSensorTypeIds} moment={moment} />
        ))}
      </Entries>
      <End ref={end} role="status">
        {isFetchNextPageError && log.error?.code !== ApiErrorCode.Cancelled && <span>Older entries did not load.</span>}
        {hasNextPage ? (
          <Button size="xsmall" working={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? 'Try again' : 'Load older entries'}
          </Button>
        ) : (
          <span>End of data</span>
        )}
      </End>
    </>
  );
}

/** A report that came in between moves the pages by one: what is there twice is shown once. */
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
