import type { ManagedCustomer } from '@gladhand/domain/administration';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, PlusIcon, Switch, useMessages } from '@gladhand/ui';
import { EMPTY_LAYOUT, type GridLayout } from '@gladhand/ui/grid';
import { useMemo, useState } from 'react';
import { ListGrid } from '../internal/ListPage/ListGrid';
import { ListPage } from '../internal/ListPage/ListPage';
import { HeadSearch } from '../internal/ListPage/ListPage.styles';
import { ListPagination } from '../internal/ListPage/ListPagination';
import { ListState } from '../internal/ListPage/ListState';
import { useListPage } from '../internal/ListPage/useListPage';
import type { ListViewProps } from '../internal/ListPage/useListView';
import { useOpenRecord } from '../internal/ListPage/useOpenRecord';
import { COMMON_MESSAGES } from '../internal/messages';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { useWriting } from '../internal/writing';
import { CustomerDialogs, type OpenDialog } from './CustomerDialogs';
import { customerColumns } from './customerColumns';
import { customerPageQuery, oneCustomerQuery } from './customerQueries';
import { type CustomerView, FIRST_VIEW } from './customerView';
import { CUSTOMER_COLUMN_TEXTS, CUSTOMER_MESSAGES } from './messages';
import { useCustomerCellSave } from './useCustomerCellSave';

const LOADING_ROWS = 8;

export type CustomerManagementProps = ListViewProps<CustomerView> & LocalizedProps;

/** All customers of the product: search, create, edit in the table, activate and deactivate. */
export function CustomerManagement({ messages, ...props }: CustomerManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <CustomerManagementBody {...props} />
    </WidgetTexts>
  );
}

function CustomerManagementBody(given: CustomerManagementProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const customerMessages = useMessages(CUSTOMER_MESSAGES);

  const columnTexts = useMessages(CUSTOMER_COLUMN_TEXTS);
  const writing = useWriting();
  const { locale, can, links } = useWidgetHost();
  const list = useListPage(given, FIRST_VIEW);
  const { view, setView, updateView, correctView, selected, setSelected } = list;
  const [layout, setLayout] = useState<GridLayout>({ ...EMPTY_LAYOUT, pinned: ['shortName'] });
  const [dialog, setDialog] = useState<OpenDialog>();
  const page = useApiQuery(customerPageQuery(view), { keepPrevious: true });
  const save = useCustomerCellSave();
  const mayEdit = can('action:editCustomers');
  const columns = useMemo(
    () => customerColumns(columnTexts, customerMessages, writing, mayEdit ? save : undefined, links.trailersOf),
    [columnTexts, customerMessages, writing, save, mayEdit, links.trailersOf],
  );
  const customers = page.data?.customers;
  const total = page.data?.customerCount;
  const count = customers?.length ?? (page.isError ? 0 : LOADING_ROWS);
  const rows = useMemo(() => ({ count, at: (index: number) => customers?.[index] }), [count, customers]);
  const selectedCustomers = customers?.filter(({ id }) => selected.has(String(id))) ?? [];
  const only = selectedCustomers.length === 1 ? selectedCustomers[0] : undefined;
  const edit = ({ id }: ManagedCustomer) => setView({ ...view, openId: id });
  const close = () => {
    setDialog(undefined);
    if (view.openId !== null) correctView({ openId: null });
  };
  const openCustomer = useOpenRecord({
    id: view.openId === null || !mayEdit ? null : String(view.openId),
    rows: customers,
    idOf: ({ id }) => String(id),
    query: oneCustomerQuery,
    what: customerMessages.customer,
    onMissing: close,
  });

  return (
    <ListPage
      title={customerMessages.title}
      meta={total === undefined ? undefined : customerMessages.count(total, total.toLocaleString(locale))}
      actions={
        <>
          <HeadSearch
            aria-label={customerMessages.search}
            placeholder={customerMessages.searchPlaceholder}
            value={view.filter}
            onSearch={(filter) => updateView({ filter })}
          />
          {mayEdit && (
            <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={() => setDialog({ kind: 'create' })}>
              {customerMessages.createNew}
            </Button>
          )}
        </>
      }
      filters={
        <Switch
          label={customerMessages.showDeactivated}
          checked={view.showDeactivated}
          onChange={(event) => updateView({ showDeactivated: event.target.checked })}
        />
      }
      tools={
        mayEdit && (
          <>
            <Button disabled={!only} onClick={() => only && edit(only)}>
              {commonMessages.edit}
            </Button>
            <Button
              disabled={!only}
              onClick={() => only && setDialog({ kind: 'active', customer: only, active: !only.active })}
            >
              {only?.active === false ? customerMessages.activate : customerMessages.deactivate}
            </Button>
          </>
        )
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
        <CustomerDialogs
          dialog={openCustomer ? { kind: 'edit', customer: openCustomer } : dialog}
          onDialogChange={setDialog}
          onClose={close}
        />
      }
    >
      <ListGrid
        label={customerMessages.customers}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowLabel={({ shortName }) => shortName}
        layout={layout}
        onLayoutChange={setLayout}
        sort={{ columnId: view.sort.sortBy, ascending: view.sort.sortAsc }}
        onSortChange={(sort) =>
          updateView({ sort: sort ? { sortBy: sort.columnId, sortAsc: sort.ascending } : FIRST_VIEW.sort })
        }
        {...(mayEdit && {
          selected,
          onSelectedChange: setSelected,
          onRowActivate: edit,
        })}
        busy={page.isFetching}
      >
        <ListState
          query={page}
          what={customerMessages.customers}
          isEmpty={customers?.length === 0}
          isFiltered={view.filter.trim() !== ''}
          texts={customerMessages}
          onClear={() => updateView({ filter: '' })}
          clearLabel={commonMessages.clearSearch}
        />
      </ListGrid>
    </ListPage>
  );
}
