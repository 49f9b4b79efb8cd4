import { durationText, formatCoordinates, type ReadingFormats } from '@gladhand/domain/formats';
import type { HistoryTrip } from '@gladhand/domain/history';
import { useReadingFormats } from '@gladhand/domain/react';
import { EmptyState, FieldIcon, useMessages } from '@gladhand/ui';
import type { KeyboardEvent } from 'react';
import * as S from './HistoryList.styles';
import { TRAILER_HISTORY_MESSAGES } from './messages';

interface TripListProps {
  trips: readonly HistoryTrip[];
  /** The trip that the map shows. */
  chosenId: string | undefined;
  /** A trip was selected; undefined for the whole period. */
  onChoose: (trip: HistoryTrip | undefined) => void;
  /** Formats an instant with its zone. */
  moment: (at: Date) => string;
}

/** The trips of the period in chronological order. Selecting one shows it alone on the map, selecting it again all. */
export function TripList({ trips, chosenId, onChoose, moment }: TripListProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);
  const formats = useReadingFormats();

  const at = trips.findIndex(({ id }) => id === chosenId);

  function onKeyDown(event: KeyboardEvent) {
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: trips.length - 1 };
    const next = to[event.key];
    if (next !== undefined) onChoose(trips[Math.max(0, Math.min(trips.length - 1, next))]);
    else if (event.key === 'Escape' && chosenId !== undefined) onChoose(undefined);
    else return;
    event.preventDefault();
  }

  if (trips.length === 0) {
    return (
      <EmptyState edge="none" title={messages.noTrips}>
        {messages.noTripsHint}
      </EmptyState>
    );
  }
  return (
    <S.List
      role="listbox"
      aria-label={messages.trips}
      tabIndex={0}
      aria-activedescendant={chosenId && optionId(chosenId)}
      onKeyDown={onKeyDown}
    >
      {trips.map((trip) => (
        <S.Row
          key={trip.id}
          id={optionId(trip.id)}
          role="option"
          aria-selected={trip.id === chosenId}
          onClick={() => onChoose(trip.id === chosenId ? undefined : trip)}
        >
          <FieldIcon name="trailer-dry-van" size={16} />
          <span>
            <strong>{messages.trip(placeOf(trip, 'from'), placeOf(trip, 'to'))}</strong>
            {trip.lasting && <S.Quiet> {messages.soFar}</S.Quiet>}
            <S.Quiet>{factsOf(trip, formats, messages)}</S.Quiet>
          </span>
          <S.Times>
            <time dateTime={new Date(trip.from.at).toISOString()}>{moment(new Date(trip.from.at))}</time>
            <time dateTime={new Date(trip.to.at).toISOString()}>{moment(new Date(trip.to.at))}</time>
          </S.Times>
        </S.Row>
      ))}
    </S.List>
  );
}

const placeOf = (trip: HistoryTrip, end: 'from' | 'to') =>
  trip[`${end}Place`] ?? formatCoordinates(trip[end].lat, trip[end].lng);

const factsOf = (
  { milesDriven, movingMs, stops }: HistoryTrip,
  formats: ReadingFormats,
  messages = TRAILER_HISTORY_MESSAGES,
) =>
  [formats.text(milesDriven, 'mi'), durationText(movingMs, formats.locale), messages.stopCount(stops.length)].join(
    ' · ',
  );

const optionId = (id: string) => `history-${id}`;
