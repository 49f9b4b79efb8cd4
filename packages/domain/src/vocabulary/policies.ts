/** Anonymous registrations of technicians from one address, so that nobody fills the table. */
export const TECHNICIAN_REGISTRATION_POLICY = { perAddress: 5, withinMs: 3_600_000 } as const;

/** Sessions that an administrator ended: the next call fails, and an open event stream closes within this. */
export const STREAM_CLOSES_WITHIN_MS = 5_000;

/** Grids: pause before a typed filter is sent, and the user grid's rows by height. */
export const GRID_POLICY = { filterDebounceMs: 500, userRowHeightPx: 60, userDefaultPageSize: 20 } as const;

/** Rows that fit the user grid: its height divided by 60 pixels, 20 until the height is known. */
export function userPageSize(heightPx: number | undefined): number {
  if (!heightPx || !(heightPx > 0)) return GRID_POLICY.userDefaultPageSize;
  return Math.max(1, Math.floor(heightPx / GRID_POLICY.userRowHeightPx));
}
