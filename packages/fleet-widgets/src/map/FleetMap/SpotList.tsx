import type { MapTrailer } from '@gladhand/domain/tracking';
import { Icon, IconButton, useMessages, XIcon } from '@gladhand/ui';
import { RecordList } from '@gladhand/ui/grid';
import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { trailerRecord, useRecordLanguage } from '../../internal/trailerRecord';
import { MAP_MESSAGES } from '../messages';

interface SpotListProps {
  trailers: readonly MapTrailer[];
  /** Number of trailers here, including those that are not listed. */
  total: number;
  now: Date;
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** Heights of a row and of the header. */
const ROW_PX = 54;
const HEAD_PX = 44;

/** Lists trailers at the same position, because no zoom would separate them. */
export function SpotList({ trailers, total, now, onSelect, onClose }: SpotListProps) {
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const mapMessages = useMessages(MAP_MESSAGES);

  const language = useRecordLanguage();
  const card = useRef<HTMLDivElement>(null);
  // The list takes the focus itself, because the map has no element that could have had it.
  useEffect(() => card.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus(), []);
  const recordAt = useCallback(
    (index: number) => {
      const trailer = trailers[index];
      return trailer && trailerRecord(trailer, now, language, internalMessages);
    },
    [trailers, now, language, internalMessages],
  );
  const here = mapMessages.trailersHere(total.toLocaleString('en-US'));
  return (
    <Card
      ref={card}
      role="dialog"
      aria-label={here}
      style={{ blockSize: HEAD_PX + ROW_PX * trailers.length }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        {total > trailers.length ? mapMessages.theFirstOf(trailers.length, here) : here}
        <IconButton
          icon={<Icon icon={XIcon} />}
          label={mapMessages.close}
          kind="quiet"
          size="xsmall"
          onClick={onClose}
        />
      </Head>
      <RecordList
        label={mapMessages.trailersHereLabel}
        count={trailers.length}
        recordAt={recordAt}
        indexOf={(wanted) => trailers.findIndex(({ id }) => id === wanted)}
        onSelect={onSelect}
      />
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 60px;
  z-index: 3;
  display: flex;
  flex-direction: column;
  inline-size: min(300px, calc(100% - 72px));
  max-block-size: min(352px, calc(100% - 48px));
  overflow: hidden;
  border-radius: var(--gh-radius-lg);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: 6px 6px 6px 14px;
  font-weight: 600;
`;
