import type { Word } from './lookup';

/** Dashboard widgets that a user can show or hide. */
export const DASHBOARD_WIDGETS: readonly Word<string>[] = [
  { id: 'urgentIssues', label: 'Urgent Issues' },
  { id: 'security', label: 'Security' },
  { id: 'recommendedMaintenance', label: 'Recommended Maintenance' },
  { id: 'trailerUtilization', label: 'Trailer Utilization' },
];

/** Steps of the dialog that sends a diagnostic email to a service center. */
export const SERVICE_CENTER_STEPS = ['confirm', 'sending', 'sent', 'cancel', 'failed'] as const;
/** One step of that dialog. */
export type ServiceCenterStep = (typeof SERVICE_CENTER_STEPS)[number];

/** Polling interval of positions while MapRefreshing is on. In milliseconds. */
export const MAP_REFRESH_MS = 10_260;

/** Up to this many trailers of a scope are sent individually; above, the server sends cells and pages. */
export const CLUSTERED_ON_CLIENT_UP_TO = 50_000;

/** The initial section of the map before any trailer is loaded. */
export const MAP_DEFAULTS = {
  center: { lat: 39.712469, lng: -100.458984 },
  zoom: 11,
  minZoom: 5,
  /** Side of the squares in which markers are clustered. In pixels. */
  markerGridSizePx: 25,
  /** Selecting a search result keeps the zoom if it is above this. */
  keepZoomAbove: 11,
} as const;

/** Trailer pickers: threshold above which the server searches, and number of suggestions. */
export const PICKER_POLICY = { serverSearchAbove: 500, suggestions: 5 } as const;

/** Page sizes of the activity log: the first page, later pages, and all pages of other sensors. */
export const LOG_PAGE_SIZE = { first: 10, later: 3, otherSensors: 100 } as const;

/** Number of log rows before page `pageNumber`, counted from 0. */
export function logOffset(pageNumber: number, otherSensors = false): number {
  if (otherSensors) return LOG_PAGE_SIZE.otherSensors * pageNumber;
  return pageNumber === 0 ? 0 : LOG_PAGE_SIZE.first + LOG_PAGE_SIZE.later * (pageNumber - 1);
}
