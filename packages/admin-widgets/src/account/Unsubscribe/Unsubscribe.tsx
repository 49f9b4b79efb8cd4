import { type AccountPort, ApiErrorCode, ERROR_TEXT, type SubscriptionState } from '@gladhand/domain';
import { type ApiQuery, useApiQuery } from '@gladhand/domain/react';
import { ErrorState, Skeleton, useMessages, useWords, VisuallyHidden } from '@gladhand/ui';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { AccountFrame } from '../internal/AccountFrame';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { failureText } from '../internal/failureText';
import { UNSUBSCRIBE_MESSAGES } from './messages';
import { Subscription } from './Subscription';

export interface UnsubscribeProps extends AccountScreenProps, LocalizedProps {
  /** Token of the link at the end of an email, or ''. */
  token: string;
  /** Called when the user is done. */
  onDone?: (() => void) | undefined;
}

const subscriptionQuery = (token: string): ApiQuery<SubscriptionState> => ({
  key: ['subscription', token],
  fetch: (api: AccountPort, options) => api.account.subscription(token, options),
});

/** Unsubscribes an address from a kind of email by the link at its end, and subscribes it again. */
export function Unsubscribe({ messages, ...props }: UnsubscribeProps) {
  return (
    <WidgetTexts messages={messages}>
      <UnsubscribeBody {...props} />
    </WidgetTexts>
  );
}

function UnsubscribeBody({ token, onDone, ...screen }: UnsubscribeProps) {
  const messages = useMessages(UNSUBSCRIBE_MESSAGES);

  const say = useWords();
  const subscription = useApiQuery(subscriptionQuery(token), { staleMs: Number.POSITIVE_INFINITY });
  if (subscription.data) return <Subscription state={subscription.data} {...{ token, screen, onDone }} />;
  if (subscription.isPending) {
    return (
      <AccountFrame title={messages.title} {...screen}>
        <VisuallyHidden role="status">{messages.checking}</VisuallyHidden>
        <Skeleton width="60%" height={14} />
        <Skeleton height={44} />
      </AccountFrame>
    );
  }
  const isInvalid = subscription.error.code === ApiErrorCode.LinkInvalid;
  return (
    <AccountFrame title={messages.title} {...screen}>
      <ErrorState
        title={say(ERROR_TEXT.unsubscribe)}
        edge="solid"
        retrying={subscription.isFetching}
        {...(!isInvalid && { onRetry: () => void subscription.refetch() })}
      >
        {isInvalid ? messages.invalid : say(failureText(subscription.error))}
      </ErrorState>
      <HostLink href={screen.links?.signIn} renderLink={screen.renderLink}>
        {messages.done}
      </HostLink>
    </AccountFrame>
  );
}
