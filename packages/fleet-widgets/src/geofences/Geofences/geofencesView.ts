import { type Geofence, geofenceCategory } from '@gladhand/domain/geofences';

/** Filters and selection of the geofence screen, which a host can keep in its URL. */
export interface GeofencesView {
  /** Null: the user's only customer, or none chosen yet. */
  customerId: number | null;
  /** What is listed. */
  list: 'geofences' | 'places';
  search: string;
  /** Id of a category; null for all. */
  category: string | null;
  /** Null for active and inactive geofences. */
  isActive: boolean | null;
  /** Only geofences with trailers inside now. */
  hasTrailers: boolean;
  /** The selected geofence. */
  geofenceId: string | null;
  /** Selects a geofence by its name, where a link doesn't have the id. */
  name: string | null;
  /** The selected place. */
  placeId: string | null;
  /** Where a new geofence begins; it opens the editor. */
  start: GeofenceStart | null;
  /** Whether its visits are shown. */
  isOpen: boolean;
  /** Which visits are shown. */
  period: VisitPeriod;
  /** The instant of the yard check; null without one. */
  checkAt: Date | null;
}

/** Visits of trailers that are inside now, or of the last days. */
export type VisitPeriod = 'now' | '7' | '31';

/** A place that becomes a circle. */
export interface GeofenceStart {
  lat: number;
  lng: number;
  /** Name of the new geofence. */
  name: string;
}

/** No filters, nothing selected. */
export const EMPTY_GEOFENCES_VIEW: GeofencesView = {
  customerId: null,
  list: 'geofences',
  search: '',
  category: null,
  isActive: null,
  hasTrailers: false,
  geofenceId: null,
  name: null,
  placeId: null,
  start: null,
  isOpen: false,
  period: '7',
  checkAt: null,
};

/** The view as parameters of a URL. */
export function encodeGeofences(view: GeofencesView): Record<string, string> {
  return {
    ...(view.customerId !== null && { customer: String(view.customerId) }),
    ...(view.list === 'places' && { list: 'places' }),
    ...(view.search !== '' && { search: view.search }),
    ...(view.category !== null && { category: view.category }),
    ...(view.isActive !== null && { active: String(view.isActive) }),
    ...(view.hasTrailers && { trailers: 'now' }),
    ...(view.geofenceId !== null && { geofence: view.geofenceId }),
    ...(view.name !== null && view.geofenceId === null && { name: view.name }),
    ...(view.placeId !== null && { place: view.placeId }),
    ...(view.start && { new: `${view.start.lat},${view.start.lng}`, newName: view.start.name }),
    ...(view.isOpen && { show: 'visits' }),
    ...(view.period !== '7' && { period: view.period }),
    ...(view.checkAt && { at: view.checkAt.toISOString() }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeGeofences(params: Readonly<Record<string, string>>): GeofencesView {
  const customerId = Number(params.customer);
  const at = params.at === undefined ? null : new Date(params.at);
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    list: params.list === 'places' ? 'places' : 'geofences',
    search: params.search ?? '',
    category: isCategory(params.category) ? params.category : null,
    isActive: params.active === 'true' ? true : params.active === 'false' ? false : null,
    hasTrailers: params.trailers === 'now',
    geofenceId: params.geofence ?? null,
    name: params.geofence === undefined ? (params.name ?? null) : null,
    placeId: params.place ?? null,
    start: startOf(params),
    isOpen: params.show === 'visits' && params.geofence !== undefined,
    period: params.period === 'now' || params.period === '31' ? params.period : '7',
    checkAt: at && Number.isFinite(at.getTime()) ? at : null,
  };
}

/** The view with the id of the geofence that it selects by name. */
export function selectedByName(view: GeofencesView, geofences: readonly Geofence[]): GeofencesView {
  if (view.name === null || view.geofenceId !== null) return view;
  // A trailer in several geofences has all of their names in one text.
  const wanted = [view.name, ...view.name.split(', ')].map((name) => name.toLowerCase());
  const found = wanted.flatMap((name) => geofences.filter((geofence) => geofence.name.toLowerCase() === name))[0];
  return found ? { ...view, geofenceId: found.id, name: null } : view;
}

/** Whether the view selects a geofence that isn't one of the customer's. */
export const isMissing = (view: GeofencesView, geofences: readonly Geofence[]): boolean =>
  (view.geofenceId ?? view.name) !== null && !geofences.some(({ id }) => id === view.geofenceId);

function startOf({ new: at = '', newName: name = '' }: Readonly<Record<string, string>>): GeofenceStart | null {
  const [lat, lng] = at.split(',').map(Number);
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  return { lat, lng, name };
}

/** Own categories have UUIDs. */
const isCategory = (id: string | undefined): id is string =>
  id !== undefined && (geofenceCategory(id).known || /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id));

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
