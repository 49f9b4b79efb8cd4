import { RefreshCwIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon' | 'action'> {
  /** What did not load: 'Positions did not load'. */
  title: ReactNode;
  /** Asks again; the button shows only with it. */
  onRetry?: () => void;
  /** Text of the button. @default 'Try again' */
  retryLabel?: string;
  /** The new attempt is under way. @default false */
  retrying?: boolean;
}

/** Says what did not load, what is still shown, and offers to try again. */
export function ErrorState({ onRetry, retryLabel = 'Try again', retrying, edge = 'solid', ...rest }: ErrorStateProps) {
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
    />
  );
}
