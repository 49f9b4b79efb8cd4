import { LockIcon } from 'lucide-react';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Icon } from '../icons/Icon';
import { useMessages } from '../locale/LocaleProvider';
import { FAILED_STATE_MESSAGES, type FailedStateTexts } from './messages';

export interface FailedStateProps {
  /** What is missing, as the subject of a sentence: 'The fleet'. */
  what: string;
  /** The user has no access, so a retry can't help. @default false */
  forbidden?: boolean | undefined;
  /** The error as a sentence. */
  message: string;
  /** Retries. */
  onRetry: () => void;
  /** A retry is in progress. @default false */
  retrying?: boolean | undefined;
  /** Words to replace. */
  texts?: Partial<FailedStateTexts> | undefined;
}

/** Takes the place of data that couldn't be loaded, or that the user has no access to. */
export function FailedState({ what, forbidden, message, onRetry, retrying = false, texts }: FailedStateProps) {
  const messages = useMessages(FAILED_STATE_MESSAGES);

  const words = { ...messages, ...texts };
  if (forbidden) {
    return (
      <EmptyState edge="none" icon={<Icon icon={LockIcon} size={22} />} title={words.forbidden(what)}>
        {words.access}
      </EmptyState>
    );
  }
  return (
    <ErrorState edge="none" title={words.failed(what)} retryLabel={words.retry} onRetry={onRetry} retrying={retrying}>
      {message}
    </ErrorState>
  );
}
