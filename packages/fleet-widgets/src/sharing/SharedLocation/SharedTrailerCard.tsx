import { type CompassPoint, compassPoint, type ReadingFormats } from '@gladhand/domain/formats';
import { useReadingFormats } from '@gladhand/domain/react';
import { isMoving } from '@gladhand/domain/readings';
import type { SharedTrailer } from '@gladhand/domain/sharing';
import { CopyButton, RelativeTime, type Say, StatusPill, useAges, useMessages, useWords } from '@gladhand/ui';
import { MapLinks } from '../../internal/MapLinks';
import { SHARED_LOCATION_MESSAGES } from './messages';
import * as S from './SharedLocation.styles';

interface SharedTrailerCardProps {
  trailer: SharedTrailer;
  now: () => Date;
  /** Formats an instant with its time zone. */
  moment: (iso: string) => string;
  chosen: boolean;
  /** Shows the trailer on the map; undefined if it is the only one. */
  onChoose: (() => void) | undefined;
}

const DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
};
const COORDINATE_DIGITS = 5;

/** One shared trailer as text: everything that the map shows. */
export function SharedTrailerCard({ trailer, now, moment, chosen, onChoose }: SharedTrailerCardProps) {
  const say = useWords();
  const messages = useMessages(SHARED_LOCATION_MESSAGES);
  const formats = useReadingFormats();
  const { agoText } = useAges();

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
        {stale && <StatusPill tone="unknown">{messages.oldPosition}</StatusPill>}
      </S.Name>
      {coordinates === undefined ? (
        <p>{messages.noPosition}</p>
      ) : (
        <>
          <S.Place>{address ?? messages.noPlaceName}</S.Place>
          <p>
            <S.Coordinates>
              {coordinates} <CopyButton text={coordinates} label={messages.copyCoordinates} size="xsmall" />
            </S.Coordinates>
          </p>
          {lat !== null && lng !== null && <MapLinks lat={lat} lng={lng} />}
        </>
      )}
      {reportedAt !== null && (
        <p>
          {messages.reported} <RelativeTime at={new Date(reportedAt)} now={now} format={agoText} />,{' '}
          {moment(reportedAt)}
        </p>
      )}
      {trailer.speed !== undefined && coordinates !== undefined && (
        <p>{movementText(trailer, formats, say, messages)}</p>
      )}
    </S.Card>
  );
}

/** Movement of an old position is in the past tense. */
function movementText(
  { speed, heading, stale }: SharedTrailer,
  formats: ReadingFormats,
  say: Say,
  messages = SHARED_LOCATION_MESSAGES,
): string {
  if (speed === null || speed === undefined) return messages.speedNotReported;
  if (!isMoving(speed)) return stale ? messages.wasParked : messages.isParked;
  const direction = heading === null || heading === undefined ? '' : ` ${say(DIRECTIONS[compassPoint(heading)])}`;
  return messages.movingAt(say(stale ? 'It was moving then:' : 'Moving'), direction, formats.text(speed, 'mph'));
}
