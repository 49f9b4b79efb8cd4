import { EmptyState, useMessages } from '@gladhand/ui';
import { INTERNAL_MESSAGES } from './messages';

interface NoVisibleTrailersProps {
  /** Whether it has its own background. @default false */
  framed?: boolean;
}

/** Explains that the user has access to no trailers at all. */
export function NoVisibleTrailers({ framed = false }: NoVisibleTrailersProps) {
  const messages = useMessages(INTERNAL_MESSAGES);

  return (
    <EmptyState title={messages.noTrailers} {...(framed ? {} : { edge: 'none' as const })}>
      {messages.noTrailersHint}
    </EmptyState>
  );
}
