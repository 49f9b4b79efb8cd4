import type { VehicleGroupTrailer } from '@gladhand/domain/administration';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { productType } from '@gladhand/domain/trailers';
import { type Say, SearchField, sayEnglish, useMessages, useWords } from '@gladhand/ui';
import { EMPTY_LAYOUT, type GridColumn, type GridLayout } from '@gladhand/ui/grid';
import { type ReactNode, useMemo, useState } from 'react';
import { ListPane } from '../internal/ListPage/ListFrame';
import { ListGrid } from '../internal/ListPage/ListGrid';
import { ListPagination } from '../internal/ListPage/ListPagination';
import { type EmptyTexts, ListState } from '../internal/ListPage/ListState';
import { vinCell } from '../internal/vinCell';
import { groupTrailersQuery, PAGE_SIZE } from './groupQueries';
import { GROUP_MESSAGES } from './messages';

/** The search and page of the trailers. */
export interface RowsPlace {
  search: string;
  /** Starts at 1. */
  page: number;
  onPlaceChange: (place: { search: string; page: number }) => void;
}

interface TrailerRowsProps extends RowsPlace {
  label: string;
  customerId: number;
  groupId: string;
  /** Whether the trailers in the group are listed, or those that are not in it. */
  inside: boolean;
  /** Left out if nothing can be selected. */
  selected?: ReadonlySet<string>;
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  actions?: ReactNode;
  emptyTexts: EmptyTexts;
  rowLabel: (trailer: VehicleGroupTrailer) => string;
}

const columnsOf = (
  trailerHref?: (vin: string) => string,
  messages = GROUP_MESSAGES,
  say: Say = sayEnglish,
): GridColumn<VehicleGroupTrailer>[] => [
  {
    id: 'unitId',
    title: messages.unitId,
    width: 140,
    cell: ({ unitId, vin }) => ({ text: unitId, look: 'strong', href: trailerHref?.(vin) }),
  },
  {
    id: 'vin',
    title: messages.vin,
    width: 199,
    cell: ({ vin }) => vinCell(vin, trailerHref?.(vin)),
  },
  { id: 'vehicleType', title: messages.assetType, width: 150, cell: ({ vehicleType }) => ({ text: say(vehicleType) }) },
  {
    id: 'productType',
    title: messages.productType,
    width: 140,
    cell: ({ productType: id }) => ({ text: say(productType(id).label) }),
  },
];
/** The checkboxes are in the pinned column. */
const LAYOUT: GridLayout = { ...EMPTY_LAYOUT, pinned: ['unitId'] };
const LOADING_ROWS = 8;

/** The trailers in a group, or those that are not in it, with search and pagination. */
export function TrailerRows({ label, customerId, groupId, inside, actions, emptyTexts, ...rest }: TrailerRowsProps) {
  const messages = useMessages(GROUP_MESSAGES);

  const say = useWords();
  const { selected, onSelectedChange, rowLabel, search, page, onPlaceChange } = rest;
  const [layout, setLayout] = useState<GridLayout>(LAYOUT);
  const { links } = useWidgetHost();
  // Trailers that are being selected are not links, so that a click can't leave the dialog.
  const columns = useMemo(
    () => columnsOf(inside ? links.trailer : undefined, messages, say),
    [inside, links.trailer, messages, say],
  );
  const found = useApiQuery(groupTrailersQuery({ customerId, groupId, inside, search, page }), { keepPrevious: true });
  const trailers = found.data?.trailers;
  const count = trailers?.length ?? (found.isError ? 0 : LOADING_ROWS);
  const rows = useMemo(() => ({ count, at: (index: number) => trailers?.[index] }), [count, trailers]);
  const changePage = (next: number) => onPlaceChange({ search, page: next });
  return (
    <ListPane
      search={
        <SearchField
          aria-label={messages.searchRows(label)}
          placeholder={messages.searchPlaceholder}
          value={search}
          onSearch={(text) => onPlaceChange({ search: text, page: 1 })}
        />
      }
      filters={actions}
      query={found}
      foot={
        (found.data?.total ?? 0) > PAGE_SIZE && (
          <ListPagination
            query={found}
            total={found.data?.total}
            view={{ page, pageSize: PAGE_SIZE }}
            onPageChange={changePage}
            onCorrect={changePage}
          />
        )
      }
    >
      <ListGrid
        label={label}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={rowLabel}
        layout={layout}
        onLayoutChange={setLayout}
        {...(selected && onSelectedChange && { selected, onSelectedChange })}
        busy={found.isFetching}
      >
        <ListState
          query={found}
          what={messages.theTrailers}
          isEmpty={trailers?.length === 0}
          isFiltered={search.trim() !== ''}
          texts={emptyTexts}
        />
      </ListGrid>
    </ListPane>
  );
}
