import type { Word } from './lookup';

/** Dashboard widgets whose visibility a user sets. */
export const DASHBOARD_WIDGETS: readonly Word<string>[] = [
  { id: 'urgentIssues', label: 'Urgent Issues' },
  { id: 'security', label: 'Security' },
  { id: 'recommendedMaintenance', label: 'Recommended Maintenance' },
  { id: 'trailerUtilization', label: 'Trailer Utilization' },
];

/** Steps of the dialog that sends a diagnostic e-mail to a service center. */
export const SERVICE_CENTER_STEPS = ['confirm', 'sending', 'sent', 'cancel', 'failed'] as const;
/** One step of that dialog. */
export type ServiceCenterStep = (typeof SERVICE_CENTER_STEPS)[number];

/** How often positions are asked for while MapRefreshing is on. In milliseconds. */
export const MAP_REFRESH_MS = 10_260;

/** Up to so many trailers of a scope are sent one by one; beyond, the server answers cells and pages. */
export const CLUSTERED_ON_CLIENT_UP_TO = 50_000;

/** Where the map starts, before any trailer is known. */
export const MAP_DEFAULTS = {
  center: { lat: 39.712469, lng: -100.458984 },
  zoom: 11,
  minZoom: 5,
  /** Side of the squares in which markers are clustered. In pixels. */
  markerGridSizePx: 25,
  /** A search result keeps the zoom when it is above this. */
  keepZoomAbove: 11,
} as const;

/** Pickers of trailers: above the threshold the server searches; so many suggestions are shown. */
export const PICKER_POLICY = { serverSearchAbove: 500, suggestions: 5 } as const;

/** Entries of the activity log: those of the first page, of a later one, and of any page for other sensors. */
export const LOG_PAGE_SIZE = { first: 10, later: 3, otherSensors: 100 } as const;

/** How many rows of the log come before page `pageNumber`, counted from 0. */
export function logOffset(pageNumber: number, otherSensors = false): number {
  if (otherSensors) return LOG_PAGE_SIZE.otherSensors * pageNumber;
  return pageNumber === 0 ? 0 : LOG_PAGE_SIZE.first + LOG_PAGE_SIZE.later * (pageNumber - 1);
}
