import { exportFileName, type ManagedVehicle } from '@gladhand/domain';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { DataGrid, EMPTY_LAYOUT, type GridLayout, lazyPart, Pagination, useMediaQuery } from '@gladhand/ui';
import { Suspense, useMemo, useState } from 'react';
import { customerOf } from '../internal/listView/customerOf';
import { useLastPage } from '../internal/listView/useLastPage';
import { type ListViewProps, useListView } from '../internal/listView/useListView';
import { useOpenRecord } from '../internal/listView/useOpenRecord';
import type { RenderGroups } from './GroupsField';
import * as S from './TrailerManagement.styles';
import { TrailerState } from './TrailerState';
import { TrailerToolbar } from './TrailerToolbar';
import { trailerColumns } from './trailerColumns';
import { FIRST_VIEW, oneTrailerQuery, type TrailerView, trailerPageQuery } from './trailerQuery';
import { useUnitIdSave } from './useUnitIdSave';

const TrailerDialog = lazyPart(() => import('./TrailerDialog').then((module) => module.TrailerDialog));
const ImportTrailers = lazyPart(() => import('./ImportTrailers').then((module) => module.ImportTrailers));
const ExportTrailers = lazyPart(() => import('./ExportTrailers').then((module) => module.ExportTrailers));
const SensorBoxDialog = lazyPart(() => import('./SensorBoxDialog').then((module) => module.SensorBoxDialog));

export interface TrailerManagementProps extends ListViewProps<TrailerView> {
  /** Chooses groups of a customer: a `GroupTree`, or what the host has instead. */
  renderGroups: RenderGroups;
  /**
   * Address of the worker that reads files to import, e.g.
   * `import workerUrl from '@gladhand/admin-widgets/import-worker?worker&url'`. @default they are read on the page's thread
   */
  importWorkerUrl?: string | undefined;
}

/** What is open above the list. */
type Shown = { kind: 'create' | 'import' | 'export' | 'sensorBox' };

const LOADING_ROWS = 20;
const NO_CUSTOMERS: never[] = [];

/** Trailers with what administrators keep of them: found, edited, created, imported and exported. */
export function TrailerManagement({ renderGroups, importWorkerUrl, ...given }: TrailerManagementProps) {
  const { timeZone, locale, can, now, notify } = useWidgetHost();
  const { view: wanted, setView } = useListView(given, FIRST_VIEW);
  const [layout, setLayout] = useState<GridLayout>({ ...EMPTY_LAYOUT, pinned: ['unitId'] });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Shown>();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const found = useApiQuery(customersQuery);
  const customers = found.data ?? NO_CUSTOMERS;
  const view = { ...wanted, customerId: customerOf(wanted.customerId, found.data) };
  const page = useApiQuery(trailerPageQuery(view), {
    enabled: view.customerId === null || !found.isPending,
    keepPrevious: true,
  });
  const save = useUnitIdSave();
  const mayWrite = can('updateVehicle');
  const columns = useMemo(() => trailerColumns(timeZone, mayWrite ? save : undefined), [timeZone, save, mayWrite]);
  const vehicles = page.data?.vehicles;
  const count = vehicles?.length ?? (page.isError ? 0 : LOADING_ROWS);
  const rows = useMemo(() => ({ count, at: (index: number) => vehicles?.[index] }), [count, vehicles]);
  const chosen = vehicles?.filter(({ id }) => selected.has(id)) ?? [];
  const total = page.data?.total;
  const close = () => {
    setShown(undefined);
    if (view.openVin !== null) setView({ ...view, openVin: null }, { replace: true });
  };
  const open = useOpenRecord({
    id: view.openVin,
    rows: vehicles,
    idOf: ({ vin }) => vin,
    query: oneTrailerQuery,
    what: 'Trailer',
    onMissing: close,
  });
  useLastPage({
    total: page.isPlaceholderData ? undefined : total,
    page: view.page,
    pageSize: view.pageSize,
    onPage: (last) => setView({ ...view, page: last }, { replace: true }),
  });
  const narrow = (change: Partial<TrailerView>) => {
    setSelected(new Set());
    setView({ ...view, page: 1, ...change });
  };
  const saved = ({ unitId }: ManagedVehicle) => {
    notify({ tone: 'good', title: shown?.kind === 'create' ? 'Trailer created' : 'Trailer updated', detail: unitId });
    close();
  };

  return (
    <S.Page>
      <TrailerToolbar
        view={view}
        total={total}
        customers={customers}
        chosen={chosen.length === 1 ? chosen[0] : undefined}
        mayWrite={mayWrite}
        mayPutSensorBoxes={can('upsertDetachedSensorBox')}
        onNarrow={narrow}
        onShow={(kind) => setShown({ kind })}
        onOpen={({ vin }) => setView({ ...view, openVin: vin })}
      />
      <S.Body>
        <DataGrid
          label="Trailers"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ unitId }) => unitId}
          layout={layout}
          onLayoutChange={setLayout}
          sort={{ columnId: view.sort.sortBy, ascending: view.sort.sortAsc }}
          onSortChange={(sort) =>
            narrow({ sort: sort ? { sortBy: sort.columnId, sortAsc: sort.ascending } : FIRST_VIEW.sort })
          }
          selected={selected}
          onSelectedChange={setSelected}
          onRowActivate={({ vin }) => setView({ ...view, openVin: vin })}
          density={isNarrow ? 'comfortable' : 'compact'}
          busy={page.isFetching}
        >
          <TrailerState page={page} searched={view.search.trim() !== ''} onClear={() => narrow({ search: '' })} />
        </DataGrid>
      </S.Body>
      <S.Foot>
        <Pagination
          total={total ?? 0}
          page={view.page}
          pageSize={view.pageSize}
          locale={locale}
          onPageChange={(next) => narrow({ page: next })}
          onPageSizeChange={(pageSize, next) => narrow({ pageSize, page: next })}
        />
      </S.Foot>
      <Suspense>
        {(open || shown?.kind === 'create') && (
          <TrailerDialog
            key={open?.id}
            trailer={open}
            customers={customers}
            customerId={view.customerId ?? (customers.length === 1 ? (customers[0]?.id ?? null) : null)}
            renderGroups={renderGroups}
            onSaved={saved}
            onClose={close}
          />
        )}
        {shown?.kind === 'import' && (
          <ImportTrailers customerId={view.customerId} workerUrl={importWorkerUrl} onClose={close} />
        )}
        {shown?.kind === 'export' && (
          <ExportTrailers
            view={view}
            fileName={exportFileName({ what: 'Trailers', at: now(), timeZone, ending: 'csv' })}
            onClose={close}
          />
        )}
        {shown?.kind === 'sensorBox' && (
          <SensorBoxDialog customers={customers} customerId={view.customerId} onClose={close} />
        )}
      </Suspense>
    </S.Page>
  );
}
