import type { ManagedCustomer } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  DataGrid,
  EMPTY_LAYOUT,
  type GridLayout,
  Icon,
  PageHeader,
  Pagination,
  PlusIcon,
  Switch,
  useMediaQuery,
} from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { useLastPage } from '../internal/listView/useLastPage';
import { type ListViewProps, useListView } from '../internal/listView/useListView';
import { useOpenRecord } from '../internal/listView/useOpenRecord';
import { ConfirmActive } from './ConfirmActive';
import { CustomerDialog } from './CustomerDialog';
import { CustomerDone } from './CustomerDone';
import * as S from './CustomerManagement.styles';
import { CustomerState } from './CustomerState';
import { customerColumns } from './customerColumns';
import { type CustomerView, customerPageQuery, FIRST_VIEW, oneCustomerQuery } from './customerQuery';
import { useCellSave } from './useCellSave';

/** What is asked or shown above the list. */
type Shown =
  | { kind: 'create' }
  | { kind: 'done'; customer: ManagedCustomer }
  | { kind: 'active'; customer: ManagedCustomer; active: boolean };

const NONE: ReadonlySet<string> = new Set();
const LOADING_ROWS = 8;

export type CustomerManagementProps = ListViewProps<CustomerView>;

/** Customers of the whole product: found, made, edited in the table, taken out of use. */
export function CustomerManagement(given: CustomerManagementProps) {
  const { timeZone, locale, can } = useWidgetHost();
  const { view, setView } = useListView(given, FIRST_VIEW);
  const [layout, setLayout] = useState<GridLayout>({ ...EMPTY_LAYOUT, pinned: ['shortName'] });
  const [selected, setSelected] = useState(NONE);
  const [shown, setShown] = useState<Shown>();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const page = useApiQuery(customerPageQuery(view), { keepPrevious: true });
  const save = useCellSave();
  const mayEdit = can('action:editCustomers');
  const columns = useMemo(() => customerColumns(timeZone, mayEdit ? save : undefined), [timeZone, save, mayEdit]);
  const customers = page.data?.customers;
  const count = customers?.length ?? (page.isError ? 0 : LOADING_ROWS);
  const rows = useMemo(() => ({ count, at: (index: number) => customers?.[index] }), [count, customers]);
  const chosen = customers?.filter(({ id }) => selected.has(String(id))) ?? [];
  const [only] = chosen;
  const narrow = (change: Partial<CustomerView>) => {
    setSelected(NONE);
    setView({ ...view, page: 1, ...change });
  };
  const total = page.data?.customerCount;
  const edit = ({ id }: ManagedCustomer) => setView({ ...view, openId: id });
  const close = () => {
    setShown(undefined);
    if (view.openId !== null) setView({ ...view, openId: null }, { replace: true });
  };
  const open = useOpenRecord({
    id: view.openId === null || !mayEdit ? null : String(view.openId),
    rows: customers,
    idOf: ({ id }) => String(id),
    query: oneCustomerQuery,
    what: 'Customer',
    onMissing: close,
  });
  useLastPage({
    total: page.isPlaceholderData ? undefined : total,
    page: view.page,
    pageSize: view.pageSize,
    onPage: (last) => setView({ ...view, page: last }, { replace: true }),
  });

  return (
    <S.Page>
      <PageHeader
        title="Customer Management"
        meta={
          total === undefined ? undefined : `${total.toLocaleString(locale)} ${total === 1 ? 'customer' : 'customers'}`
        }
        actions={
          <>
            <S.Search
              aria-label="Search customers"
              placeholder="Name, ID or DOT number"
              value={view.filter}
              onSearch={(filter) => narrow({ filter })}
            />
            {mayEdit && (
              <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={() => setShown({ kind: 'create' })}>
                Create New Customer
              </Button>
            )}
          </>
        }
      />
      <S.Toolbar>
        <Switch
          label="Show deactivated"
          checked={view.showDeactivated}
          onChange={(event) => narrow({ showDeactivated: event.target.checked })}
        />
        {mayEdit && (
          <S.Actions>
            <Button disabled={chosen.length !== 1} onClick={() => only && edit(only)}>
              Edit
            </Button>
            <Button
              disabled={chosen.length !== 1}
              onClick={() => only && setShown({ kind: 'active', customer: only, active: !only.active })}
            >
              {only && chosen.length === 1 && !only.active ? 'Activate' : 'Deactivate'}
            </Button>
          </S.Actions>
        )}
      </S.Toolbar>
      <S.Body>
        <DataGrid
          label="Customers"
          columns={columns}
          rows={rows}
          rowId={({ id }) => String(id)}
          rowLabel={({ shortName }) => shortName}
          layout={layout}
          onLayoutChange={setLayout}
          sort={{ columnId: view.sort.sortBy, ascending: view.sort.sortAsc }}
          onSortChange={(sort) =>
            narrow({ sort: sort ? { sortBy: sort.columnId, sortAsc: sort.ascending } : FIRST_VIEW.sort })
          }
          {...(mayEdit && {
            selected,
            onSelectedChange: setSelected,
            onRowActivate: edit,
          })}
          density={isNarrow ? 'comfortable' : 'compact'}
          busy={page.isFetching}
        >
          <CustomerState page={page} filtered={view.filter.trim() !== ''} onClear={() => narrow({ filter: '' })} />
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
      {(open || shown?.kind === 'create') && (
        <CustomerDialog
          key={open?.id}
          customer={open}
          onSaved={(customer) => (open ? close() : setShown({ kind: 'done', customer }))}
          onClose={close}
        />
      )}
      {shown?.kind === 'done' && <CustomerDone customer={shown.customer} onClose={() => setShown(undefined)} />}
      {shown?.kind === 'active' && <ConfirmActive {...shown} onClose={() => setShown(undefined)} />}
    </S.Page>
  );
}
