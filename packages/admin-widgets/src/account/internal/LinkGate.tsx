import { type ApiError, ApiErrorCode, ERROR_TEXT, type LinkPurpose, type LinkState } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { ErrorState, Skeleton, useMessages, useWords, VisuallyHidden } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from './AccountFrame';
import { type AccountScreenProps, HostLink } from './accountScreen';
import { failureText } from './failureText';
import { LINK_MESSAGES } from './linkMessages';
import { linkQuery } from './linkQueries';
import { PASSWORD_MESSAGES } from './passwordMessages';

export interface LinkGateProps {
  /** Token of the emailed link, or ''. */
  token: string;
  title: string;
  /** The purposes that the screen accepts. */
  purposes: readonly LinkPurpose[];
  /** Shown when the link is unknown, used, expired or has another purpose. @default the invalid-link text */
  invalidText?: string | undefined;
  /** Shown beside the invalid-link text, e.g. a link to request a new one. */
  invalidAction?: ReactNode;
  screen: AccountScreenProps;
  children: (link: LinkState) => ReactNode;
}

/** Checks an emailed link and shows its screen only if the link is valid. */
export function LinkGate(props: LinkGateProps) {
  const linkMessages = useMessages(LINK_MESSAGES);
  const passwordMessages = useMessages(PASSWORD_MESSAGES);

  const { token, title, purposes, screen, invalidText = ERROR_TEXT.invalidConfirmationLink } = props;
  const say = useWords();
  // The link is checked once, because another result would remove the form while the user types.
  const link = useApiQuery(linkQuery(token), { staleMs: Number.POSITIVE_INFINITY });

  if (link.isPending) return <LinkLoading title={title} screen={screen} />;
  if (link.isError && !link.data && link.error.code !== ApiErrorCode.LinkInvalid) {
    return (
      <LinkFailed
        title={title}
        screen={screen}
        error={link.error}
        retrying={link.isFetching}
        onRetry={() => void link.refetch()}
      />
    );
  }
  if (link.data && !link.data.expired && purposes.includes(link.data.purpose)) return props.children(link.data);
  return (
    <AccountFrame title={title} {...screen}>
      <ErrorState title={say(invalidText)} edge="solid">
        {linkMessages.invalidHint}
      </ErrorState>
      {props.invalidAction}
      <HostLink href={screen.links?.signIn} renderLink={screen.renderLink}>
        {passwordMessages.backToSignIn}
      </HostLink>
    </AccountFrame>
  );
}

function LinkLoading({ title, screen }: { title: string; screen: AccountScreenProps }) {
  const messages = useMessages(LINK_MESSAGES);

  return (
    <AccountFrame title={title} {...screen}>
      <VisuallyHidden role="status">{messages.checking}</VisuallyHidden>
      <Skeleton width="60%" height={14} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </AccountFrame>
  );
}

interface LinkFailedProps {
  title: string;
  screen: AccountScreenProps;
  error: ApiError;
  retrying: boolean;
  onRetry: () => void;
}

function LinkFailed({ title, screen, error, retrying, onRetry }: LinkFailedProps) {
  const messages = useMessages(LINK_MESSAGES);
  const say = useWords();

  return (
    <AccountFrame title={title} {...screen}>
      <ErrorState title={messages.checkFailed} retrying={retrying} onRetry={onRetry}>
        {say(failureText(error))}
      </ErrorState>
    </AccountFrame>
  );
}
