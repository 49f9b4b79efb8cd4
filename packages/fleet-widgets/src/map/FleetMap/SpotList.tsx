import { type MapTrailer, trackedSeverity } from '@gladhand/domain';
import { Icon, IconButton, SeverityIcon, XIcon } from '@gladhand/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface SpotListProps {
  trailers: readonly MapTrailer[];
  /** All that stand here, also those that are not listed. */
  total: number;
  now: Date;
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** Trailers that stand on one spot, as a list: no zoom would part them. */
export function SpotList({ trailers, total, now, onSelect, onClose }: SpotListProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Card
      role="dialog"
      aria-label={`${total} trailers here`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        {total > trailers.length ? `The first ${trailers.length} of ${total}` : total} trailers here
        <IconButton icon={<Icon icon={XIcon} />} label="Close" kind="quiet" size="xsmall" onClick={onClose} />
      </Head>
      <ul>
        {trailers.map((trailer, index) => (
          <li key={trailer.id}>
            <Row ref={index === 0 ? first : undefined} type="button" onClick={() => onSelect(trailer.id)}>
              <SeverityIcon tone={trackedSeverity(trailer, now)} size={12} />
              <strong>{trailer.unitId}</strong>
              <span>{trailer.vin.slice(-8)}</span>
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 60px;
  z-index: 3;
  display: grid;
  grid-template-rows: auto 1fr;
  width: 240px;
  max-height: min(320px, calc(100% - 48px));
  border-radius: var(--gh-radius-lg);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
  & ul {
    margin: 0;
    padding: 0 6px 6px;
    overflow: auto;
    list-style: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 6px 6px 6px 14px;
  font-weight: 600;
`;

const Row = styled.button`
  all: unset;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 32px;
  padding-inline: 8px;
  border-radius: var(--gh-radius-sm);
  cursor: pointer;
  & > span {
    color: var(--gh-color-text-subtle);
    font: 500 12px var(--gh-font-mono);
  }
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;
