import { type ApiError, ApiErrorCode, ERROR_TEXT, type LinkPurpose, type LinkState } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { ErrorState, Skeleton, VisuallyHidden } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from './AccountFrame';
import { type AccountScreenProps, HostLink } from './accountScreen';
import { failureText } from './failureText';
import { linkQuery } from './link.query';

export interface LinkGateProps {
  /** Token of the link from the e-mail; '' when the address has none. */
  token: string;
  title: string;
  /** What the link must be for. */
  purposes: readonly LinkPurpose[];
  /** Said when there is no such link, or it is used, expired or for something else. @default the invalid-link text */
  invalidText?: string;
  /** Offered beside the invalid-link text, e.g. where to ask for a new one. */
  invalidAction?: ReactNode;
  screen: AccountScreenProps;
  children: (link: LinkState) => ReactNode;
}

/** Looks at a link from an e-mail and shows the screen behind it only when the link is good. */
export function LinkGate(props: LinkGateProps) {
  const { token, title, purposes, screen, invalidText = ERROR_TEXT.invalidConfirmationLink } = props;
  // asked once: an answer that changes in the middle of typing would take the form away
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
      <ErrorState title={invalidText} edge="solid">
        Links from e-mails work once and only for some time. Please use the newest one.
      </ErrorState>
      {props.invalidAction}
      <HostLink href={screen.links?.signIn} renderLink={screen.renderLink}>
        Back to sign in
      </HostLink>
    </AccountFrame>
  );
}

function LinkLoading({ title, screen }: { title: string; screen: AccountScreenProps }) {
  return (
    <AccountFrame title={title} {...screen}>
      <VisuallyHidden role="status">Looking at your link</VisuallyHidden>
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
  return (
    <AccountFrame title={title} {...screen}>
      <ErrorState title="We could not look at your link." retrying={retrying} onRetry={onRetry}>
        {failureText(error)}
      </ErrorState>
    </AccountFrame>
  );
}
