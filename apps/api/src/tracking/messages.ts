/** Errors of position requests. */
export const TRACKING_MESSAGES = {
  days: (max: number) => `days must be a whole number from 1 to ${max}.`,
  order: 'to must be later than from.',
  tooManyDays: (max: number) => `Choose at most ${max} days.`,
  instant: (name: string) => `${name} must be an instant, e.g. 2026-11-17T15:12:00Z. Or use days instead.`,
  notUnderstood: (name: string) => `${name} is invalid.`,
  customer: 'customer must be a positive whole number.',
  searchTooLong: 'A search can have at most 200 characters.',
  wholeNumber: (name: string, min: number, max: number) => `${name} must be a whole number from ${min} to ${max}.`,
  bounds: 'bounds must be west,south,east,north in degrees.',
  cell: 'cell must be zoom,x,y.',
  upTo: 'upTo must be a whole number.',
  since: 'since must be the cursor of an earlier response.',
  tooManyStreams: (max: number) => `A session can have at most ${max} live connections. Close some of its tabs.`,
} as const;
