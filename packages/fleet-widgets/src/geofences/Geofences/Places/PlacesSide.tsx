import { failureOf } from '@gladhand/domain';
import type { SavedPlace } from '@gladhand/domain/geofences';
import { type useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, SearchField, Skeleton, StaleBanner, useMessages } from '@gladhand/ui';
import * as Side from '../Geofences.styles';
import { PLACES_MESSAGES } from './messages';
import { type PlaceActions, PlaceList } from './PlaceList';

interface PlacesSideProps extends PlaceActions {
  places: ReturnType<typeof useApiQuery<SavedPlace[]>>;
  search: string;
  onSearch: (search: string) => void;
  selectedId: string | null;
  onCreate: (() => void) | undefined;
}

/** The places of a customer next to the map, with a search. */
export function PlacesSide({ places, search, onSearch, selectedId, onCreate, ...actions }: PlacesSideProps) {
  const messages = useMessages(PLACES_MESSAGES);
  const formats = useReadingFormats();
  const all = places.data ?? [];
  const wanted = search.trim().toLowerCase();
  const shown = all.filter(({ name, note }) => `${name}\n${note ?? ''}`.toLowerCase().includes(wanted));
  const failure = places.error ? failureOf(places.error) : undefined;
  const retry = () => void places.refetch();
  return (
    <>
      <Side.Filters>
        <SearchField aria-label={messages.places} placeholder={messages.places} value={search} onSearch={onSearch} />
      </Side.Filters>
      {places.isPending && !failure && (
        <Side.Waiting aria-busy="true">
          <Skeleton height={34} />
          <Skeleton height={34} />
          <Skeleton height={34} />
        </Side.Waiting>
      )}
      {failure && places.data && <StaleBanner reason={failure.message} onRetry={retry} retrying={places.isFetching} />}
      {failure && !places.data && (
        <FailedState what={messages.thePlaces} {...failure} onRetry={retry} retrying={places.isFetching} />
      )}
      {places.data && all.length === 0 && (
        <EmptyState
          edge="none"
          title={messages.noneYet}
          action={onCreate && <Button onClick={onCreate}>{messages.create}</Button>}
        >
          {messages.noneYetHint}
        </EmptyState>
      )}
      {all.length > 0 && shown.length === 0 && (
        <EmptyState
          edge="none"
          title={messages.noneMatch}
          action={<Button onClick={() => onSearch('')}>{messages.removeFilters}</Button>}
        />
      )}
      {shown.length > 0 && (
        <>
          <PlaceList {...actions} places={shown} selectedId={selectedId} />
          <Side.Foot>
            <span role="status">{messages.count(formats.count(shown.length), formats.count(all.length))}</span>
          </Side.Foot>
        </>
      )}
    </>
  );
}
