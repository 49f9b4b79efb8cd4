import { ApiErrorCode, ERROR_TEXT, type SubscriptionState } from '@gladhand/domain';
import { type ApiQuery, useApiQuery } from '@gladhand/domain/react';
import { ErrorState, Skeleton, VisuallyHidden } from '@gladhand/ui';
import { AccountFrame } from '../internal/AccountFrame';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { failureText } from '../internal/failureText';
import { UNSUBSCRIBE_MESSAGES as TEXT } from './messages';
import { Subscription } from './Subscription';

export interface UnsubscribeProps extends AccountScreenProps {
  /** Token of the link at the end of an email; '' when the address has none. */
  token: string;
  /** Goes on afterwards. */
  onDone?: () => void;
}

const subscriptionQuery = (token: string): ApiQuery<SubscriptionState> => ({
  key: ['subscription', token],
  fetch: (api, options) => api.account.subscription(token, options),
});

/** Stops a kind of email to an address, by the link at the end of one of them, and takes it back. */
export function Unsubscribe({ token, onDone, ...screen }: UnsubscribeProps) {
  const subscription = useApiQuery(subscriptionQuery(token), { staleMs: Number.POSITIVE_INFINITY });
  if (subscription.data) return <Subscription state={subscription.data} {...{ token, screen, onDone }} />;
  if (subscription.isPending) {
    return (
      <AccountFrame title={TEXT.title} {...screen}>
        <VisuallyHidden role="status">{TEXT.checking}</VisuallyHidden>
        <Skeleton width="60%" height={14} />
        <Skeleton height={44} />
      </AccountFrame>
    );
  }
  const isInvalid = subscription.error.code === ApiErrorCode.LinkInvalid;
  return (
    <AccountFrame title={TEXT.title} {...screen}>
      <ErrorState
        title={ERROR_TEXT.unsubscribe}
        edge="solid"
        retrying={subscription.isFetching}
        {...(!isInvalid && { onRetry: () => void subscription.refetch() })}
      >
        {isInvalid ? TEXT.invalid : failureText(subscription.error)}
      </ErrorState>
      <HostLink href={screen.links?.signIn} renderLink={screen.renderLink}>
        {TEXT.done}
      </HostLink>
    </AccountFrame>
  );
}
