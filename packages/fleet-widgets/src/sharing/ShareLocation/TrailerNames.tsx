import { useWidgetHost } from '@gladhand/domain/react';
import type { SharedLink } from '@gladhand/domain/sharing';
import { Link, useMessages } from '@gladhand/ui';
import { Fragment, type MouseEvent } from 'react';
import { SHARE_LOCATION_MESSAGES } from './messages';

const SHOWN_NAMES = 3;

interface TrailerNamesProps {
  trailers: SharedLink['trailers'];
  /** A trailer was opened on this page, not in another tab. */
  onOpened: () => void;
}

/** The first trailers of a link. Each leads to its page, unless the reader has no access to it. */
export function TrailerNames({ trailers, onOpened }: TrailerNamesProps) {
  const messages = useMessages(SHARE_LOCATION_MESSAGES);
  const { links } = useWidgetHost();
  const handleClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) onOpened();
  };
  const hidden = trailers.length - SHOWN_NAMES;
  return (
    <>
      {trailers.slice(0, SHOWN_NAMES).map(({ name, vin }, index) => (
        // Two trailers can have one name, and the order of a link never changes
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>
          {index > 0 && ', '}
          {vin && links.trailer ? (
            <Link href={links.trailer(vin)} onClick={handleClick}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Fragment>
      ))}
      {hidden > 0 && ` ${messages.andMore(hidden)}`}
    </>
  );
}

/** The same as text. */
export function namesText(trailers: SharedLink['trailers'], messages = SHARE_LOCATION_MESSAGES): string {
  const shown = trailers
    .slice(0, SHOWN_NAMES)
    .map(({ name }) => name)
    .join(', ');
  const hidden = trailers.length - SHOWN_NAMES;
  return hidden > 0 ? `${shown} ${messages.andMore(hidden)}` : shown;
}
