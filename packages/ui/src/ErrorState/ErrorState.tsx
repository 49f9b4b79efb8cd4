import { RefreshCwIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { useMessages } from '../locale/LocaleProvider';
import { useWord } from '../locale/words';
import { ERROR_STATE_MESSAGES } from './messages';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon' | 'action'> {
  /** What couldn't be loaded: "Positions couldn't be loaded". */
  title: ReactNode;
  /** Retries. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Label of the retry button. @default 'Try again' */
  retryLabel?: string | undefined;
  /** A retry is in progress. @default false */
  retrying?: boolean | undefined;
}

/** Explains what couldn't be loaded and offers a retry. */
export function ErrorState(props: ErrorStateProps) {
  const messages = useMessages(ERROR_STATE_MESSAGES);

  const { onRetry, retryLabel = messages.retry, retrying, edge = 'solid', children, ...rest } = props;
  const reason = useWord(children);
  return (
    <EmptyState
      role="alert"
      edge={edge}
      icon={<SeverityIcon tone="critical" size={20} />}
      action={
        onRetry && (
          <Button size="xsmall" working={retrying} icon={<Icon icon={RefreshCwIcon} size={13} />} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
      {...rest}
    >
      {reason}
    </EmptyState>
  );
}
