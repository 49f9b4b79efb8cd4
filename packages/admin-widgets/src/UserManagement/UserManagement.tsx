import { GRID_POLICY, type ManagedUser, USER_TEXTS } from '@gladhand/domain';
import { customersQuery, useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  DownloadIcon,
  Icon,
  ListFilterIcon,
  PageHeader,
  Pagination,
  PlusIcon,
  ScopeSelect,
  SearchField,
  UploadIcon,
} from '@gladhand/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { customerOf } from '../internal/listView/customerOf';
import { useLastPage } from '../internal/listView/useLastPage';
import { type ListViewProps, useListView } from '../internal/listView/useListView';
import { useOpenRecord } from '../internal/listView/useOpenRecord';
import type { GroupTreeSlotProps } from './GroupsTab';
import type { Result } from './ResultDialog';
import { type Shown, UserDialogs } from './UserDialogs';
import * as S from './UserManagement.styles';
import { UserState } from './UserState';
import { UserTable } from './UserTable';
import { usePageSize } from './usePageSize';
import {
  addToGroups,
  FIRST_VIEW,
  filterCount,
  oneUserQuery,
  removeFromGroups,
  type UserView,
  userPageQuery,
} from './userQuery';

export interface UserManagementProps extends ListViewProps<UserView> {
  /** The tree of groups in the dialog of a user; see `GroupTree`. */
  groupTree: (props: GroupTreeSlotProps) => ReactNode;
  /**
   * Address of the worker that reads files to import, e.g.
   * `import workerUrl from '@gladhand/admin-widgets/import-worker?worker&url'`. @default they are read on the page's thread
   */
  importWorkerUrl?: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** Users of the customers one administers: found, made, changed, let in and kept out, mailed, imported and exported. */
export function UserManagement({ groupTree, importWorkerUrl, ...given }: UserManagementProps) {
  const { timeZone, locale, can } = useWidgetHost();
  const scroll = useRef<HTMLDivElement>(null);
  const pageSize = usePageSize(scroll);
  const { view: wanted, setView } = useListView(given, FIRST_VIEW);
  const [withFilters, setWithFilters] = useState(() => filterCount({ ...wanted, username: '' }) > 0);
  const [selected, setSelected] = useState(NONE);
  const [shown, setShown] = useState<Shown>();
  const [result, setResult] = useState<Result>();
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const view = { ...wanted, customerId: customerOf(wanted.customerId, customers.data) };
  const page = useApiQuery(userPageQuery(view, pageSize ?? GRID_POLICY.userDefaultPageSize, timeZone), {
    enabled: pageSize !== undefined && (view.customerId === null || !customers.isPending),
    keepPrevious: true,
  });
  const adding = useApiMutation(addToGroups);
  const removing = useApiMutation(removeFromGroups);
  const options = useMemo(
    () => (customers.data ?? []).map(({ id, shortName }) => ({ id, label: shortName })),
    [customers.data],
  );
  const users = page.data?.users;
  const total = page.data?.userCount;
  const chosen = users?.filter(({ id }) => selected.has(id)) ?? [];
  const filters = filterCount(view);
  const narrow = (change: Partial<UserView>) => {
    setSelected(NONE);
    setView({ ...view, page: 1, ...change });
  };
  const reefer = (user: ManagedUser, on: boolean, commandGroupId: string, customerId: number) =>
    (on ? adding : removing).mutate(
      { userIds: [user.id], customerId, vehicleGroupIds: [commandGroupId] },
      {
        onError: ({ message }) =>
          setResult({ tone: 'critical', text: USER_TEXTS.updateFailed + user.email, lines: [message] }),
      },
    );
  const close = () => setView({ ...view, openId: null }, { replace: true });
  const open = useOpenRecord({
    id: view.openId,
    rows: users,
    idOf: ({ id }) => id,
    query: oneUserQuery,
    what: 'User',
    onMissing: close,
  });
  useLastPage({
    total: page.isPlaceholderData ? undefined : total,
    page: view.page,
    pageSize: pageSize ?? GRID_POLICY.userDefaultPageSize,
    onPage: (last) => setView({ ...view, page: last }, { replace: true }),
  });
  const saving = [adding, removing].find(({ isPending }) => isPending)?.variables?.userIds[0];

  return (
    <S.Page>
      <PageHeader
        title="User Management"
        meta={total === undefined ? undefined : `${total.toLocaleString(locale)} ${total === 1 ? 'user' : 'users'}`}
        actions={
          <>
            {options.length > 1 && (
              <ScopeSelect
                label="Customer"
                allLabel="All Customers"
                options={options}
                value={view.customerId}
                onChange={(customerId) => narrow({ customerId })}
              />
            )}
            {can('applyUserRows') && (
              <Button icon={<Icon icon={UploadIcon} />} onClick={() => setShown({ kind: 'import' })}>
                Import
              </Button>
            )}
            <Button icon={<Icon icon={DownloadIcon} />} onClick={() => setShown({ kind: 'export' })}>
              Export to CSV
            </Button>
            {can('createUser') && (
              <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={() => setShown({ kind: 'create' })}>
                Create New User
              </Button>
            )}
          </>
        }
      />
      <S.Toolbar>
        <SearchField
          aria-label="Search Username"
          placeholder="Search Username"
          delayMs={GRID_POLICY.filterDebounceMs}
          value={view.username}
          onSearch={(username) => narrow({ username })}
        />
        <Button
          icon={<Icon icon={ListFilterIcon} />}
          pressed={withFilters}
          onClick={() => setWithFilters(!withFilters)}
        >
          {filters > 0 ? `Filters ${filters}` : 'Filters'}
        </Button>
        {filters > 0 && (
          <Button kind="link" onClick={() => setView({ ...FIRST_VIEW, customerId: view.customerId, sort: view.sort })}>
            Clear filters
          </Button>
        )}
        <S.End>
          {can('resetUserPassword') && (
            <Button
              disabled={chosen.length === 0}
              onClick={() => setShown({ kind: 'mail', what: 'reset', users: chosen })}
            >
              Reset Password
            </Button>
          )}
          {can('sendVerificationEmail') && (
            <Button
              disabled={chosen.length === 0}
              onClick={() => setShown({ kind: 'mail', what: 'verification', users: chosen })}
            >
              Resend Verification
            </Button>
          )}
        </S.End>
      </S.Toolbar>
      {options.length > 1 && view.customerId === null && (
        <S.Notice>
          <Banner tone="caution">{USER_TEXTS.selectCustomer}</Banner>
        </S.Notice>
      )}
      <S.Scroll ref={scroll} tabIndex={0} role="region" aria-label="List of users">
        <UserTable
          users={users}
          loadingRows={pageSize ?? 0}
          busy={page.isFetching}
          view={view}
          onNarrow={narrow}
          withFilters={withFilters}
          selected={selected}
          onSelectedChange={setSelected}
          saving={saving}
          onEdit={({ id }) => setView({ ...view, openId: id })}
          onAccess={(user) => setShown({ kind: 'access', user })}
          onDelete={(user) => setShown({ kind: 'delete', user })}
          onEnable={(user, enabled) => setShown({ kind: 'enable', user, enabled })}
          onReefer={reefer}
        >
          {(page.isError || total === 0) && (
            <UserState
              page={page}
              filtered={filters > 0 || view.customerId !== null}
              onClear={() => narrow(FIRST_VIEW)}
            />
          )}
        </UserTable>
      </S.Scroll>
      <S.Foot>
        <Pagination
          total={total ?? 0}
          page={view.page}
          pageSize={pageSize ?? GRID_POLICY.userDefaultPageSize}
          locale={locale}
          onPageChange={(next) => narrow({ page: next })}
        />
      </S.Foot>
      <UserDialogs
        shown={open ? { kind: 'edit', user: open } : shown}
        onShow={(next) => (open ? close() : setShown(next))}
        result={result}
        onResult={setResult}
        view={view}
        groupTree={groupTree}
        importWorkerUrl={importWorkerUrl}
      />
    </S.Page>
  );
}
