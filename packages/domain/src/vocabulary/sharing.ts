import type { Word } from './lookup';

/** How much a shared location shows of its trailers. */
export const SharedDetail = {
  /** Position and time. */
  Position: 'position',
  /** Also speed and direction. */
  Movement: 'movement',
  /** Also the route of the last 24 hours. */
  LastDay: 'lastDay',
} as const;
export type SharedDetail = (typeof SharedDetail)[keyof typeof SharedDetail];

/** Levels of detail, from least to most. */
export const SHARED_DETAILS: readonly (Word<SharedDetail> & { readonly hint: string })[] = [
  { id: SharedDetail.Position, label: 'Position', hint: 'Where it is, and as of when' },
  { id: SharedDetail.Movement, label: 'Position and movement', hint: 'Also its speed and direction' },
  { id: SharedDetail.LastDay, label: 'Position, movement and last 24 hours', hint: 'Also the way it came, as a line' },
];

/** Suggested lifetimes of a link, in hours; any whole number of hours up to the longest is allowed. */
export const SHARING_DURATIONS: readonly { readonly id: number; readonly label: string }[] = [
  { id: 1, label: '1 hour' },
  { id: 8, label: '8 hours' },
  { id: 24, label: '1 day' },
  { id: 168, label: '7 days' },
  { id: 744, label: '31 days' },
];

/** Limits of shared locations. */
export const SHARING_LIMITS = {
  trailers: 50,
  hours: 744,
  /** Maximum length of a trailer's shared name. */
  nameChars: 60,
  /** Maximum number of active links per user. */
  openLinks: 100,
  /** Maximum number of points of all tracks in one response. */
  trackPoints: 5_000,
} as const;
