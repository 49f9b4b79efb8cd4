/** Screens whose state can be saved as a view. */
export const SavedViewScreen = {
  FleetStatus: 'fleetStatus',
  Tracking: 'tracking',
  FleetControl: 'fleetControl',
} as const;
export type SavedViewScreen = (typeof SavedViewScreen)[keyof typeof SavedViewScreen];

/** Who a view is shared with. */
export const ViewAudience = { Private: 'private', Role: 'role', Group: 'group' } as const;
export type ViewAudience = (typeof ViewAudience)[keyof typeof ViewAudience];

/** Limits of saved views. Assumed: no source found yet. */
export const SAVED_VIEW_LIMITS = {
  nameCharacters: 60,
  queryCharacters: 2_000,
  layoutCharacters: 20_000,
  /** Views of one owner and screen. */
  perScreen: 100,
} as const;
