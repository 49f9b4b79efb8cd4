import { ApiErrorCode, failureOf, type TrailersPort } from '@gladhand/domain';
import { type ApiInfiniteQuery, useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { MAX_READING_AGE } from '@gladhand/domain/readings';
import { type ActivityLogEntry, LOG_PAGE_SIZE, type SensorTypeWord } from '@gladhand/domain/trailers';
import {
  Button,
  EmptyState,
  FailedState,
  type Say,
  Skeleton,
  sayEnglish,
  TimeSeriesChart,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { DataGrid, EMPTY_LAYOUT, type GridColumn, useClientRows } from '@gladhand/ui/grid';
import { useMemo, useState } from 'react';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import type { DetailsContext } from './detailsContext';
import { SENSOR_DETAILS_MESSAGES } from './messages';
import * as S from './SensorDetails.styles';
import { drawnHistory, type SensorRecords, sensorRecords } from './sensorRecords';

interface SensorHistoryProps {
  vin: string;
  type: SensorTypeWord;
  undercarriage: string | null;
  context: DetailsContext;
}

/** Rows before the end of the table at which the next page loads. */
const NEAR_END = 20;

/** The reports of one sensor, in pages. */
const sensorHistoryQuery = (vin: string, sensorTypeId: number): ApiInfiniteQuery<ActivityLogEntry[], number> => ({
  key: ['sensorHistory', vin, sensorTypeId],
  firstCursor: 0,
  fetch: (api: TrailersPort, pageNumber, options) =>
    api.trailers.activityLog(
      { vin, pageNumber, pageSize: LOG_PAGE_SIZE.otherSensors, sensorTypeIds: [sensorTypeId] },
      options,
    ),
  next: (page, pages) => (page.length < LOG_PAGE_SIZE.otherSensors ? undefined : pages.length),
});

/** The reports of one sensor as a chart, and as a table that loads older pages on scroll. */
export function SensorHistory({ vin, type, undercarriage, context }: SensorHistoryProps) {
  const say = useWords();
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const sensorDetailsMessages = useMessages(SENSOR_DETAILS_MESSAGES);

  const log = useApiInfiniteQuery(sensorHistoryQuery(vin, type.id));
  const records = useMemo(
    () => sensorRecords(type.id, undercarriage, context.formats, internalMessages, sensorDetailsMessages),
    [type.id, undercarriage, context.formats, sensorDetailsMessages, internalMessages],
  );
  // A new report shifts the pages by one, so a report may be in two of them.
  const entries = useMemo(
    () => [...new Map((log.data?.pages ?? []).flat().map((entry) => [entry.id, entry])).values()],
    [log.data],
  );
  if (log.isPending) {
    return (
      <S.Part role="status" aria-busy="true" aria-label={sensorDetailsMessages.loadingTheHistory}>
        <Skeleton height={260} />
        <Skeleton height={160} />
      </S.Part>
    );
  }
  if (!log.data) {
    return (
      <FailedState
        what={sensorDetailsMessages.sensorHistory}
        {...failureOf(log.error)}
        onRetry={() => void log.refetch()}
        retrying={log.isFetching}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState edge="none" title={sensorDetailsMessages.nothingReportedYet}>
        {sensorDetailsMessages.noReportsKept}
      </EmptyState>
    );
  }
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = log;
  return (
    <S.Part aria-label={sensorDetailsMessages.historyOf(say(type.section))}>
      <h3>{sensorDetailsMessages.history}</h3>
      <HistoryChart name={say(type.section)} entries={entries} records={records} />
      <HistoryTable
        name={say(type.section)}
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
          {context.formats.count(entries.length)}{' '}
          {entries.length === 1 ? sensorDetailsMessages.report : sensorDetailsMessages.reports}
        </span>
        {isFetchNextPageError && log.error?.code !== ApiErrorCode.Cancelled && (
          <span>{sensorDetailsMessages.olderReportsFailed}</span>
        )}
        {hasNextPage ? (
          <Button size="xsmall" working={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? sensorDetailsMessages.tryAgain : sensorDetailsMessages.loadOlderReports}
          </Button>
        ) : (
          <span>{sensorDetailsMessages.endOfData}</span>
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
  const say = useWords();
  const { timeZone, locale } = useWidgetHost();
  const { times, series } = useMemo(() => {
    const drawn = drawnHistory(entries, records);
    const lines = records.lines.map(({ id, label, unit, digits }, index) => ({
      id,
      label: say(label),
      digits,
      values: drawn.values[index] ?? [],
      ...(unit && { unit }),
    }));
    return { times: drawn.times, series: lines };
  }, [entries, records, say]);
  return (
    <TimeSeriesChart
      label={`${name}: ${records.lines.map(({ label }) => say(label)).join(', ')}`}
      times={times}
      series={series}
      // The log may lack a report without any fault, and untethered trailers report once a day.
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
  const say = useWords();
  const messages = useMessages(SENSOR_DETAILS_MESSAGES);

  const [layout, setLayout] = useState(EMPTY_LAYOUT);
  const columns = useMemo(() => historyColumns(records, context, messages, say), [records, context, messages, say]);
  const rows = useClientRows({ rows: entries, columns });
  return (
    <S.GridBox style={{ '--rows': entries.length }}>
      <DataGrid
        label={messages.reportsOf(name)}
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

function historyColumns(
  { columns }: SensorRecords,
  { moment }: DetailsContext,
  messages = SENSOR_DETAILS_MESSAGES,
  say: Say = sayEnglish,
): GridColumn<ActivityLogEntry>[] {
  return [
    {
      id: 'recorded',
      title: messages.recorded,
      width: 200,
      cell: ({ recorded }) => ({ text: moment(new Date(recorded)) }),
    },
    ...columns.map(
      ({ id, title, width = 140, textOf }): GridColumn<ActivityLogEntry> => ({
        id,
        title: say(title),
        width,
        cell: (entry) => {
          const text = say(textOf(entry) ?? '');
          return text ? { text, hint: text } : { text: '-', state: 'missing', hint: messages.notInReport };
        },
      }),
    ),
  ];
}
