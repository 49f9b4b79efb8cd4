import type { Word } from './lookup';

/** How much of its trailers a shared location tells. */
export const SharedDetail = {
  /** Where they are, and as of when. */
  Position: 'position',
  /** Also how fast and which way they move. */
  Movement: 'movement',
  /** Also the way of the last 24 hours. */
  LastDay: 'lastDay',
} as const;
export type SharedDetail = (typeof SharedDetail)[keyof typeof SharedDetail];

/** What can be shared, from the least to the most. */
export const SHARED_DETAILS: readonly (Word<SharedDetail> & { readonly hint: string })[] = [
  { id: SharedDetail.Position, label: 'Position', hint: 'Where it is, and as of when' },
  { id: SharedDetail.Movement, label: 'Position and movement', hint: 'Also its speed and direction' },
  { id: SharedDetail.LastDay, label: 'Position, movement and last 24 hours', hint: 'Also the way it came, as a line' },
];

/** How long a link can be open, in hours; any whole number of hours up to the longest is allowed. */
export const SHARING_DURATIONS: readonly { readonly id: number; readonly label: string }[] = [
  { id: 1, label: '1 hour' },
  { id: 8, label: '8 hours' },
  { id: 24, label: '1 day' },
  { id: 168, label: '7 days' },
  { id: 744, label: '31 days' },
];

/** Bounds of a shared location. */
export const SHARING_LIMITS = {
  trailers: 50,
  hours: 744,
  /** Of the name that a trailer is shared under. */
  nameChars: 60,
  /** Open links of one user. */
  openLinks: 100,
  /** Points of all tracks of one answer. */
  trackPoints: 5_000,
} as const;
