import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import { EmptyState, ErrorState, Icon, LockIcon } from '@gladhand/ui';

interface FailedStateProps {
  /** What did not load, as the beginning of a sentence: 'The fleet'. */
  what: string;
  error: ApiError;
  onRetry: () => void;
  retrying?: boolean;
}

/** Stands where data would be: not open to the caller's role, or not loaded. */
export function FailedState({ what, error, onRetry, retrying = false }: FailedStateProps) {
  if (error.code === ApiErrorCode.Forbidden) {
    return (
      <EmptyState edge="none" icon={<Icon icon={LockIcon} size={22} />} title={`${what} is not open to your role`}>
        An administrator of your company can give you access under User Management.
      </EmptyState>
    );
  }
  return (
    <ErrorState edge="none" title={`${what} did not load`} onRetry={onRetry} retrying={retrying}>
      {error.message}
    </ErrorState>
  );
}
