import type { VehicleGroup } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { EmptyState, Pagination, Skeleton } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedState } from '../internal/FailedState';
import * as S from './GroupManagement.styles';
import { groupUsersQuery, PAGE_SIZE } from './groupQueries';

interface GroupUsersProps {
  customerId: number;
  group: VehicleGroup;
}

/** The users who are in a group. They are put in and taken out in User Management. */
export function GroupUsers({ customerId, group }: GroupUsersProps) {
  const [page, setPage] = useState(1);
  const found = useApiQuery(groupUsersQuery({ customerId, groupId: group.id, page }), { keepPrevious: true });
  if (found.error && !found.data)
    return (
      <FailedState what="The users" error={found.error} onRetry={() => found.refetch()} retrying={found.isRefetching} />
    );
  return (
    <S.Rows>
      {found.isPending && <Skeleton width="60%" height={20} style={{ margin: 16 }} />}
      {found.data?.users.length === 0 && (
        <EmptyState edge="none" title="No users in this group">
          Users get their groups in User Management. Users of a group above see its trailers too.
        </EmptyState>
      )}
      {found.data && found.data.users.length > 0 && (
        <List aria-label={`Users of ${group.name}`}>
          {found.data.users.map(({ id, email, enabled }) => (
            <li key={id}>
              <bdi>{email}</bdi>
              {!enabled && <span>Disabled</span>}
            </li>
          ))}
        </List>
      )}
      {(found.data?.total ?? 0) > PAGE_SIZE && (
        <S.Foot>
          <Pagination total={found.data?.total ?? 0} page={page} pageSize={PAGE_SIZE} onPageChange={setPage} />
        </S.Foot>
      )}
    </S.Rows>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: 12px;
    padding: 8px 16px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    overflow-wrap: anywhere;
  }
  span {
    color: var(--gh-color-text-subtle);
  }
`;
