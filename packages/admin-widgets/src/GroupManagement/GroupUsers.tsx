import type { VehicleGroup } from '@gladhand/domain/administration';
import { GroupKind } from '@gladhand/domain/groups';
import { useApiQuery } from '@gladhand/domain/react';
import { Button, perLanguage, Skeleton, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ListPane } from '../internal/ListPage/ListFrame';
import { ListPagination } from '../internal/ListPage/ListPagination';
import { ListState } from '../internal/ListPage/ListState';
import { COMMON_MESSAGES } from '../internal/messages';
import { groupUsersQuery, PAGE_SIZE } from './groupQueries';
import type { GroupTask } from './groupTask';
import { GROUP_MESSAGES } from './messages';
import { RemoveUser } from './RemoveUser';

interface GroupUsersProps {
  customerId: number;
  group: VehicleGroup;
  page: number;
  onPageChange: (page: number) => void;
  /** Left out if nothing can be changed. */
  onTask: ((task: GroupTask) => void) | undefined;
}

/** The users of a group. They can be added and removed. */
export function GroupUsers({ customerId, group, page, onPageChange, onTask }: GroupUsersProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const [leaving, setLeaving] = useState<{ id: string; email: string }>();
  const found = useApiQuery(groupUsersQuery({ customerId, groupId: group.id, page }), { keepPrevious: true });
  const users = found.data?.users ?? [];
  return (
    <>
      <ListPane
        framed={false}
        filters={
          onTask && <Button onClick={() => onTask({ kind: 'addUsers', group })}>{groupMessages.addUsers}</Button>
        }
        query={found}
        foot={
          (found.data?.total ?? 0) > PAGE_SIZE && (
            <ListPagination
              query={found}
              total={found.data?.total}
              view={{ page, pageSize: PAGE_SIZE }}
              onPageChange={onPageChange}
              onCorrect={onPageChange}
            />
          )
        }
      >
        {found.isPending && <Skeleton width="60%" height={20} style={{ margin: 16 }} />}
        <ListState
          query={found}
          what={groupMessages.theUsers}
          isEmpty={users.length === 0}
          isFiltered={false}
          texts={group.kind === GroupKind.Regular ? emptyTextsOf(groupMessages) : specialEmptyTextsOf(groupMessages)}
        />
        {users.length > 0 && (
          <List aria-label={groupMessages.usersOf(group.name)}>
            {users.map(({ id, email, enabled }) => (
              <li key={id}>
                <bdi>{email}</bdi>
                {!enabled && <span>{groupMessages.disabled}</span>}
                {onTask && (
                  <Button
                    size="xsmall"
                    kind="quiet"
                    aria-label={groupMessages.removeFor(email)}
                    onClick={() => setLeaving({ id, email })}
                  >
                    {commonMessages.remove}
                  </Button>
                )}
              </li>
            ))}
          </List>
        )}
      </ListPane>
      {leaving && (
        <RemoveUser customerId={customerId} group={group} user={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </>
  );
}

const emptyTextsOf = perLanguage((messages: typeof GROUP_MESSAGES) => ({
  noMatch: messages.noUsers,
  noMatchHint: '',
  none: messages.noUsers,
  noneHint: messages.noUsersHint,
}));
const specialEmptyTextsOf = perLanguage((messages: typeof GROUP_MESSAGES) => ({
  ...emptyTextsOf(messages),
  noneHint: '',
}));

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
