import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import type { SimAction, SimBatch, SimSubscription } from '@gladhand/domain/sims';
import { Banner, Button, DownloadIcon, Icon, Select, useMessages } from '@gladhand/ui';
import { EMPTY_LAYOUT, type GridLayout } from '@gladhand/ui/grid';
import { useMemo, useState } from 'react';
import { ListGrid } from '../internal/ListPage/ListGrid';
import { ListPage } from '../internal/ListPage/ListPage';
import { HeadSearch } from '../internal/ListPage/ListPage.styles';
import { ListPagination } from '../internal/ListPage/ListPagination';
import { ListState } from '../internal/ListPage/ListState';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { useListPage } from '../internal/ListPage/useListPage';
import type { ListViewProps } from '../internal/ListPage/useListView';
import { COMMON_MESSAGES } from '../internal/messages';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { useWriting } from '../internal/writing';
import { BatchProgress } from './BatchProgress';
import { ChangeSims } from './ChangeSims';
import { ExportSims } from './ExportSims';
import { SUBSCRIPTION_MESSAGES } from './messages';
import { SimActions } from './SimActions';
import { SimCounts } from './SimCounts';
import { SimDrawer } from './SimDrawer';
import { simColumns } from './simColumns';
import { simPageQuery } from './simQueries';
import { FIRST_SUBSCRIPTION_VIEW, isFiltered, type SubscriptionView, UNFILTERED } from './subscriptionView';

export interface SubscriptionManagementProps extends ListViewProps<SubscriptionView>, LocalizedProps {}

type OpenDialog =
  | { kind: 'export' }
  | { kind: 'change'; chosen?: { action: SimAction; iccids: readonly string[] } | undefined };

const LOADING_ROWS = 20;
/** Changes are confirmed within seconds, so a list with pending ones is read often, in ms. */
const REFRESH_MS = 5_000;

/** SIMs of trailers: status, plan and data used; activate, suspend and deactivate singly and in bulk. */
export function SubscriptionManagement({ messages, ...props }: SubscriptionManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <SubscriptionManagementBody {...props} />
    </WidgetTexts>
  );
}

function SubscriptionManagementBody(given: SubscriptionManagementProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const writing = useWriting();
  const { locale, can, links, notify, now } = useWidgetHost();
  const scope = useCustomerScope();
  const list = useListPage(given, FIRST_SUBSCRIPTION_VIEW, scope.limit);
  const { view, setView, updateView, correctView, selected, setSelected } = list;
  const [layout, setLayout] = useState<GridLayout>({ ...EMPTY_LAYOUT, pinned: ['unitId'] });
  const [dialog, setDialog] = useState<OpenDialog>();
  const page = useApiQuery(simPageQuery(view), {
    ...{ enabled: scope.isReady(view), keepPrevious: true, refreshMs: REFRESH_MS },
  });
  const at = now();
  const columns = useMemo(
    () => simColumns({ texts: messages, writing, now: at, trailerHref: links.trailer }),
    // The clock changes with every answer, which is when cells change.
    [messages, writing, at, links.trailer],
  );
  const { sims, total, hasProvider, plans = [], counts = [] } = page.data ?? {};
  const count = sims?.length ?? (page.isError ? 0 : LOADING_ROWS);
  const rows = useMemo(() => ({ count, at: (index: number) => sims?.[index] }), [count, sims]);
  const mayChange = can('changeSims') && hasProvider === true;
  const close = () => setDialog(undefined);
  const open = (openIccid: string | null) => setView({ ...view, openIccid });

  function onRequested({ batchId, total: requested }: SimBatch) {
    close();
    setSelected(new Set());
    if (requested > 1) updateView({ ...UNFILTERED, batchId });
    else notify({ tone: 'good', title: messages.requestedNotice, detail: messages.afterConfirmation });
  }

  return (
    <ListPage
      title={messages.title}
      meta={total === undefined ? undefined : messages.sims(total, total.toLocaleString(locale))}
      scope={scope}
      customerId={view.customerId}
      onScopeChange={(customerId) => updateView({ customerId })}
      actions={
        <HeadSearch
          aria-label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={view.search}
          onSearch={(search) => updateView({ search })}
        />
      }
      filters={
        <>
          <SimCounts counts={counts} view={view} onChange={updateView} />
          <Select
            aria-label={messages.plan}
            placeholder={messages.allPlans}
            clearable
            options={plans.map(({ planId, name }) => ({ value: planId, label: name }))}
            value={view.planId}
            onChange={(planId) => updateView({ planId })}
          />
        </>
      }
      tools={
        <>
          {mayChange && (
            <SimActions
              disabled={selected.size === 0}
              onAction={(action) => setDialog({ kind: 'change', chosen: { action, iccids: [...selected] } })}
            />
          )}
          {mayChange && (
            <Button disabled={!total} onClick={() => setDialog({ kind: 'change' })}>
              {messages.changeMany}
            </Button>
          )}
          <Button icon={<Icon icon={DownloadIcon} />} disabled={!total} onClick={() => setDialog({ kind: 'export' })}>
            {commonMessages.exportCsv}
          </Button>
        </>
      }
      notice={
        hasProvider === false ? (
          <Banner tone="caution" title={messages.noProvider}>
            {messages.noProviderHint}
          </Banner>
        ) : view.batchId !== null ? (
          <BatchProgress key={view.batchId} batchId={view.batchId} view={view} onChange={updateView} />
        ) : undefined
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
        <>
          {view.openIccid !== null && (
            <SimDrawer
              key={view.openIccid}
              iccid={view.openIccid}
              canChange={mayChange}
              onChange={(action) =>
                setDialog({ kind: 'change', chosen: { action, iccids: view.openIccid ? [view.openIccid] : [] } })
              }
              onClose={() => open(null)}
            />
          )}
          {dialog?.kind === 'change' && (
            <ChangeSims chosen={dialog.chosen} {...{ view, total: total ?? 0, onRequested, onClose: close }} />
          )}
          {dialog?.kind === 'export' && <ExportSims view={view} fileName="sims.csv" onClose={close} />}
        </>
      }
    >
      <ListGrid<SimSubscription>
        label={messages.list}
        columns={columns}
        rows={rows}
        rowId={({ iccid }) => iccid}
        rowLabel={({ unitId }) => unitId}
        layout={layout}
        onLayoutChange={setLayout}
        sort={{ columnId: view.sort.sortBy, ascending: view.sort.sortAsc }}
        onSortChange={(sort) =>
          updateView({
            sort: sort ? { sortBy: sort.columnId, sortAsc: sort.ascending } : FIRST_SUBSCRIPTION_VIEW.sort,
          })
        }
        {...(mayChange && { selected, onSelectedChange: setSelected })}
        onRowActivate={({ iccid }) => open(iccid)}
        busy={page.isFetching}
      >
        <ListState
          query={page}
          what={messages.theList}
          isEmpty={sims?.length === 0}
          isFiltered={isFiltered(view)}
          texts={messages}
          onClear={() => updateView(UNFILTERED)}
          clearLabel={messages.clearFilters}
        />
      </ListGrid>
    </ListPage>
  );
}
