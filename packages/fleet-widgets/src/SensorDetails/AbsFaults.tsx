import { DATE_RANGES, FAULT_LEVELS, failureOf } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import type { GridSort } from '@gladhand/ui';
import {
  Banner,
  Button,
  DataGrid,
  EMPTY_LAYOUT,
  EmptyState,
  FailedState,
  Skeleton,
  Switch,
  ToggleChip,
  useClientRows,
} from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { absFaultsQuery } from '../internal/absFaults';
import { faultColumns } from './faultColumns';
import * as S from './SensorDetails.styles';
import type { DetailsContext } from './SensorDetailsView';

interface AbsFaultsProps {
  vin: string;
  context: DetailsContext;
}

/** The ABS faults of a trailer: the active ones, or all, by how old they are and where they belong. */
export function AbsFaults({ vin, context }: AbsFaultsProps) {
  const [showAll, setShowAll] = useState(false);
  const [withinDays, setWithinDays] = useState<number | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  const [sort, setSort] = useState<GridSort | undefined>({ columnId: 'faultStart', ascending: false });
  const [layout, setLayout] = useState(EMPTY_LAYOUT);
  const list = useApiQuery(
    absFaultsQuery({ vin, showAll, withinDays, faultTypeIds: level === null ? null : [level] }),
    { keepPrevious: true },
  );
  const columns = useMemo(() => faultColumns(context), [context]);
  const faults = list.data?.faults ?? NONE;
  const rows = useClientRows({ rows: faults, columns, sort });

  return (
    <S.Part aria-label="ABS faults">
      <h3>Faults</h3>
      <S.Filters>
        <Switch label="Show all faults" checked={showAll} onChange={(event) => setShowAll(event.target.checked)} />
        <S.Choices role="group" aria-label="Age">
          {DATE_RANGES.map(({ id, label, days }) => (
            <ToggleChip key={id} pressed={withinDays === days} onClick={() => setWithinDays(days)}>
              {label}
            </ToggleChip>
          ))}
        </S.Choices>
        <S.Choices role="group" aria-label="Level">
          {LEVELS.map(({ id, label }) => (
            <ToggleChip key={label} pressed={level === id} onClick={() => setLevel(id)}>
              {label}
            </ToggleChip>
          ))}
        </S.Choices>
      </S.Filters>
      {list.isPending && <Skeleton height={120} />}
      {!list.data && list.error && (
        <FailedState
          what="The list of faults"
          {...failureOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data && list.error && (
        <Banner
          tone="caution"
          title="Not up to date"
          action={
            <Button size="xsmall" onClick={() => void list.refetch()} working={list.isFetching}>
              Try again
            </Button>
          }
        >
          These faults are from {context.moment(new Date(list.data.asOf))}. {list.error.message}
        </Banner>
      )}
      {list.data && (
        <>
          <S.GridBox style={{ '--rows': faults.length }}>
            <DataGrid
              label="ABS faults"
              columns={columns}
              rows={rows}
              rowId={(fault) => fault.id}
              rowLabel={(fault) => fault.faultDescription ?? `SPN ${fault.spn ?? '-'}`}
              layout={layout}
              onLayoutChange={setLayout}
              sort={sort}
              onSortChange={setSort}
              busy={list.isFetching}
            >
              {faults.length === 0 && (
                <EmptyState edge="none" title={showAll ? 'No faults' : 'No active faults'}>
                  {withinDays !== null || level !== null
                    ? 'None that fits these filters.'
                    : showAll
                      ? 'This ABS has not told of any fault.'
                      : 'Cleared ones come with Show all faults.'}
                </EmptyState>
              )}
            </DataGrid>
          </S.GridBox>
          <S.Line role="status">{counted(faults.length, list.data.total)}</S.Line>
        </>
      )}
    </S.Part>
  );
}

const NONE: never[] = [];
const LEVELS: readonly { id: number | null; label: string }[] = [
  { id: null, label: 'Every level' },
  ...FAULT_LEVELS.map(({ id, label }) => ({ id, label })),
];

function counted(listed: number, total: number): string {
  if (listed < total) return `The newest ${listed} of ${total.toLocaleString('en-US')} faults`;
  return `${total} ${total === 1 ? 'fault' : 'faults'}`;
}
