import type { ManagedUser } from '@gladhand/domain/administration';
import { GRID_POLICY } from '@gladhand/domain/fleet-status';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  DownloadIcon,
  Icon,
  ListFilterIcon,
  PlusIcon,
  SearchField,
  UploadIcon,
  useMessages,
} from '@gladhand/ui';
import { type ReactNode, useRef, useState } from 'react';
import { ListPage } from '../internal/ListPage/ListPage';
import { ListPagination } from '../internal/ListPage/ListPagination';
import { ListState } from '../internal/ListPage/ListState';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { useListPage } from '../internal/ListPage/useListPage';
import type { ListViewProps } from '../internal/ListPage/useListView';
import { useOpenRecord } from '../internal/ListPage/useOpenRecord';
import { COMMON_MESSAGES } from '../internal/messages';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import type { GroupTreeSlotProps } from './GroupsTab';
import { USER_MESSAGES } from './messages';
import type { Result } from './result';
import { type OpenDialog, UserDialogs } from './UserDialogs';
import { UserTable } from './UserTable';
import { usePageSize } from './usePageSize';
import { useReeferSwitch } from './useReeferSwitch';
import { oneUserQuery, userPageQuery } from './userQueries';
import { FIRST_VIEW, filterCount, type UserView } from './userView';

export interface UserManagementProps extends ListViewProps<UserView>, LocalizedProps {
  /** Chooses the groups of a user in place of a `GroupTree`. @default a `GroupTree` */
  groupTree?: ((props: GroupTreeSlotProps) => ReactNode) | undefined;
  /**
   * Address of the worker that reads files to import, e.g.
   * `import workerUrl from '@gladhand/admin-widgets/import-worker?worker&url'`. @default files are read on the page's thread
   */
  importWorkerUrl?: string | undefined;
}

const idOf = ({ id }: ManagedUser) => id;

/** The users that an administrator manages: search, create, edit, enable, email, import and export. */
export function UserManagement({ messages, ...props }: UserManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <UserManagementBody {...props} />
    </WidgetTexts>
  );
}

function UserManagementBody({ groupTree, importWorkerUrl, ...given }: UserManagementProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const userMessages = useMessages(USER_MESSAGES);

  const { timeZone, locale, can } = useWidgetHost();
  const scroll = useRef<HTMLDivElement>(null);
  const fittingRows = usePageSize(scroll);
  const pageSize = fittingRows ?? GRID_POLICY.userDefaultPageSize;
  const scope = useCustomerScope();
  const list = useListPage(given, FIRST_VIEW, scope.limit);
  const { view, setView, updateView, correctView, selected, setSelected } = list;
  const [hasFilterRow, setHasFilterRow] = useState(() => filterCount({ ...view, username: '' }) > 0);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [result, setResult] = useState<Result>();
  const page = useApiQuery(userPageQuery(view, pageSize, timeZone), {
    enabled: fittingRows !== undefined && scope.isReady(view),
    keepPrevious: true,
  });
  const reefer = useReeferSwitch(setResult);
  const users = page.data?.users;
  const total = page.data?.userCount;
  const selectedUsers = users?.filter(({ id }) => selected.has(id)) ?? [];
  const filters = filterCount(view);
  const closeRecord = () => correctView({ openId: null });
  const openUser = useOpenRecord({
    id: view.openId,
    rows: users,
    idOf,
    query: oneUserQuery,
    what: userMessages.user,
    onMissing: closeRecord,
  });

  return (
    <ListPage
      title={userMessages.title}
      meta={total === undefined ? undefined : userMessages.count(total, total.toLocaleString(locale))}
      scope={scope}
      customerId={view.customerId}
      onScopeChange={(customerId) => updateView({ customerId })}
      actions={
        <>
          {can('applyUserRows') && (
            <Button icon={<Icon icon={UploadIcon} />} onClick={() => setDialog({ kind: 'import' })}>
              {userMessages.import}
            </Button>
          )}
          <Button icon={<Icon icon={DownloadIcon} />} onClick={() => setDialog({ kind: 'export' })}>
            {commonMessages.exportCsv}
          </Button>
          {can('createUser') && (
            <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={() => setDialog({ kind: 'create' })}>
              {userMessages.createNew}
            </Button>
          )}
        </>
      }
      search={
        <SearchField
          aria-label={userMessages.search}
          placeholder={userMessages.search}
          delayMs={GRID_POLICY.filterDebounceMs}
          value={view.username}
          onSearch={(username) => updateView({ username })}
        />
      }
      filters={
        <>
          <Button
            icon={<Icon icon={ListFilterIcon} />}
            pressed={hasFilterRow}
            onClick={() => setHasFilterRow(!hasFilterRow)}
          >
            {filters > 0 ? userMessages.filterCount(filters) : userMessages.filters}
          </Button>
          {filters > 0 && (
            <Button
              kind="link"
              onClick={() => setView({ ...FIRST_VIEW, customerId: view.customerId, sort: view.sort })}
            >
              {commonMessages.clearFilters}
            </Button>
          )}
        </>
      }
      tools={
        <>
          {can('resetUserPassword') && (
            <Button
              disabled={selectedUsers.length === 0}
              onClick={() => setDialog({ kind: 'mail', mail: 'reset', users: selectedUsers })}
            >
              {userMessages.resetPassword}
            </Button>
          )}
          {can('sendVerificationEmail') && (
            <Button
              disabled={selectedUsers.length === 0}
              onClick={() => setDialog({ kind: 'mail', mail: 'verification', users: selectedUsers })}
            >
              {userMessages.resendVerification}
            </Button>
          )}
        </>
      }
      notice={
        scope.hasChoice && view.customerId === null && <Banner tone="caution">{userMessages.selectCustomer}</Banner>
      }
      query={page}
      scroll={{ ref: scroll, label: userMessages.list }}
      foot={
        <ListPagination
          query={page}
          total={total}
          view={{ page: view.page, pageSize }}
          onPageChange={(next) => updateView({ page: next })}
          onCorrect={(last) => correctView({ page: last })}
        />
      }
      dialogs={
        <UserDialogs
          dialog={openUser ? { kind: 'edit', user: openUser } : dialog}
          onDialogChange={(next) => (openUser ? closeRecord() : setDialog(next))}
          result={result}
          onResult={setResult}
          view={view}
          groupTree={groupTree}
          importWorkerUrl={importWorkerUrl}
        />
      }
    >
      <UserTable
        users={users}
        loadingRows={fittingRows ?? 0}
        busy={page.isFetching}
        view={view}
        onViewChange={updateView}
        hasFilterRow={hasFilterRow}
        selected={selected}
        onSelectedChange={setSelected}
        savingId={reefer.savingId}
        onEdit={({ id }) => setView({ ...view, openId: id })}
        onAccess={(user) => setDialog({ kind: 'access', user })}
        onDelete={(user) => setDialog({ kind: 'delete', user })}
        onEnable={(user, enabled) => setDialog({ kind: 'enable', user, enabled })}
        onReefer={reefer.change}
      >
        {(page.isError || total === 0) && (
          <ListState
            query={page}
            what={userMessages.theUsers}
            isEmpty={total === 0}
            isFiltered={filters > 0 || view.customerId !== null}
            texts={userMessages}
            onClear={() => updateView(FIRST_VIEW)}
            clearLabel={commonMessages.clearFilters}
          />
        )}
      </UserTable>
    </ListPage>
  );
}
