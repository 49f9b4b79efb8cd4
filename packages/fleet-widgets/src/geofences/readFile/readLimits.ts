/** What is read of a file of geofences. A file beyond them is refused, so that no file freezes or fills a browser. */
export const READ_LIMITS = {
  fileBytes: 20_000_000,
  /** Of all files in an archive together. */
  unpackedBytes: 100_000_000,
  features: 10_000,
  /** Of all features together. */
  vertices: 500_000,
  /** Folders in folders, lists in lists. */
  nesting: 100,
} as const;

/** Half the width of a corridor from a line in a file that has none: a road with its shoulders. */
export const DEFAULT_HALF_WIDTH_METERS = 50;
