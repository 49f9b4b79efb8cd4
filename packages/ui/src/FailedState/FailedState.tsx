import { LockIcon } from 'lucide-react';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Icon } from '../icons/Icon';

/** Words of a `FailedState`, to replace for other languages. */
export interface FailedStateTexts {
  /** @default (what) => `${what} did not load` */
  failed: (what: string) => string;
  /** Asks again. @default 'Try again' */
  retry: string;
  /** @default (what) => `${what} is not open to your role` */
  forbidden: (what: string) => string;
  /** Who can open it. @default 'An administrator of your company can give you access under User Management.' */
  access: string;
}

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
  /** Words to replace. */
  texts?: Partial<FailedStateTexts>;
}

const TEXTS: FailedStateTexts = {
  failed: (what) => `${what} did not load`,
  retry: 'Try again',
  forbidden: (what) => `${what} is not open to your role`,
  access: 'An administrator of your company can give you access under User Management.',
};

/** Stands where data would be: not open to this role, or not loaded. */
export function FailedState({ what, forbidden, message, onRetry, retrying = false, texts }: FailedStateProps) {
  const words = { ...TEXTS, ...texts };
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
