/** Limits of cargo camera images. */
export const CARGO_IMAGE_POLICY = {
  maxBytes: 1024 * 1024,
  pageSize: 12,
  maxPageSize: 50,
} as const;
