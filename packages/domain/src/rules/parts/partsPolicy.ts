/** Limits of parts lists and their pictures. */
export const PARTS_POLICY = {
  /** Rows in one request of an import. */
  rowsPerImport: 250,
  /** Parts of one trailer that are listed. */
  partsPerTrailer: 1_000,
  /** Parts that are deleted together. */
  deletedTogether: 500,
  /** Characters of each text. */
  textLength: { name: 120, partNumber: 60, maker: 80, position: 120, description: 500 },
  /** Pieces of a part at one position. */
  maxQuantity: 999,
  /** Fault codes (SPN) that a part is for. A J1939 SPN has 19 bits. */
  faultCodes: 20,
  maxFaultCode: 524_287,
  /** Pictures of one part. */
  pictures: 8,
  maxPageSize: 100,
} as const;
