import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import { FailedState as Failed } from '@gladhand/ui';

interface FailedStateProps {
  /** What did not load, as the beginning of a sentence: 'The fleet'. */
  what: string;
  error: ApiError;
  onRetry: () => void;
  retrying?: boolean;
}

/** Stands where data would be, by what the API said. */
export const FailedState = ({ error, ...rest }: FailedStateProps) => (
  <Failed forbidden={error.code === ApiErrorCode.Forbidden} message={error.message} {...rest} />
);
