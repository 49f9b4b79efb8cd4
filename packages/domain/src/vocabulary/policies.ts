/** Anonymous registrations of technicians allowed per address, to prevent flooding the table. */
export const TECHNICIAN_REGISTRATION_POLICY = { perAddress: 5, withinMs: 3_600_000 } as const;

/** When an administrator ends a session, the next call fails and an open event stream closes within this time. */
export const STREAM_CLOSES_WITHIN_MS = 5_000;

/** Grids: debounce of a typed filter, and the user grid's rows by height. */
export const GRID_POLICY = { filterDebounceMs: 500, userRowHeightPx: 60, userDefaultPageSize: 20 } as const;

/** Number of rows that fit into the user grid: its height divided by 60 pixels, or 20 while the height is unknown. */
export function userPageSize(heightPx: number | undefined): number {
  if (!heightPx || !(heightPx > 0)) return GRID_POLICY.userDefaultPageSize;
  return Math.max(1, Math.floor(heightPx / GRID_POLICY.userRowHeightPx));
}
