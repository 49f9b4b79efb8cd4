import { failureOf, GroupKind, type VehicleGroup } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, Pagination, Skeleton } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { GroupTask } from './GroupDialogs';
import * as S from './GroupManagement.styles';
import { groupUsersQuery, PAGE_SIZE } from './groupQueries';
import { RemoveUser } from './RemoveUser';

interface GroupUsersProps {
  customerId: number;
  group: VehicleGroup;
  page: number;
  onPageChange: (page: number) => void;
  /** Left out: nothing can be changed. */
  onTask: ((task: GroupTask) => void) | undefined;
}

/** The users who are in a group; some are added or taken out. */
export function GroupUsers({ customerId, group, page, onPageChange, onTask }: GroupUsersProps) {
  const [leaving, setLeaving] = useState<{ id: string; email: string }>();
  const found = useApiQuery(groupUsersQuery({ customerId, groupId: group.id, page }), { keepPrevious: true });
  if (found.error && !found.data)
    return (
      <FailedState
        what="The users"
        {...failureOf(found.error)}
        onRetry={() => found.refetch()}
        retrying={found.isRefetching}
      />
    );
  return (
    <S.Rows>
      {onTask && (
        <S.Toolbar>
          <Button style={{ flex: 'none' }} onClick={() => onTask({ kind: 'addUsers', group })}>
            Add users
          </Button>
        </S.Toolbar>
      )}
      {found.isPending && <Skeleton width="60%" height={20} style={{ margin: 16 }} />}
      {found.data?.users.length === 0 && (
        <EmptyState edge="none" title="No users in this group">
          {group.kind === GroupKind.Regular && 'Users of a group above see its trailers too.'}
        </EmptyState>
      )}
      {found.data && found.data.users.length > 0 && (
        <List aria-label={`Users of ${group.name}`}>
          {found.data.users.map(({ id, email, enabled }) => (
            <li key={id}>
              <bdi>{email}</bdi>
              {!enabled && <span>Disabled</span>}
              {onTask && (
                <Button
                  size="xsmall"
                  kind="quiet"
                  aria-label={`Remove ${email}`}
                  onClick={() => setLeaving({ id, email })}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      {(found.data?.total ?? 0) > PAGE_SIZE && (
        <S.Foot>
          <Pagination total={found.data?.total ?? 0} page={page} pageSize={PAGE_SIZE} onPageChange={onPageChange} />
        </S.Foot>
      )}
      {leaving && (
        <RemoveUser customerId={customerId} group={group} user={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </S.Rows>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--gh-color-border-hairline);

  > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 40px;
    padding: 4px 16px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    overflow-wrap: anywhere;
  }
  bdi {
    min-inline-size: 0;
  }
  span {
    color: var(--gh-color-text-subtle);
  }
  button {
    margin-inline-start: auto;
  }
`;
