import { isPlaceFresh, type MapTrailer, trackedSeverity, trailerType } from '@gladhand/domain';
import { SeverityIcon, shortAge } from '@gladhand/ui';
import { styled } from 'styled-components';

interface HoverCardProps {
  trailer: MapTrailer;
  now: Date;
  /** CSS pixels from the map's corner. */
  x: number;
  y: number;
}

/** Which trailer is under the pointer. The list beside the map says the same to everybody. */
export function HoverCard({ trailer, now, x, y }: HoverCardProps) {
  const severity = trackedSeverity(trailer, now);
  const ageMs = trailer.positionReportedAt === null ? undefined : now.getTime() - trailer.positionReportedAt;
  const stale = !isPlaceFresh(trailer, now);
  return (
    <Card aria-hidden="true" style={{ transform: `translate(${x}px, ${y}px) translate(-50%, calc(-100% - 14px))` }}>
      <Head>
        <SeverityIcon tone={severity} size={12} />
        {trailer.unitId}
        <span>{trailerType(trailer.vehicleTypeId).label}</span>
      </Head>
      <div>{trailer.address ?? 'No address'}</div>
      <Quiet>
        {trailer.speed === null ? 'No speed' : `${Math.round(trailer.speed)} mph`}
        {ageMs === undefined ? '' : ` · ${stale ? 'stale, ' : ''}${shortAge(ageMs)}`}
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
