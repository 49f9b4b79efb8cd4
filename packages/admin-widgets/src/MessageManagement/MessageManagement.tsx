import type { DeveloperMessage } from '@gladhand/domain/messages';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, PlusIcon, SearchField, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { ListPage } from '../internal/ListPage/ListPage';
import { ListState } from '../internal/ListPage/ListState';
import { useListPage } from '../internal/ListPage/useListPage';
import type { ListViewProps } from '../internal/ListPage/useListView';
import { useOpenRecord } from '../internal/ListPage/useOpenRecord';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { ConfirmWithdraw } from './ConfirmWithdraw';
import { MessageDialog } from './MessageDialog';
import { MessageFilters } from './MessageFilters';
import { MessageList } from './MessageList';
import { oneMessageQuery } from './messageQueries';
import { MESSAGE_MESSAGES } from './messages';
import { FIRST_VIEW, isFiltered, type MessageView, NEW_MESSAGE } from './messageView';
import { useMessagePages } from './useMessagePages';

export type MessageManagementProps = ListViewProps<MessageView> & LocalizedProps;

/** Messages to users: their list, what they say to whom and when, and how to withdraw them. */
export function MessageManagement({ messages, ...props }: MessageManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <MessageManagementBody {...props} />
    </WidgetTexts>
  );
}

function MessageManagementBody(given: MessageManagementProps) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const { can, locale } = useWidgetHost();
  const { view, setView, updateView, correctView } = useListPage(given, FIRST_VIEW);
  const [withdrawing, setWithdrawing] = useState<DeveloperMessage>();
  const pages = useMessagePages(view);
  const { messages, total } = pages;
  const mayWrite = can('createDeveloperMessage');
  const clear = () => setView({ ...FIRST_VIEW, openId: view.openId });
  const close = () => correctView({ openId: null });
  const isNew = view.openId === NEW_MESSAGE;
  const openMessage = useOpenRecord({
    id: isNew || !mayWrite ? null : view.openId,
    rows: messages,
    idOf: ({ id }) => id,
    query: oneMessageQuery,
    what: texts.message,
    onMissing: close,
  });

  return (
    <ListPage
      layout="flow"
      framed={false}
      title={texts.title}
      meta={total === undefined ? undefined : texts.count(total, total.toLocaleString(locale))}
      actions={
        mayWrite && (
          <Button
            kind="primary"
            icon={<Icon icon={PlusIcon} />}
            onClick={() => setView({ ...view, openId: NEW_MESSAGE })}
          >
            {texts.write}
          </Button>
        )
      }
      search={
        <SearchField
          aria-label={texts.search}
          placeholder={texts.search}
          value={view.search}
          onSearch={(search) => updateView({ search })}
        />
      }
      filters={
        <MessageFilters view={view} onChange={updateView}>
          {isFiltered(view) && (
            <Button kind="link" onClick={clear}>
              {texts.clear}
            </Button>
          )}
        </MessageFilters>
      }
      query={pages.query}
      dialogs={
        <>
          {mayWrite && isNew && <MessageDialog message={undefined} onClose={close} />}
          {openMessage && <MessageDialog key={openMessage.id} message={openMessage} onClose={close} />}
          {withdrawing && <ConfirmWithdraw message={withdrawing} onClose={() => setWithdrawing(undefined)} />}
        </>
      }
    >
      <MessageList
        pages={pages}
        {...(mayWrite && { onEdit: ({ id }) => setView({ ...view, openId: id }), onWithdraw: setWithdrawing })}
        onPagesChange={(page) => correctView({ page })}
      >
        <ListState
          query={pages.query}
          what={texts.theMessages}
          isEmpty={messages?.length === 0}
          isFiltered={isFiltered(view)}
          texts={texts}
          onClear={clear}
          clearLabel={texts.clear}
        />
      </MessageList>
    </ListPage>
  );
}
