import type { GeofencesPort } from '@gladhand/domain';
import { GEOFENCE_CATEGORIES, geofenceCategory, type OwnGeofenceCategory } from '@gladhand/domain/geofences';
import { type ApiQuery, useApiQuery } from '@gladhand/domain/react';
import { useWords } from '@gladhand/ui';
import { useMemo } from 'react';

/** A category of geofences with its label in the user's language. */
export interface CategoryChoice {
  id: string;
  label: string;
  /** Default free time of its geofences. */
  freeMinutes: number;
}

export interface GeofenceCategories {
  /** The built-in categories, then those that the customer has added. */
  all: readonly CategoryChoice[];
  /** The category with an id; an unknown one is labeled as unknown. */
  of: (id: string) => CategoryChoice;
}

const STALE_MS = 60_000;
const NONE: readonly OwnGeofenceCategory[] = [];

/** Categories that a customer has added. */
export const ownCategoriesQuery = (customerId: number): ApiQuery<OwnGeofenceCategory[]> => ({
  key: ['geofenceCategories', customerId],
  fetch: (api: GeofencesPort, options) => api.geofences.categories(customerId, options),
});

/** The categories of a customer's geofences. */
export function useGeofenceCategories(customerId: number | undefined): GeofenceCategories {
  const word = useWords();
  const { data: own = NONE } = useApiQuery(ownCategoriesQuery(customerId ?? 0), {
    enabled: customerId !== undefined,
    staleMs: STALE_MS,
  });
  return useMemo(() => {
    const all: CategoryChoice[] = [
      ...GEOFENCE_CATEGORIES.map(({ id, label, freeMinutes }) => ({ id, label: word(label), freeMinutes })),
      ...own.map(({ id, label, freeMinutes }) => ({ id, label, freeMinutes })),
    ];
    const byId = new Map(all.map((category) => [category.id, category]));
    return {
      all,
      of: (id) => byId.get(id) ?? { id, label: word(geofenceCategory(id).label), freeMinutes: 0 },
    };
  }, [own, word]);
}
