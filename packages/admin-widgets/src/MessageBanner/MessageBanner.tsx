import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, ChevronLeftIcon, Icon, IconButton, lazyPart, useMessages, WidgetBox } from '@gladhand/ui';
import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MESSAGE_NOTICE_MESSAGES } from '../internal/MessageNotice/messages';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { dismissMessage } from './messageBannerQueries';
import { MESSAGE_BANNER_MESSAGES } from './messages';
import { useShownMessages } from './useShownMessages';

/** Most users have no message most of the time, and the parser of its text isn't needed without one. */
const MessageNotice = lazyPart(() =>
  import('../internal/MessageNotice/MessageNotice').then((module) => module.MessageNotice),
);

export type MessageBannerProps = LocalizedProps;

/**
 * The messages that operators have written for the signed-in user, most urgent first: one at a time. A dismissed message
 * stays hidden on all devices of the user. Without messages, it takes no space.
 */
export function MessageBanner({ messages }: MessageBannerProps) {
  const { can } = useWidgetHost();
  if (!can('messagesForMe')) return null;
  return (
    <WidgetTexts messages={messages}>
      <Messages />
    </WidgetTexts>
  );
}

function Messages() {
  const texts = useMessages(MESSAGE_BANNER_MESSAGES);
  const noticeTexts = useMessages(MESSAGE_NOTICE_MESSAGES);
  const { notify } = useWidgetHost();
  const { query, messages } = useShownMessages();
  const dismissing = useApiMutation(dismissMessage);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [chosenId, setChosenId] = useState<string>();
  const region = useRef<HTMLElement>(null);

  const shown = messages.filter(({ id }) => !hidden.has(id));
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosenId),
  );
  const message = shown[index];
  const isFailed = query.isError && query.data === undefined;
  const step = (by: number) => setChosenId(shown[(index + by + shown.length) % shown.length]?.id);
  const dismiss = (id: string) => {
    setChosenId(shown[index + 1]?.id);
    setHidden((before) => new Set([...before, id]));
    // The pressed button disappears with its message.
    region.current?.focus();
    dismissing.mutate(id, {
      onError: ({ message: detail }) => {
        setHidden((before) => new Set([...before].filter((one) => one !== id)));
        notify({ tone: 'critical', title: texts.notDismissed, detail });
      },
    });
  };

  return (
    <Region ref={region} tabIndex={-1} aria-label={message || isFailed ? texts.messages : undefined}>
      <WidgetBox aria-live="polite">
        {message && (
          <Suspense>
            <MessageNotice
              key={message.id}
              severity={message.severity}
              text={message.text}
              onDismiss={message.isDismissible ? () => dismiss(message.id) : undefined}
            >
              {shown.length > 1 && (
                <>
                  <IconButton
                    kind="quiet"
                    size="xsmall"
                    label={noticeTexts.previous}
                    icon={<Icon icon={ChevronLeftIcon} size={14} />}
                    onClick={() => step(-1)}
                  />
                  <span>{noticeTexts.position(index + 1, shown.length)}</span>
                  <Button kind="link" onClick={() => step(1)}>
                    {noticeTexts.next}
                  </Button>
                </>
              )}
            </MessageNotice>
          </Suspense>
        )}
        {isFailed && (
          <Banner
            tone="caution"
            role="group"
            title={texts.notLoaded}
            action={
              <Button kind="link" working={query.isFetching} onClick={() => query.refetch()}>
                {texts.tryAgain}
              </Button>
            }
          >
            {query.error.message}
          </Banner>
        )}
      </WidgetBox>
    </Region>
  );
}

const Region = styled.section`
  outline: none;
`;
