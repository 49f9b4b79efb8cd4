import { failureOf } from '@gladhand/domain';
import { DATE_RANGES, type ReadingFormats } from '@gladhand/domain/formats';
import { useApiQuery } from '@gladhand/domain/react';
import { FAULT_LEVELS } from '@gladhand/domain/readings';
import {
  EmptyState,
  FailedState,
  perLanguage,
  Skeleton,
  StaleBanner,
  Switch,
  ToggleChip,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { DataGrid, EMPTY_LAYOUT, type GridSort, useClientRows } from '@gladhand/ui/grid';
import { useMemo, useState } from 'react';
import { absFaultsQuery } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import type { DetailsContext } from './detailsContext';
import { faultColumns } from './faultColumns';
import { SENSOR_DETAILS_MESSAGES } from './messages';
import * as S from './SensorDetails.styles';

interface AbsFaultsProps {
  vin: string;
  context: DetailsContext;
}

/** The ABS faults of a trailer, active or all, filtered by age and level. */
export function AbsFaults({ vin, context }: AbsFaultsProps) {
  const say = useWords();
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const sensorDetailsMessages = useMessages(SENSOR_DETAILS_MESSAGES);

  const [showAll, setShowAll] = useState(false);
  const [withinDays, setWithinDays] = useState<number | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  const [sort, setSort] = useState<GridSort | undefined>({ columnId: 'faultStart', ascending: false });
  const [layout, setLayout] = useState(EMPTY_LAYOUT);
  const list = useApiQuery(
    absFaultsQuery({ vin, showAll, withinDays, faultTypeIds: level === null ? null : [level] }),
    { keepPrevious: true },
  );
  const columns = useMemo(
    () => faultColumns(context, internalMessages, sensorDetailsMessages, say),
    [context, sensorDetailsMessages, internalMessages, say],
  );
  const faults = list.data?.faults ?? NONE;
  const rows = useClientRows({ rows: faults, columns, sort });

  return (
    <S.Part aria-label={sensorDetailsMessages.absFaults}>
      <h3>{sensorDetailsMessages.faults}</h3>
      <S.Filters>
        <Switch
          label={sensorDetailsMessages.showAllFaults}
          checked={showAll}
          onChange={(event) => setShowAll(event.target.checked)}
        />
        <S.Choices role="group" aria-label={sensorDetailsMessages.age}>
          {DATE_RANGES.map(({ id, label, days }) => (
            <ToggleChip key={id} pressed={withinDays === days} onClick={() => setWithinDays(days)}>
              {say(label)}
            </ToggleChip>
          ))}
        </S.Choices>
        <S.Choices role="group" aria-label={sensorDetailsMessages.level}>
          {levelsOf(sensorDetailsMessages).map(({ id, label }) => (
            <ToggleChip key={label} pressed={level === id} onClick={() => setLevel(id)}>
              {say(label)}
            </ToggleChip>
          ))}
        </S.Choices>
      </S.Filters>
      {list.isPending && <Skeleton height={120} />}
      {!list.data && list.error && (
        <FailedState
          what={sensorDetailsMessages.faultList}
          {...failureOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data && list.error && (
        <StaleBanner
          reason={list.error.message}
          asOf={context.moment(new Date(list.data.asOf))}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data && (
        <>
          <S.GridBox style={{ '--rows': faults.length }}>
            <DataGrid
              label={sensorDetailsMessages.absFaults}
              columns={columns}
              rows={rows}
              rowId={(fault) => fault.id}
              rowLabel={(fault) => fault.faultDescription ?? sensorDetailsMessages.spn(fault.spn ?? '-')}
              layout={layout}
              onLayoutChange={setLayout}
              sort={sort}
              onSortChange={setSort}
              busy={list.isFetching}
            >
              {faults.length === 0 && (
                <EmptyState
                  edge="none"
                  title={showAll ? sensorDetailsMessages.noFaults : sensorDetailsMessages.noActiveFaults}
                >
                  {withinDays !== null || level !== null
                    ? sensorDetailsMessages.noMatchingFaults
                    : showAll
                      ? sensorDetailsMessages.noFaultsReported
                      : sensorDetailsMessages.showClearedHint}
                </EmptyState>
              )}
            </DataGrid>
          </S.GridBox>
          <S.Line role="status">
            {counted(faults.length, list.data.total, context.formats, sensorDetailsMessages)}
          </S.Line>
        </>
      )}
    </S.Part>
  );
}

const NONE: never[] = [];
const levelsOf = perLanguage(
  (messages: typeof SENSOR_DETAILS_MESSAGES): readonly { id: number | null; label: string }[] => [
    { id: null, label: messages.allLevels },
    ...FAULT_LEVELS.map(({ id, label }) => ({ id, label })),
  ],
);

function counted(listed: number, total: number, formats: ReadingFormats, messages = SENSOR_DETAILS_MESSAGES): string {
  if (listed < total) return messages.newestFaults(listed, formats.count(total));
  return messages.faultCount(total);
}
