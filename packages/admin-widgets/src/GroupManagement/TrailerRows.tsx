import { failureOf, productType, type VehicleGroupTrailer } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import {
  DataGrid,
  EMPTY_LAYOUT,
  EmptyState,
  FailedState,
  type GridColumn,
  type GridLayout,
  Pagination,
  SearchField,
  useMediaQuery,
} from '@gladhand/ui';
import { type ReactNode, useMemo, useState } from 'react';
import * as S from './GroupManagement.styles';
import { groupTrailersQuery, PAGE_SIZE } from './groupQueries';

/** What of the trailers is shown. */
export interface RowsPlace {
  search: string;
  /** From 1. */
  page: number;
  onPlaceChange: (place: { search: string; page: number }) => void;
}

interface TrailerRowsProps extends RowsPlace {
  label: string;
  customerId: number;
  groupId: string;
  /** The trailers in the group; false: those that are not. */
  inside: boolean;
  /** Left out: nothing can be selected. */
  selected?: ReadonlySet<string>;
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  actions?: ReactNode;
  empty: (searched: boolean) => { title: string; text: string };
  rowLabel: (trailer: VehicleGroupTrailer) => string;
}

const COLUMNS: GridColumn<VehicleGroupTrailer>[] = [
  { id: 'unitId', title: 'Unit ID', width: 140, cell: ({ unitId }) => ({ text: unitId, look: 'strong' }) },
  {
    id: 'vin',
    title: 'VIN',
    width: 199,
    cell: ({ vin }) => ({ lead: vin.slice(0, -6), text: vin.slice(-6), look: 'code' }),
  },
  { id: 'vehicleType', title: 'Asset Type', width: 150, cell: ({ vehicleType }) => ({ text: vehicleType }) },
  {
    id: 'productType',
    title: 'Product Type',
    width: 140,
    cell: ({ productType: id }) => ({ text: productType(id).label }),
  },
];
/** The boxes of a selection stand in the pinned column. */
const LAYOUT: GridLayout = { ...EMPTY_LAYOUT, pinned: ['unitId'] };
const LOADING_ROWS = 8;

/** Pages of trailers with a search, in or not in a group. */
export function TrailerRows({ label, customerId, groupId, inside, actions, empty, ...rest }: TrailerRowsProps) {
  const { selected, onSelectedChange, rowLabel, search, page, onPlaceChange } = rest;
  const [layout, setLayout] = useState<GridLayout>(LAYOUT);
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const found = useApiQuery(groupTrailersQuery({ customerId, groupId, inside, search, page }), { keepPrevious: true });
  const trailers = found.data?.trailers;
  const count = trailers?.length ?? (found.isError ? 0 : LOADING_ROWS);
  const rows = useMemo(() => ({ count, at: (index: number) => trailers?.[index] }), [count, trailers]);
  const told = empty(search.trim() !== '');
  return (
    <S.Rows>
      <S.Toolbar>
        <SearchField
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Unit ID, VIN or serial number"
          value={search}
          onSearch={(text) => onPlaceChange({ search: text, page: 1 })}
        />
        {actions}
      </S.Toolbar>
      <S.Grid>
        <DataGrid
          label={label}
          columns={COLUMNS}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={rowLabel}
          layout={layout}
          onLayoutChange={setLayout}
          {...(selected && onSelectedChange && { selected, onSelectedChange })}
          density={isNarrow ? 'comfortable' : 'compact'}
          busy={found.isFetching}
        >
          {found.error && !found.data && (
            <FailedState
              what="The trailers"
              {...failureOf(found.error)}
              onRetry={() => found.refetch()}
              retrying={found.isRefetching}
            />
          )}
          {trailers?.length === 0 && (
            <EmptyState edge="none" title={told.title}>
              {told.text}
            </EmptyState>
          )}
        </DataGrid>
      </S.Grid>
      {(found.data?.total ?? 0) > PAGE_SIZE && (
        <S.Foot>
          <Pagination
            total={found.data?.total ?? 0}
            page={page}
            pageSize={PAGE_SIZE}
            onPageChange={(next) => onPlaceChange({ search, page: next })}
          />
        </S.Foot>
      )}
    </S.Rows>
  );
}
