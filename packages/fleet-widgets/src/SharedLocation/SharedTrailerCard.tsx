import { MOVING_ABOVE_MPH, type SharedTrailer } from '@gladhand/domain';
import { agoText, CopyButton, RelativeTime, StatusPill } from '@gladhand/ui';
import * as S from './SharedLocation.styles';

interface SharedTrailerCardProps {
  trailer: SharedTrailer;
  now: () => Date;
  /** An instant in words, with its zone. */
  moment: (iso: string) => string;
  chosen: boolean;
  /** Shows it on the map; undefined where it is the only one. */
  onChoose: (() => void) | undefined;
}

const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const COORDINATE_DIGITS = 5;

/** One shared trailer in words: everything that the map shows. */
export function SharedTrailerCard({ trailer, now, moment, chosen, onChoose }: SharedTrailerCardProps) {
  const { name, lat, lng, address, reportedAt, stale } = trailer;
  const coordinates =
    lat === null || lng === null ? undefined : `${lat.toFixed(COORDINATE_DIGITS)}, ${lng.toFixed(COORDINATE_DIGITS)}`;
  return (
    <S.Card data-chosen={chosen ? '' : undefined}>
      <S.Name>
        {onChoose ? (
          <button type="button" aria-pressed={chosen} onClick={onChoose}>
            {name}
          </button>
        ) : (
          <h2>{name}</h2>
        )}
        {stale && <StatusPill tone="unknown">Old position</StatusPill>}
      </S.Name>
      {coordinates === undefined ? (
        <p>It has not reported a position yet.</p>
      ) : (
        <>
          <S.Place>{address ?? 'No place name'}</S.Place>
          <p>
            <S.Coordinates>
              {coordinates} <CopyButton text={coordinates} label="Copy coordinates" size="xsmall" />
            </S.Coordinates>
          </p>
        </>
      )}
      {reportedAt !== null && (
        <p>
          Reported <RelativeTime at={new Date(reportedAt)} now={now} format={agoText} />, {moment(reportedAt)}
        </p>
      )}
      {trailer.speed !== undefined && coordinates !== undefined && <p>{movementText(trailer)}</p>}
    </S.Card>
  );
}

/** Of an old position it says what was, not what is. */
function movementText({ speed, heading, stale }: SharedTrailer): string {
  if (speed === null || speed === undefined) return 'Speed not reported';
  if (speed <= MOVING_ABOVE_MPH) return stale ? 'It was standing then' : 'Standing';
  const direction = heading === null || heading === undefined ? '' : ` ${DIRECTIONS[Math.round(heading / 45) % 8]}`;
  return `${stale ? 'It was moving then:' : 'Moving'}${direction} at ${Math.round(speed)} mph`;
}
