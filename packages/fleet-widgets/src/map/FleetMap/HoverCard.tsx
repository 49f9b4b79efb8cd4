import { useReadingFormats } from '@gladhand/domain/react';
import { SimStatus } from '@gladhand/domain/readings';
import { isPlaceFresh, type MapTrailer, trackedSeverity, trackedWord } from '@gladhand/domain/tracking';
import { trailerType } from '@gladhand/domain/trailers';
import { SeverityIcon, useAges, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { MAP_MESSAGES } from '../messages';

interface HoverCardProps {
  trailer: MapTrailer;
  now: Date;
  /** CSS pixels from the top left corner of the map. */
  x: number;
  y: number;
}

/** Names the trailer under the mouse. The list next to the map has the same information for everyone. */
export function HoverCard({ trailer, now, x, y }: HoverCardProps) {
  const messages = useMessages(MAP_MESSAGES);
  const { shortAge } = useAges();
  const formats = useReadingFormats();
  const say = useWords();

  const severity = trackedSeverity(trailer, now);
  const ageMs = trailer.positionReportedAt === null ? undefined : now.getTime() - trailer.positionReportedAt;
  const isSuspended = trailer.simStatus === SimStatus.Suspended;
  const stale = !isPlaceFresh(trailer, now);
  return (
    <Card aria-hidden="true" style={{ transform: `translate(${x}px, ${y}px) translate(-50%, calc(-100% - 14px))` }}>
      <Head>
        <SeverityIcon tone={severity} size={12} />
        {trailer.unitId}
        <span>{say(trailerType(trailer.vehicleTypeId).label)}</span>
      </Head>
      <div>{trailer.address ?? messages.noAddress}</div>
      <Quiet>
        {trailer.speed === null ? messages.noSpeed : formats.text(trailer.speed, 'mph')}
        {ageMs === undefined
          ? ''
          : ` · ${isSuspended ? `${say(trackedWord(trailer, now))}, ${shortAge(ageMs)}` : stale ? messages.staleAge(shortAge(ageMs)) : shortAge(ageMs)}`}
      </Quiet>
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  z-index: 2;
  display: grid;
  gap: 2px;
  max-width: 260px;
  padding: 6px 10px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-inverse);
  color: var(--gh-color-text-inverse);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  white-space: nowrap;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  > span {
    font-weight: 400;
    opacity: 0.8;
  }
`;

const Quiet = styled.div`
  opacity: 0.8;
`;
