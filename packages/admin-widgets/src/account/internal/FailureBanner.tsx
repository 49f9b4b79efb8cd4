import { type ApiError, ApiErrorCode, isRetryable } from '@gladhand/domain';
import { Banner, Button, useMessages, VisuallyHidden } from '@gladhand/ui';
import { failureText } from './failureText';
import { ACCOUNT_MESSAGES } from './messages';

export interface FailureBannerProps {
  error: ApiError;
  /** Title above the reason. */
  title?: string | undefined;
  /** Seconds until another attempt is allowed, from `useRetryCountdown`. @default 0 */
  secondsLeft?: number | undefined;
  /** Tries again. The button is shown only where that can help. */
  onRetry?: (() => void) | undefined;
}

/** The error of an account screen, and what to do about it. */
export function FailureBanner({ error, title, secondsLeft = 0, onRetry }: FailureBannerProps) {
  const messages = useMessages(ACCOUNT_MESSAGES);

  if (error.code === ApiErrorCode.RateLimited) return <WaitBanner secondsLeft={secondsLeft} />;
  const unreached = error.code === ApiErrorCode.Network ? messages.unreachable : undefined;
  const retry = onRetry && isRetryable(error.code) && (
    <Button kind="link" onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <Banner tone="critical" title={title ?? unreached} action={retry}>
      {failureText(error)}
    </Banner>
  );
}

function WaitBanner({ secondsLeft }: { secondsLeft: number }) {
  const messages = useMessages(ACCOUNT_MESSAGES);

  return (
    <Banner tone="caution" title={messages.tooManyAttempts}>
      {secondsLeft > 0 ? (
        <>
          {/* The countdown is hidden from screen readers, which would announce it every second. */}
          <span aria-hidden="true">{messages.retryIn(clockText(secondsLeft))}</span>
          <VisuallyHidden>{messages.wait}</VisuallyHidden>
        </>
      ) : (
        messages.retryNow
      )}
    </Banner>
  );
}

/** Minutes and seconds: 1:05. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
