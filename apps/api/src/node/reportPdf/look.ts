/** Measures in points, and colors of the light theme. */
export const PAGE = {
  margin: 36,
  width: 720,
  gap: 12,
  ink: '#1d222b',
  muted: '#4a525e',
  line: '#dfe2e7',
  sunken: '#eff1f3',
  brand: '#1a60d6',
  quiet: '#c3c8cf',
} as const;

/** Measures of the table, in points. */
export const TABLE = { size: 6.5, line: 8, padding: 3 } as const;

/** Measures of a sheet in portrait, in points. */
export const SHEET = { width: 540, box: 9, line: 16, blank: 42, keepTogether: 110 } as const;

/** Texts of PDF files. */
export const TEXTS = {
  creator: 'Gladhand',
  rows: (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`),
  created: (at: string) => `Created ${at}`,
  createdFor: (at: string, owner: string) => `Created ${at}, with the access of ${owner}`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  more: (count: number) => `${count} more`,
  nothing: 'Nothing was found.',
} as const;
