import type { GeofenceLink, WidgetLinks } from '@gladhand/domain/react';
import { generatePath } from 'react-router';
import { formatPlace, PLACE } from './routes/placeInUrl';
import { screenAt } from './screens/readScreens';
import { type BuiltScreenId, SCREENS } from './screens/screens';

/** The URL pattern of each screen by its id. URLs with values are built by the functions below, and nowhere else. */
export const paths = Object.fromEntries(SCREENS.map(({ id, path }) => [id, path])) as Readonly<
  Record<BuiltScreenId, string>
>;

/** A page of Settings. The customer that is chosen on the present page stays chosen. */
export function settingsPath(path: string, query: string): string {
  const customer = new URLSearchParams(query).get('customer');
  return customer === null ? path : `${path}?${new URLSearchParams({ customer })}`;
}

/** The user list with one user open. */
export const userPath = (userId: string): string => `${paths.userManagement}?${new URLSearchParams({ open: userId })}`;

/** Customer Management with one customer open. */
export const customerPath = (customerId: number): string =>
  `${paths.customerManagement}?${new URLSearchParams({ open: String(customerId) })}`;

/** Trailer Management of one customer. */
export const trailersPath = (customerId: number): string =>
  `${paths.trailerManagement}?${new URLSearchParams({ customer: String(customerId) })}`;

/** Group Management with one group open. */
export const groupPath = ({ customerId, groupId }: { customerId: number; groupId: string }): string =>
  `${paths.groupManagement}?${new URLSearchParams({ customer: String(customerId), group: groupId })}`;

/** The audit log of one target. */
export function auditPath({ target, customerId }: { target: string; customerId?: number | null }): string {
  const params = new URLSearchParams({ target });
  if (customerId != null) params.set('customer', String(customerId));
  return `${paths.auditLog}?${params}`;
}

type AlertLink = Parameters<NonNullable<WidgetLinks['alert']>>[0];

/** The geofence screen with one geofence open, by its id or its name. */
export function geofencePath(geofence: GeofenceLink): string {
  const params = new URLSearchParams({ customer: String(geofence.customerId) });
  if ('geofenceId' in geofence) params.set('geofence', geofence.geofenceId);
  else params.set('name', geofence.name);
  return `${paths.geofence}?${params}`;
}

/** The alerts, with a view of its screen. */
export const alertsPath = (view: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(view).toString();
  return `${generatePath(paths.alerts)}${query && `?${query}`}`;
};

/** The part of the address before the id of an alert rule. */
export const ALERT = 'alert';

/** An alert rule, or one of its alerts. */
export function alertPath({ customerId, ruleId, alertId }: AlertLink): string {
  const params = new URLSearchParams({ customer: String(customerId) });
  if (alertId !== undefined) params.set('episode', alertId);
  return `${generatePath(paths.alerts, { part: ALERT, ruleId })}?${params}`;
}

/** A new geofence that begins as a circle around a place. */
export const newGeofencePath = ({ name, lat, lng }: { name: string; lat: number; lng: number }): string =>
  `${paths.geofence}?${new URLSearchParams({ new: `${lat},${lng}`, newName: name })}`;

/** The table of visits and dwell, with its filters. */
export const geofenceVisitsPath = (view: Readonly<Record<string, string>>): string =>
  `${paths.geofence}?${new URLSearchParams(view)}`;

/** The maintenance dashboard with a view of it. */
export const maintenancePath = (view: Readonly<Record<string, string>>): string =>
  `${paths.maintenance}?${new URLSearchParams(view)}`;

/** The ABS faults of one trailer. */
export const absTroubleshootingPath = (vin?: string): string =>
  generatePath(paths.absTroubleshooting, { vin: vin ?? null });

/** The parts of a trailer, or of the fleet, with a view of them. */
export function partsPath(vin?: string, view: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(view).toString();
  return `${generatePath(paths.parts, { vin: vin ?? null })}${query && `?${query}`}`;
}

/** The tracking screen, of one trailer or of all. */
export const trackingPath = (vin?: string): string => generatePath(paths.tracking, { vin: vin ?? null });

/** The tracking screen with its map at a place. */
export const placePath = (place: { name: string; lat: number; lng: number }): string =>
  `${trackingPath()}?${new URLSearchParams({ [PLACE]: formatPlace(place) })}`;

const HISTORY_QUERY = ['view', 'days', 'first', 'last', 'live', 'at'];

/** The history of a trailer, with its range in the query. Other values of the query stay. */
export function historyPath(vin: string, range: Readonly<Record<string, string>>, query = ''): string {
  const params = new URLSearchParams(withoutHistory(query));
  params.set('view', 'history');
  for (const [name, value] of Object.entries(range)) params.set(name, value);
  return `${trackingPath(vin)}?${params}`;
}

/** The history of a trailer on a day, and there at an instant. */
export const momentPath = ({ vin, day, at }: { vin: string; day: string; at: Date }): string =>
  historyPath(vin, { first: day, last: day, at: String(at.getTime()) });

/** Whether a query opens the history. */
export const isHistory = (params: URLSearchParams) => params.get('view') === 'history';

/** The query without the values of the history. */
export function withoutHistory(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of HISTORY_QUERY) params.delete(name);
  return params.toString();
}

/** Whether widgets link to a page. */
export const isWidgetTarget = (pathname: string): boolean => screenAt(SCREENS, pathname)?.isWidgetTarget === true;
