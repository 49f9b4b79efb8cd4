import { failureOf } from '@gladhand/domain';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Link, Spinner, useMessages, useWords } from '@gladhand/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { COMMON_MESSAGES } from '../internal/messages';
import { messageUsersQuery, type UserSource } from './messageQueries';
import { MESSAGE_MESSAGES } from './messages';

interface MessageUsersProps {
  /** The number in words. */
  text: string;
  count: number;
  source: UserSource;
}

/** A number of users that opens the list of them, for those who may see users. */
export function MessageUsers({ text, count, source }: MessageUsersProps) {
  const { can } = useWidgetHost();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (count === 0 || !can('messageUsers')) return text;
  return (
    <Box>
      <Button kind="link" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {text}
      </Button>
      <div id={listId}>{isOpen && <Users source={source} text={text} />}</div>
    </Box>
  );
}

function Users({ source, text }: Pick<MessageUsersProps, 'source' | 'text'>) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const { links, can } = useWidgetHost();
  const query = useApiInfiniteQuery(messageUsersQuery(source));
  if (query.data === undefined && !query.error) return <Spinner label={texts.usersLoading} />;
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  const hrefOf = (id: string) => (can('screen:userManagement') ? links.user?.(id) : undefined);
  return (
    <>
      <List aria-label={text}>
        {users.map(({ id, email }) => {
          const href = hrefOf(id);
          return (
            <li key={id}>
              <bdi>{href === undefined ? email : <Link href={href}>{email}</Link>}</bdi>
            </li>
          );
        })}
      </List>
      {query.error && (
        <p role="status">
          {say(failureOf(query.error).message)}{' '}
          <Button kind="link" working={query.isFetching} onClick={() => void query.refetch()}>
            {common.tryAgain}
          </Button>
        </p>
      )}
      {query.hasNextPage && !query.error && (
        <Button working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.moreUsers}
        </Button>
      )}
    </>
  );
}

const Box = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  min-inline-size: 0;
`;

const List = styled.ul`
  && {
    display: grid;
    gap: 2px;
    max-block-size: 240px;
    margin: 0 0 8px;
    padding: 0;
    overflow: auto;
    list-style: none;
    font: var(--gh-text-12);
    overflow-wrap: anywhere;
  }
  li {
    min-block-size: 24px;
  }
`;
