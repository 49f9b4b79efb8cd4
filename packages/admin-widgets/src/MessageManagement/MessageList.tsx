import { failureOf } from '@gladhand/domain';
import type { DeveloperMessage } from '@gladhand/domain/messages';
import { useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Skeleton, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import * as S from './MessageList.styles';
import { MessageRow } from './MessageRow';
import { MESSAGE_MESSAGES } from './messages';
import type { useMessagePages } from './useMessagePages';

interface MessageListProps {
  pages: ReturnType<typeof useMessagePages>;
  /** Left out for users who can't write messages. */
  onEdit?: (message: DeveloperMessage) => void;
  onWithdraw?: (message: DeveloperMessage) => void;
  onPagesChange: (pages: number) => void;
  /** Shown when there are no messages. */
  children: ReactNode;
}

const LOADING_WIDTHS = ['72%', '84%', '66%', '90%'];
const NONE: readonly DeveloperMessage[] = [];

/** The loaded messages, and a button that loads more of them. */
export function MessageList({ pages, onEdit, onWithdraw, onPagesChange, children }: MessageListProps) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const { locale } = useWidgetHost();
  const { query, messages = NONE, total = 0 } = pages;
  return (
    <S.Lines aria-busy={query.isPending}>
      {query.isPending && LOADING_WIDTHS.map((width) => <Skeleton key={width} width={width} height={40} />)}
      {children}
      {messages.length > 0 && (
        <>
          <S.List aria-label={texts.list}>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} onEdit={onEdit} onWithdraw={onWithdraw} />
            ))}
          </S.List>
          {pages.moreFailed && (
            <Banner tone="critical" title={texts.moreFailed}>
              {failureOf(pages.moreFailed).message}
            </Banner>
          )}
          <S.Foot>
            <span role="status">
              {texts.shownOf(messages.length.toLocaleString(locale), total.toLocaleString(locale))}
            </span>
            {pages.hasMore && pages.isFull && <span>{texts.tooMany}</span>}
            {pages.hasMore && !pages.isFull && (
              <Button
                working={pages.isLoadingMore}
                onClick={() => (pages.moreFailed ? pages.retryMore() : onPagesChange(pages.pageCount + 1))}
              >
                {texts.loadMore}
              </Button>
            )}
          </S.Foot>
        </>
      )}
    </S.Lines>
  );
}
