import type { ManagedVehicle } from '@gladhand/domain/administration';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, DownloadIcon, Icon, PlusIcon, UploadIcon, useMessages } from '@gladhand/ui';
import { EMPTY_LAYOUT, type GridLayout } from '@gladhand/ui/grid';
import { useMemo, useState } from 'react';
import { HistoryLink } from '../internal/HistoryLink/HistoryLink';
import { ListGrid } from '../internal/ListPage/ListGrid';
import { ListPage } from '../internal/ListPage/ListPage';
import { HeadSearch } from '../internal/ListPage/ListPage.styles';
import { ListPagination } from '../internal/ListPage/ListPagination';
import { ListState } from '../internal/ListPage/ListState';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { useListPage } from '../internal/ListPage/useListPage';
import type { ListViewProps } from '../internal/ListPage/useListView';
import { useOpenRecord } from '../internal/ListPage/useOpenRecord';
import { COMMON_MESSAGES } from '../internal/messages';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { useWriting } from '../internal/writing';
import type { RenderGroups } from './GroupsField';
import { TRAILER_COLUMN_TEXTS, TRAILER_MESSAGES } from './messages';
import { type OpenDialog, TrailerDialogs } from './TrailerDialogs';
import { trailerColumns } from './trailerColumns';
import { oneTrailerQuery, trailerPageQuery } from './trailerQueries';
import { FIRST_VIEW, type TrailerView } from './trailerView';
import { useUnitIdSave } from './useUnitIdSave';

export interface TrailerManagementProps extends ListViewProps<TrailerView>, LocalizedProps {
  /** Chooses groups of a customer in place of a `GroupTree`. @default a `GroupTree` */
  renderGroups?: RenderGroups | undefined;
  /**
   * Address of the worker that reads files to import, e.g.
   * `import workerUrl from '@gladhand/admin-widgets/import-worker?worker&url'`. @default files are read on the page's thread
   */
  importWorkerUrl?: string | undefined;
}

const LOADING_ROWS = 20;
const vinOf = ({ vin }: ManagedVehicle) => vin;

/** The trailers that an administrator manages: search, edit, create, import and export. */
export function TrailerManagement({ messages, ...props }: TrailerManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <TrailerManagementBody {...props} />
    </WidgetTexts>
  );
}

function TrailerManagementBody({ renderGroups, importWorkerUrl, ...given }: TrailerManagementProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const trailerMessages = useMessages(TRAILER_MESSAGES);

  const columnTexts = useMessages(TRAILER_COLUMN_TEXTS);
  const writing = useWriting();
  const { locale, can, links } = useWidgetHost();
  const scope = useCustomerScope();
  const list = useListPage(given, FIRST_VIEW, scope.limit);
  const { view, setView, updateView, correctView, selected, setSelected } = list;
  const [layout, setLayout] = useState<GridLayout>({ ...EMPTY_LAYOUT, pinned: ['unitId'] });
  const [dialog, setDialog] = useState<OpenDialog>();
  const page = useApiQuery(trailerPageQuery(view), { enabled: scope.isReady(view), keepPrevious: true });
  const save = useUnitIdSave();
  const mayWrite = can('updateVehicle');
  const columns = useMemo(
    () => trailerColumns(columnTexts, writing, mayWrite ? save : undefined, links.trailer),
    [columnTexts, writing, save, mayWrite, links.trailer],
  );
  const vehicles = page.data?.vehicles;
  const total = page.data?.total;
  const count = vehicles?.length ?? (page.isError ? 0 : LOADING_ROWS);
  const rows = useMemo(() => ({ count, at: (index: number) => vehicles?.[index] }), [count, vehicles]);
  const selectedTrailers = vehicles?.filter(({ id }) => selected.has(id)) ?? [];
  const only = selectedTrailers.length === 1 ? selectedTrailers[0] : undefined;
  const edit = ({ vin }: ManagedVehicle) => setView({ ...view, openVin: vin });
  const close = () => {
    setDialog(undefined);
    if (view.openVin !== null) correctView({ openVin: null });
  };
  const openTrailer = useOpenRecord({
    id: view.openVin,
    rows: vehicles,
    idOf: vinOf,
    query: oneTrailerQuery,
    what: trailerMessages.trailer,
    onMissing: close,
  });

  return (
    <ListPage
      title={trailerMessages.title}
      meta={total === undefined ? undefined : trailerMessages.count(total, total.toLocaleString(locale))}
      scope={scope}
      customerId={view.customerId}
      onScopeChange={(customerId) => updateView({ customerId })}
      actions={
        <>
          <HeadSearch
            aria-label={trailerMessages.search}
            placeholder={trailerMessages.searchPlaceholder}
            value={view.search}
            onSearch={(search) => updateView({ search })}
          />
          {mayWrite && (
            <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={() => setDialog({ kind: 'create' })}>
              {trailerMessages.createNew}
            </Button>
          )}
        </>
      }
      tools={
        <>
          <Button disabled={!only} onClick={() => only && edit(only)}>
            {mayWrite && only?.mayEdit !== false ? commonMessages.edit : trailerMessages.show}
          </Button>
          {only && <HistoryLink target={only.vin} name={only.unitId} customerId={only.customerId} />}
          {can('upsertDetachedSensorBox') && (
            <Button onClick={() => setDialog({ kind: 'sensorBox' })}>{trailerMessages.sensorBox}</Button>
          )}
          {mayWrite && (
            <Button icon={<Icon icon={UploadIcon} />} onClick={() => setDialog({ kind: 'import' })}>
              {trailerMessages.import}
            </Button>
          )}
          <Button icon={<Icon icon={DownloadIcon} />} disabled={!total} onClick={() => setDialog({ kind: 'export' })}>
            {commonMessages.exportCsv}
          </Button>
        </>
      }
      query={page}
      foot={
        <ListPagination
          query={page}
          total={total}
          view={view}
          onPageChange={(next) => updateView({ page: next })}
          onPageSizeChange={(pageSize, next) => updateView({ pageSize, page: next })}
          onCorrect={(last) => correctView({ page: last })}
        />
      }
      dialogs={
        <TrailerDialogs
          dialog={openTrailer ? { kind: 'edit', trailer: openTrailer } : dialog}
          view={view}
          customers={scope.customers}
          renderGroups={renderGroups}
          importWorkerUrl={importWorkerUrl}
          onClose={close}
        />
      }
    >
      <ListGrid
        label={trailerMessages.trailers}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ unitId }) => unitId}
        layout={layout}
        onLayoutChange={setLayout}
        sort={{ columnId: view.sort.sortBy, ascending: view.sort.sortAsc }}
        onSortChange={(sort) =>
          updateView({ sort: sort ? { sortBy: sort.columnId, sortAsc: sort.ascending } : FIRST_VIEW.sort })
        }
        selected={selected}
        onSelectedChange={setSelected}
        onRowActivate={edit}
        busy={page.isFetching}
      >
        <ListState
          query={page}
          what={trailerMessages.trailers}
          isEmpty={vehicles?.length === 0}
          isFiltered={view.search.trim() !== ''}
          texts={trailerMessages}
          onClear={() => updateView({ search: '' })}
          clearLabel={commonMessages.clearSearch}
        />
      </ListGrid>
    </ListPage>
  );
}
