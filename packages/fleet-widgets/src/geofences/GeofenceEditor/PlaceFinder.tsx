import type { PortalApi } from '@gladhand/domain';
import { useApiFetch, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { matchesSearch, type TrailerPosition } from '@gladhand/domain/tracking';
import { Combobox, readCoordinate, type SelectOption, useMessages, writeCoordinate } from '@gladhand/ui';
import { useCallback } from 'react';
import { placesQuery } from '../../internal/geofenceQueries';
import type { MapPoint } from '../../map/mapFeatures';
import { GEOFENCE_EDITOR_MESSAGES } from './messages';

/** Finds addresses for a text, e.g. with a service of the host. Rejects if the search failed. */
export type Geocoder = (text: string, signal: AbortSignal) => Promise<readonly GeocodedPlace[]>;

export interface GeocodedPlace extends MapPoint {
  /** The address, as it is listed. */
  label: string;
}

interface PlaceFinderProps {
  customerId: number;
  /** Trailers with positions. */
  trailers: readonly TrailerPosition[];
  geocoder: Geocoder | undefined;
  onPlace: (place: MapPoint) => void;
}

const OF_EACH = 5;
const MIN_CHARACTERS = 2;

/** Moves the map to a coordinate, a saved place, a trailer, a city or an address. */
export function PlaceFinder({ customerId, trailers, geocoder, onPlace }: PlaceFinderProps) {
  const messages = useMessages(GEOFENCE_EDITOR_MESSAGES);

  const { can } = useWidgetHost();
  const ask = useApiFetch();
  const { data: places } = useApiQuery(placesQuery(customerId), { enabled: can('savedPlaces') });
  const canSearch = can('search');
  const search = useCallback(
    async (typed: string, signal: AbortSignal): Promise<readonly SelectOption[]> => {
      const text = typed.trim();
      const coordinate = readCoordinate(text);
      if ('coordinate' in coordinate) return [optionAt(writeCoordinate(coordinate.coordinate), coordinate.coordinate)];
      if (text.length < MIN_CHARACTERS) return [];
      const input = { text, limit: OF_EACH };
      const query = {
        key: ['search', input],
        fetch: (api: Pick<PortalApi, 'search'>, options: { signal?: AbortSignal | undefined }) =>
          api.search.find(input, options),
      };
      const [found, addresses] = await Promise.all([
        canSearch ? ask(query, signal) : undefined,
        geocoder?.(text, signal) ?? [],
      ]);
      const saved = places?.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())) ?? [];
      const matching = trailers.filter((trailer) => matchesSearch(trailer, text));
      return [
        ...saved.slice(0, OF_EACH).map((place) => optionAt(place.name, place, messages.savedPlaces)),
        ...matching
          .slice(0, OF_EACH)
          .flatMap(({ unitId, lat, lng }) =>
            lat === null || lng === null ? [] : [optionAt(unitId, { lat, lng }, messages.trailers)],
          ),
        ...(found?.places ?? []).map((city) => optionAt(`${city.name}, ${city.region}`, city, messages.cities)),
        ...addresses.slice(0, OF_EACH).map((address) => optionAt(address.label, address, messages.addresses)),
      ];
    },
    [ask, canSearch, geocoder, places, trailers, messages],
  );
  return (
    <Combobox
      aria-label={messages.findPlace}
      placeholder={messages.findPlace}
      onSearch={search}
      value={null}
      onChange={(_, option) => {
        const [lat, lng] = option?.value.split(' ').map(Number) ?? [];
        if (lat !== undefined && lng !== undefined) onPlace({ lat, lng });
      }}
    />
  );
}

/** The value of an option has its place first, and its name to be unique. */
const optionAt = (label: string, { lat, lng }: MapPoint, group?: string): SelectOption => ({
  value: `${lat} ${lng} ${group ?? ''} ${label}`,
  label,
  ...(group && { group }),
});
