import { EmptyState, useMessages } from '@gladhand/ui';
import { NoVisibleTrailers } from '../../internal/NoVisibleTrailers';
import { MAP_MESSAGES } from '../messages';

interface NoMarksProps {
  /** Number of trailers for the map, with or without a position. */
  shown: number;
  /** Visible trailers, before any filter. */
  visible: number;
}

/** Explains an empty map: no trailers, no matches for the filters, or no reported positions. */
export function NoMarks({ shown, visible }: NoMarksProps) {
  const messages = useMessages(MAP_MESSAGES);

  if (visible === 0) return <NoVisibleTrailers />;
  if (shown === 0) {
    return (
      <EmptyState title={messages.noTrailers} edge="none">
        {messages.noMatchingTrailers}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.noTrailers} edge="none">
      {messages.nonePositioned}
    </EmptyState>
  );
}
