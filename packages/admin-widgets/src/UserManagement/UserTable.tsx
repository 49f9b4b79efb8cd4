import type { ManagedUser } from '@gladhand/domain/administration';
import { ArrowDownIcon, ArrowUpIcon, Checkbox, Icon, Skeleton, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { ColumnFilter } from './ColumnFilter';
import { USER_COLUMN_TITLES, USER_MESSAGES } from './messages';
import * as S from './UserManagement.styles';
import { type RowActions, UserTableRow } from './UserTableRow';
import { userColumnsOf } from './userColumns';
import type { UserView } from './userView';

interface UserTableProps extends RowActions {
  /** Undefined while they load. */
  users: readonly ManagedUser[] | undefined;
  loadingRows: number;
  busy: boolean;
  view: UserView;
  onViewChange: (change: Partial<UserView>) => void;
  hasFilterRow: boolean;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Shown below the head when there are no rows. */
  children?: ReactNode;
}

/** The users of a page as a table. Each control of a row can be reached by keyboard. */
export function UserTable({ users, loadingRows, busy, children, ...props }: UserTableProps) {
  const columns = userColumnsOf(useMessages(USER_COLUMN_TITLES));
  const userMessages = useMessages(USER_MESSAGES);

  const { view, onViewChange, hasFilterRow, selected, onSelectedChange, ...actions } = props;
  const all = users ?? [];
  const chosen = all.filter(({ id }) => selected.has(id)).length;
  const toggle = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelectedChange(next);
  };

  return (
    <>
      <S.Table aria-label={userMessages.users} aria-busy={busy}>
        <thead>
          <tr>
            <td>
              <Checkbox
                aria-label={userMessages.selectAll}
                checked={all.length > 0 && chosen === all.length}
                indeterminate={chosen > 0 && chosen < all.length}
                disabled={all.length === 0}
                onChange={(event) => onSelectedChange(new Set(event.target.checked ? all.map(({ id }) => id) : []))}
              />
            </td>
            {columns.map(({ id, title, sortBy }) => (
              <th key={id} scope="col" aria-sort={sortOf(view, sortBy)}>
                {sortBy ? (
                  <S.Sort
                    type="button"
                    onClick={() =>
                      onViewChange({ sort: { sortBy, sortAsc: view.sort.sortBy !== sortBy || !view.sort.sortAsc } })
                    }
                  >
                    {title}
                    {view.sort.sortBy === sortBy && (
                      <Icon icon={view.sort.sortAsc ? ArrowUpIcon : ArrowDownIcon} size={14} />
                    )}
                  </S.Sort>
                ) : (
                  title
                )}
              </th>
            ))}
            <th scope="col">{userMessages.action}</th>
          </tr>
          {hasFilterRow && (
            <tr>
              <td />
              {columns.map(({ id, title }) => (
                <td key={id}>
                  <ColumnFilter id={id} title={title} view={view} onViewChange={onViewChange} />
                </td>
              ))}
              <td />
            </tr>
          )}
        </thead>
        <tbody>
          {users?.map((user) => (
            <UserTableRow
              key={user.id}
              user={user}
              selected={selected.has(user.id)}
              onSelect={(on) => toggle(user.id, on)}
              customerId={view.customerId}
              {...actions}
            />
          ))}
          {!users && !children && <LoadingRows count={loadingRows} />}
        </tbody>
      </S.Table>
      {children}
    </>
  );
}

const sortOf = ({ sort }: UserView, sortBy: string | undefined) =>
  sort.sortBy !== sortBy ? undefined : sort.sortAsc ? 'ascending' : 'descending';

const LoadingRows = ({ count }: { count: number }) => {
  const columns = userColumnsOf(useMessages(USER_COLUMN_TITLES));
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity
    <tr key={row}>
      <td />
      {columns.map(({ id }) => (
        <td key={id}>
          <Skeleton width="90px" height={12} />
        </td>
      ))}
      <td />
    </tr>
  ));
};
