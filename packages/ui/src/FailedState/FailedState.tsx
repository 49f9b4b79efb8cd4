import { LockIcon } from 'lucide-react';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Icon } from '../icons/Icon';

export interface FailedStateProps {
  /** What is not there, as the beginning of a sentence: 'The fleet'. */
  what: string;
  /** The server does not open it to this role: there is nothing to try again. @default false */
  forbidden?: boolean;
  /** What went wrong, as a sentence. */
  message: string;
  /** Asks again. */
  onRetry: () => void;
  /** It is being asked again. @default false */
  retrying?: boolean;
}

/** Stands where data would be: not open to this role, or not loaded. */
export function FailedState({ what, forbidden = false, message, onRetry, retrying = false }: FailedStateProps) {
  if (forbidden) {
    return (
      <EmptyState edge="none" icon={<Icon icon={LockIcon} size={22} />} title={`${what} is not open to your role`}>
        An administrator of your company can give you access under User Management.
      </EmptyState>
    );
  }
  return (
    <ErrorState edge="none" title={`${what} did not load`} onRetry={onRetry} retrying={retrying}>
      {message}
    </ErrorState>
  );
}
