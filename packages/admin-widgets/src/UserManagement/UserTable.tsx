import type { ManagedUser } from '@gladhand/domain';
import { ArrowDownIcon, ArrowUpIcon, Checkbox, Icon, Skeleton } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { ColumnFilter } from './ColumnFilter';
import * as S from './UserManagement.styles';
import { type RowActions, UserTableRow } from './UserTableRow';
import { USER_COLUMNS } from './userColumns';
import type { UserView } from './userQuery';

interface UserTableProps extends RowActions {
  /** Undefined while they are on their way. */
  users: readonly ManagedUser[] | undefined;
  loadingRows: number;
  busy: boolean;
  view: UserView;
  onNarrow: (change: Partial<UserView>) => void;
  withFilters: boolean;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Stands below the head where there are no rows. */
  children?: ReactNode;
}

/** The users of a page as a table: every control of a row is a control of its own. */
export function UserTable({ users, loadingRows, busy, children, ...props }: UserTableProps) {
  const { view, onNarrow, withFilters, selected, onSelectedChange, ...actions } = props;
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
      <S.Table aria-label="Users" aria-busy={busy}>
        <thead>
          <tr>
            <td>
              <Checkbox
                aria-label="Select every user of this page"
                checked={all.length > 0 && chosen === all.length}
                indeterminate={chosen > 0 && chosen < all.length}
                disabled={all.length === 0}
                onChange={(event) => onSelectedChange(new Set(event.target.checked ? all.map(({ id }) => id) : []))}
              />
            </td>
            {USER_COLUMNS.map(({ id, title, sortBy }) => (
              <th key={id} scope="col" aria-sort={sortOf(view, sortBy)}>
                {sortBy ? (
                  <S.Sort
                    type="button"
                    onClick={() =>
                      onNarrow({ sort: { sortBy, sortAsc: view.sort.sortBy !== sortBy || !view.sort.sortAsc } })
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
            <th scope="col">Action</th>
          </tr>
          {withFilters && (
            <tr>
              <td />
              {USER_COLUMNS.map(({ id, title }) => (
                <td key={id}>
                  <ColumnFilter id={id} title={title} view={view} onNarrow={onNarrow} />
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

const LoadingRows = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
    <tr key={row}>
      <td />
      {USER_COLUMNS.map(({ id }) => (
        <td key={id}>
          <Skeleton width="90px" height={12} />
        </td>
      ))}
      <td />
    </tr>
  ));
