import {
  type ActivityLogEntry,
  ApiErrorCode,
  failureOf,
  LOG_PAGE_SIZE,
  MAX_READING_AGE,
  type SensorTypeWord,
} from '@gladhand/domain';
import { type ApiInfiniteQuery, useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  DataGrid,
  EMPTY_LAYOUT,
  EmptyState,
  FailedState,
  type GridColumn,
  Skeleton,
  TimeSeriesChart,
  useClientRows,
} from '@gladhand/ui';
import { useMemo, useState } from 'react';
import * as S from './SensorDetails.styles';
import type { DetailsContext } from './SensorDetailsView';
import { drawnHistory, type SensorRecords, sensorRecords } from './sensorRecords';

interface SensorHistoryProps {
  vin: string;
  type: SensorTypeWord;
  undercarriage: string | null;
  context: DetailsContext;
}

/** Rows from the end of the table at which the next page is asked for. */
const NEAR_END = 20;

/** The reports of one sensor, page by page. */
const sensorHistoryQuery = (vin: string, sensorTypeId: number): ApiInfiniteQuery<ActivityLogEntry[], number> => ({
  key: ['sensorHistory', vin, sensorTypeId],
  firstCursor: 0,
  fetch: (api, pageNumber, options) =>
    api.trailers.activityLog(
      { vin, pageNumber, pageSize: LOG_PAGE_SIZE.otherSensors, sensorTypeIds: [sensorTypeId] },
      options,
    ),
  next: (page, pages) => (page.length < LOG_PAGE_SIZE.otherSensors ? undefined : pages.length),
});

/** What a sensor reported: as a chart, and as a table whose older pages come as one scrolls. */
export function SensorHistory({ vin, type, undercarriage, context }: SensorHistoryProps) {
  const log = useApiInfiniteQuery(sensorHistoryQuery(vin, type.id));
  const records = useMemo(() => sensorRecords(type.id, undercarriage), [type.id, undercarriage]);
  // a report that came in between moves the pages by one: what is there twice is shown once
  const entries = useMemo(
    () => [...new Map((log.data?.pages ?? []).flat().map((entry) => [entry.id, entry])).values()],
    [log.data],
  );
  if (log.isPending) {
    return (
      <S.Part role="status" aria-busy="true" aria-label="Loading the history">
        <Skeleton height={260} />
        <Skeleton height={160} />
      </S.Part>
    );
  }
  if (!log.data) {
    return (
      <FailedState
        what="The history of this sensor"
        {...failureOf(log.error)}
        onRetry={() => void log.refetch()}
        retrying={log.isFetching}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState edge="none" title="Nothing reported yet">
        This sensor is installed, and no report of it is kept.
      </EmptyState>
    );
  }
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = log;
  return (
    <S.Part aria-label={`History of ${type.section}`}>
      <h3>History</h3>
      <HistoryChart name={type.section} entries={entries} records={records} />
      <HistoryTable
        name={type.section}
        entries={entries}
        records={records}
        context={context}
        busy={isFetchingNextPage}
        onEndNear={() => {
          if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
        }}
      />
      <S.Line role="status">
        <span>
          {entries.length.toLocaleString('en-US')} {entries.length === 1 ? 'report' : 'reports'}
        </span>
        {isFetchNextPageError && log.error?.code !== ApiErrorCode.Cancelled && <span>Older reports did not load.</span>}
        {hasNextPage ? (
          <Button size="xsmall" working={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? 'Try again' : 'Load older reports'}
          </Button>
        ) : (
          <span>End of data</span>
        )}
      </S.Line>
    </S.Part>
  );
}

interface HistoryPartProps {
  name: string;
  entries: readonly ActivityLogEntry[];
  records: SensorRecords;
}

function HistoryChart({ name, entries, records }: HistoryPartProps) {
  const { timeZone, locale } = useWidgetHost();
  const { times, series } = useMemo(() => {
    const drawn = drawnHistory(entries, records);
    const lines = records.lines.map(({ id, label, unit, digits }, index) => ({
      id,
      label,
      digits,
      values: drawn.values[index] ?? [],
      ...(unit && { unit }),
    }));
    return { times: drawn.times, series: lines };
  }, [entries, records]);
  return (
    <TimeSeriesChart
      label={`${name}: ${records.lines.map(({ label }) => label).join(', ')}`}
      times={times}
      series={series}
      // in the log a report may be missed without anything being wrong; untethered trailers report once a day
      maxGapMs={MAX_READING_AGE[records.kind].untetheredMs}
      timeZone={timeZone}
      locale={locale}
      heightPx={200}
    />
  );
}

interface HistoryTableProps extends HistoryPartProps {
  context: DetailsContext;
  busy: boolean;
  onEndNear: () => void;
}

function HistoryTable({ name, entries, records, context, busy, onEndNear }: HistoryTableProps) {
  const [layout, setLayout] = useState(EMPTY_LAYOUT);
  const columns = useMemo(() => historyColumns(records, context), [records, context]);
  const rows = useClientRows({ rows: entries, columns });
  return (
    <S.GridBox style={{ '--rows': entries.length }}>
      <DataGrid
        label={`Reports of ${name}`}
        columns={columns}
        rows={rows}
        rowId={(entry) => entry.id}
        rowLabel={(entry) => context.moment(new Date(entry.recorded))}
        layout={layout}
        onLayoutChange={setLayout}
        onVisibleRowsChange={(_, last) => {
          if (last >= entries.length - NEAR_END) onEndNear();
        }}
        busy={busy}
      />
    </S.GridBox>
  );
}

function historyColumns({ columns }: SensorRecords, { moment }: DetailsContext): GridColumn<ActivityLogEntry>[] {
  return [
    { id: 'recorded', title: 'Recorded', width: 200, cell: ({ recorded }) => ({ text: moment(new Date(recorded)) }) },
    ...columns.map(
      ({ id, title, width = 140, textOf }): GridColumn<ActivityLogEntry> => ({
        id,
        title,
        width,
        cell: (entry) => {
          const text = textOf(entry);
          return text ? { text, hint: text } : { text: '-', state: 'missing', hint: 'Not in this report.' };
        },
      }),
    ),
  ];
}
