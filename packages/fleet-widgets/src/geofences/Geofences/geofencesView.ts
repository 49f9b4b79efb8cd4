import { type Geofence, geofenceCategory } from '@gladhand/domain/geofences';

/** Filters and selection of the geofence screen, which a host can keep in its URL. */
export interface GeofencesView {
  /** Null: the user's only customer, or none chosen yet. */
  customerId: number | null;
  search: string;
  /** Id of a category; null for all. */
  category: string | null;
  /** Null for active and inactive geofences. */
  isActive: boolean | null;
  /** Only geofences with trailers inside now. */
  hasTrailers: boolean;
  /** The selected geofence. */
  geofenceId: string | null;
  /** Whether its visits are shown. */
  isOpen: boolean;
  /** The instant of the yard check; null without one. */
  checkAt: Date | null;
}

/** No filters, nothing selected. */
export const EMPTY_GEOFENCES_VIEW: GeofencesView = {
  customerId: null,
  search: '',
  category: null,
  isActive: null,
  hasTrailers: false,
  geofenceId: null,
  isOpen: false,
  checkAt: null,
};

/** The view as parameters of a URL. */
export function encodeGeofences(view: GeofencesView): Record<string, string> {
  return {
    ...(view.customerId !== null && { customer: String(view.customerId) }),
    ...(view.search !== '' && { search: view.search }),
    ...(view.category !== null && { category: view.category }),
    ...(view.isActive !== null && { active: String(view.isActive) }),
    ...(view.hasTrailers && { trailers: 'now' }),
    ...(view.geofenceId !== null && { geofence: view.geofenceId }),
    ...(view.isOpen && { show: 'visits' }),
    ...(view.checkAt && { at: view.checkAt.toISOString() }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeGeofences(params: Readonly<Record<string, string>>): GeofencesView {
  const customerId = Number(params.customer);
  const at = params.at === undefined ? null : new Date(params.at);
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    search: params.search ?? '',
    category: params.category !== undefined && geofenceCategory(params.category).known ? params.category : null,
    isActive: params.active === 'true' ? true : params.active === 'false' ? false : null,
    hasTrailers: params.trailers === 'now',
    geofenceId: params.geofence ?? null,
    isOpen: params.show === 'visits' && params.geofence !== undefined,
    checkAt: at && Number.isFinite(at.getTime()) ? at : null,
  };
}

/** The geofences that match the filters, in the order of the list. */
export function matchingGeofences(
  geofences: readonly Geofence[],
  { search, category, isActive, hasTrailers }: GeofencesView,
): readonly Geofence[] {
  const wanted = search.trim().toLowerCase();
  return geofences.filter(
    (geofence) =>
      (wanted === '' || geofence.name.toLowerCase().includes(wanted)) &&
      (category === null || geofence.category === category) &&
      (isActive === null || geofence.isActive === isActive) &&
      (!hasTrailers || geofence.trailersInside > 0),
  );
}
