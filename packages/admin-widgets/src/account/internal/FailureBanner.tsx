import { type ApiError, ApiErrorCode, isRetryable } from '@gladhand/domain';
import { Banner, Button, VisuallyHidden } from '@gladhand/ui';
import { failureText } from './failureText';

export interface FailureBannerProps {
  error: ApiError;
  /** What failed, above the reason. */
  title?: string;
  /** Seconds until another attempt counts, from `useRetryCountdown`. @default 0 */
  secondsLeft?: number;
  /** Tries again; offered only where that can help. */
  onRetry?: () => void;
}

/** Why an account screen could not do what was asked, and what to do about it. */
export function FailureBanner({ error, title, secondsLeft = 0, onRetry }: FailureBannerProps) {
  if (error.code === ApiErrorCode.RateLimited) return <WaitBanner secondsLeft={secondsLeft} />;
  const unreached = error.code === ApiErrorCode.Network ? 'The server could not be reached.' : undefined;
  const retry = onRetry && isRetryable(error.code) && (
    <Button kind="link" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Banner tone="critical" title={title ?? unreached} action={retry}>
      {failureText(error)}
    </Banner>
  );
}

function WaitBanner({ secondsLeft }: { secondsLeft: number }) {
  return (
    <Banner tone="caution" title="Too many attempts.">
      {secondsLeft > 0 ? (
        <>
          {/* the seconds are for the eye: spoken each second they would drown everything else */}
          <span aria-hidden="true">You can try again in {clockText(secondsLeft)}.</span>
          <VisuallyHidden>Please wait before you try again.</VisuallyHidden>
        </>
      ) : (
        'You can try again now.'
      )}
    </Banner>
  );
}

/** Minutes and seconds: 1:05. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
