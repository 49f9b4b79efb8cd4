import { failureOf } from '@gladhand/domain';
import type { Webhook } from '@gladhand/domain/alerts';
import { useApiInfiniteQuery } from '@gladhand/domain/react';
import { Button, Drawer, EmptyState, FailedState, Skeleton, useMessages } from '@gladhand/ui';
import { useEffect } from 'react';
import { MessageItem } from './MessageItem';
import { WEBHOOKS_MESSAGES } from './messages';
import * as S from './Webhooks.styles';
import { messagesQuery } from './webhookQueries';

/** How often messages that wait are looked at again. */
const REFRESH_MS = 3_000;

/** The messages to a webhook with every attempt, as a sheet. A message can be sent again. */
export function MessageLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const messages = useMessages(WEBHOOKS_MESSAGES);

  const log = useApiInfiniteQuery(messagesQuery(webhook));
  const all = log.data?.pages.flatMap((page) => page.messages);
  const isWaiting = all?.some(({ state }) => state === 'waiting') ?? false;
  const { refetch } = log;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  const failure = log.error ? failureOf(log.error) : undefined;
  return (
    <Drawer.Root open modalBelowPx={Number.POSITIVE_INFINITY} onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content width="large">
        <Drawer.Header>
          <Drawer.Title>{messages.logOf(webhook.name)}</Drawer.Title>
          <Drawer.Description>{messages.logHint}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body>
          {failure && (
            <FailedState
              what={messages.theMessages}
              {...failure}
              onRetry={() => void refetch()}
              retrying={log.isFetching}
            />
          )}
          {log.isPending && !failure && (
            <S.Waiting aria-busy="true">
              <Skeleton height={56} />
              <Skeleton height={56} />
              <Skeleton height={56} />
            </S.Waiting>
          )}
          {all?.length === 0 && (
            <EmptyState edge="none" title={messages.noMessages}>
              {messages.noMessagesHint}
            </EmptyState>
          )}
          {all && all.length > 0 && (
            <S.Log aria-label={messages.messages}>
              {all.map((message) => (
                <MessageItem key={message.id} webhook={webhook} message={message} />
              ))}
            </S.Log>
          )}
          {log.hasNextPage && (
            <Button working={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {messages.older}
            </Button>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
