import { failureOf } from '@gladhand/domain';
import type { GeofenceVisit } from '@gladhand/domain/geofences';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { EmptyState, FailedState, StaleBanner, useMessages, useWords } from '@gladhand/ui';
import { EMPTY_LAYOUT, PagedGrid } from '@gladhand/ui/grid';
import { useCallback, useMemo, useState } from 'react';
import { visitsQuery } from '../../internal/geofenceQueries';
import type { GeofenceVisitsView } from '../internal/visitsView';
import { ExportVisits } from './ExportVisits';
import * as S from './GeofenceVisits.styles';
import { GEOFENCE_VISITS_MESSAGES } from './messages';
import { type VisitContext, visitColumns } from './visitColumns';
import { allVisits, visitsInput } from './visitQueries';
import { visitTable } from './visitTable';

interface VisitGridProps {
  view: GeofenceVisitsView;
  customerId: number;
  period: { from: Date; to: Date };
  /** The end of visits that are still open. */
  now: Date;
  /** Where the button that exports is placed. */
  exportSlot: HTMLElement | null;
}

const PAGE_ROWS = 50;

/** Visits of a view, page by page, newest first. */
export function VisitGrid({ view, customerId, period, now, exportSlot }: VisitGridProps) {
  const messages = useMessages(GEOFENCE_VISITS_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();

  const { timeZone, locale, links } = useWidgetHost();
  const context = useMemo<VisitContext>(
    () => ({ messages, say, now, timeZone, locale, links, customerId }),
    [messages, say, now, timeZone, locale, links, customerId],
  );
  const columns = useMemo(() => visitColumns(context), [context]);
  const [page, setPage] = useState(1);
  const visits = useApiQuery(
    visitsQuery(visitsInput(view, customerId, period, { pageSize: PAGE_ROWS, pageNumber: page })),
    { keepPrevious: true },
  );
  const onVisibleRowsChange = useCallback((first: number) => setPage(Math.floor(first / PAGE_ROWS) + 1), []);
  const { data, isPlaceholderData } = visits;
  const rows = {
    count: data?.total ?? PAGE_ROWS,
    at: (index: number): GeofenceVisit | undefined =>
      isPlaceholderData ? undefined : data?.visits[index - (page - 1) * PAGE_ROWS],
  };
  const retry = () => void visits.refetch();
  if (visits.isError && !data) {
    return (
      <FailedState
        what={messages.theVisits}
        {...failureOf(visits.error)}
        onRetry={retry}
        retrying={visits.isFetching}
      />
    );
  }
  return (
    <S.Body>
      <ExportVisits
        slot={exportSlot}
        what={messages.title}
        many={messages.rowsOfVisits}
        table={(run, fetch) =>
          visitTable(
            context,
            allVisits((input) => visitsInput(view, customerId, period, input), messages.tooMany, run, fetch),
          )
        }
      />
      {visits.isError && (
        <StaleBanner reason={failureOf(visits.error).message} onRetry={retry} retrying={visits.isFetching} />
      )}
      <S.Table>
        <PagedGrid
          label={data ? messages.count(data.total, formats.count(data.total)) : messages.visits}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ unitId }) => unitId}
          layout={EMPTY_LAYOUT}
          pageSize={PAGE_ROWS}
          busy={visits.isFetching}
          onVisibleRowsChange={onVisibleRowsChange}
        >
          {data?.total === 0 && (
            <EmptyState edge="none" title={messages.none}>
              {messages.noneHint}
            </EmptyState>
          )}
        </PagedGrid>
      </S.Table>
    </S.Body>
  );
}
