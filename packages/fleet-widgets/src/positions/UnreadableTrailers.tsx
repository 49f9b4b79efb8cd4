import { Banner, useMessages } from '@gladhand/ui';
import { POSITIONS_MESSAGES } from './messages';

/** Further trailers are only counted, to keep the banner short. */
const NAMED = 5;

/**
 * Names the trailers that are left out because their last report couldn't be read. Renders nothing if there are none.
 */
export function UnreadableTrailers({ names }: { names: readonly string[] }) {
  const messages = useMessages(POSITIONS_MESSAGES);

  if (names.length === 0) return null;
  const one = names.length === 1;
  return (
    <Banner tone="caution" title={one ? messages.oneTrailerUnreadable : messages.trailersUnreadable(names.length)}>
      {messages.unreadable(names.slice(0, NAMED).join(', '), names.length - NAMED)}
    </Banner>
  );
}
