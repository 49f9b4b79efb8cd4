import type { MapTrailer } from '@gladhand/domain';
import { Icon, IconButton, RecordList, XIcon } from '@gladhand/ui';
import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { trailerRecord } from '../../internal/trailerRecord';

interface SpotListProps {
  trailers: readonly MapTrailer[];
  /** All that stand here, also those that are not listed. */
  total: number;
  now: Date;
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** Height of a row of the list, and of what stands over it. */
const ROW_PX = 54;
const HEAD_PX = 44;

/** Trailers that stand on one spot, as a list: no zoom would part them. */
export function SpotList({ trailers, total, now, onSelect, onClose }: SpotListProps) {
  const card = useRef<HTMLDivElement>(null);
  // it opens where no element was pressed: the map is a picture
  useEffect(() => card.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus(), []);
  const recordAt = useCallback(
    (index: number) => {
      const trailer = trailers[index];
      return trailer && trailerRecord(trailer, now);
    },
    [trailers, now],
  );
  const here = `${total.toLocaleString('en-US')} trailers here`;
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
        {total > trailers.length ? `The first ${trailers.length} of ${here}` : here}
        <IconButton icon={<Icon icon={XIcon} />} label="Close" kind="quiet" size="xsmall" onClick={onClose} />
      </Head>
      <RecordList
        label="Trailers here"
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
