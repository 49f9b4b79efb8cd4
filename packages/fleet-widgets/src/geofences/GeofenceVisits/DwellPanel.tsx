import { failureOf } from '@gladhand/domain';
import { useApiInfiniteQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, SegmentedControl, Skeleton, StaleBanner, useMessages } from '@gladhand/ui';
import { EMPTY_LAYOUT, PagedGrid } from '@gladhand/ui/grid';
import { useMemo } from 'react';
import type { GeofenceVisitsView } from '../internal/visitsView';
import { DwellBars } from './DwellBars';
import { DwellNumbers } from './DwellNumbers';
import { type DwellContext, dwellColumns, dwellTable } from './dwellColumns';
import { ExportVisits } from './ExportVisits';
import * as S from './GeofenceVisits.styles';
import { GEOFENCE_VISITS_MESSAGES } from './messages';
import { allDwell, dwellInput, dwellQuery } from './visitQueries';

interface DwellPanelProps {
  view: GeofenceVisitsView;
  customerId: number;
  period: { from: Date; to: Date };
  /** Where the button that exports is placed. */
  exportSlot: HTMLElement | null;
  onBy: (by: GeofenceVisitsView['by']) => void;
}

/** Dwell and detention of a period: of all visits, as bars, and in a table. */
export function DwellPanel({ view, customerId, period, exportSlot, onBy }: DwellPanelProps) {
  const messages = useMessages(GEOFENCE_VISITS_MESSAGES);
  const { count: format } = useReadingFormats();

  const { locale, links } = useWidgetHost();
  const input = dwellInput(view, customerId, period);
  const dwell = useApiInfiniteQuery(dwellQuery(input));
  const context = useMemo<DwellContext>(
    () => ({ messages, view, customerId, locale, links, format }),
    [messages, view, customerId, locale, links, format],
  );
  const columns = useMemo(() => dwellColumns(context), [context]);
  const retry = () => void dwell.refetch();
  if (!dwell.data) {
    return dwell.isError ? (
      <FailedState what={messages.theDwell} {...failureOf(dwell.error)} onRetry={retry} retrying={dwell.isFetching} />
    ) : (
      <S.Waiting aria-busy="true">
        <Skeleton height={56} />
        <Skeleton height={160} />
        <Skeleton height={160} />
      </S.Waiting>
    );
  }
  const rows = dwell.data.pages.flatMap((page) => page.rows);
  const total = dwell.data.pages[0]?.total;
  const table = view.by === 'trailer' ? messages.perTrailer : messages.perGeofence;
  return (
    <S.Body>
      <ExportVisits
        slot={exportSlot}
        what={messages.dwell}
        many={messages.rowsOfDwell}
        table={(run, fetch) => dwellTable(columns, allDwell(input, run, fetch))}
      />
      {dwell.isError && (
        <StaleBanner reason={failureOf(dwell.error).message} onRetry={retry} retrying={dwell.isFetching} />
      )}
      <S.Dwell>
        <S.Section>
          <header>
            <S.Note>{messages.clipped}</S.Note>
            <SegmentedControl
              label={messages.addUp}
              segments={[
                { value: 'geofence', label: messages.perGeofence },
                { value: 'trailer', label: messages.perTrailer },
              ]}
              value={view.by}
              onChange={(by) => onBy(by as GeofenceVisitsView['by'])}
            />
          </header>
        </S.Section>
        {total ? (
          <>
            <DwellNumbers total={total} context={context} />
            <DwellBars rows={rows} context={context} />
            <S.Section>
              <PagedGrid
                label={table}
                columns={columns}
                rows={{ count: rows.length, at: (index) => rows[index] }}
                rowId={({ id }) => id}
                rowLabel={({ name }) => name}
                layout={EMPTY_LAYOUT}
                pageSize={100}
              />
              {dwell.hasNextPage && (
                <Button kind="link" working={dwell.isFetchingNextPage} onClick={() => void dwell.fetchNextPage()}>
                  {messages.showMore}
                </Button>
              )}
            </S.Section>
          </>
        ) : (
          <EmptyState edge="none" title={messages.none}>
            {messages.noneHint}
          </EmptyState>
        )}
      </S.Dwell>
    </S.Body>
  );
}
