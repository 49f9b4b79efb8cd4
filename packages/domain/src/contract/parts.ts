import type { CallOptions } from './callOptions';
import type {
  AddPartPictureInput,
  ImportPartsInput,
  ImportPartsMutation,
  PartsInput,
  PartsQuery,
  PartTrailersInput,
  PartTrailersQuery,
  TrailerPartsQuery,
} from './generated/parts/graphql';

export type { AddPartPictureInput, ImportPartsInput, PartsInput, PartTrailersInput };

/** The parts of one trailer. Source: query `trailerParts`. */
export type TrailerPartList = TrailerPartsQuery['trailerParts'];
/** A part in the list of a trailer. */
export type TrailerPart = TrailerPartList['parts'][number];
/** A picture of a part, with a link that expires. */
export type PartPicture = TrailerPart['pictures'][number];
/** Parts of a fleet. Source: query `parts`. */
export type PartPage = PartsQuery['parts'];
/** A part wherever it is installed. */
export type FleetPart = PartPage['parts'][number];
/** Trailers that carry a part. Source: query `partTrailers`. */
export type PartTrailerPage = PartTrailersQuery['partTrailers'];
/** The results of imported rows. Source: mutation `importParts`. */
export type PartImport = ImportPartsMutation['importParts'];
/** A row of a parts file. */
export type PartRowInput = ImportPartsInput['rows'][number];
/** The result of one row. */
export type PartRowResult = PartImport['results'][number];

/** Parts of trailers and models. */
export interface PartsApi {
  /** Rejects with NOT_FOUND. Source: query `trailerParts`. */
  ofTrailer(vin: string, options?: CallOptions): Promise<TrailerPartList>;
  /** Source: query `parts`. */
  search(input: PartsInput, options?: CallOptions): Promise<PartPage>;
  /** Source: query `partTrailers`. */
  trailers(input: PartTrailersInput, options?: CallOptions): Promise<PartTrailerPage>;
  /** Source: mutation `importParts`. */
  importRows(input: ImportPartsInput, options?: CallOptions): Promise<PartImport>;
  /** Resolves with the number of deleted parts. Source: mutation `deleteParts`. */
  remove(customerId: number, ids: readonly string[], options?: CallOptions): Promise<number>;
  /** Rejects with BAD_USER_INPUT or NOT_FOUND. Source: mutation `addPartPicture`. */
  addPicture(input: AddPartPictureInput, options?: CallOptions): Promise<PartPicture>;
  /** Rejects with NOT_FOUND. Source: mutation `deletePartPicture`. */
  deletePicture(customerId: number, pictureId: string, options?: CallOptions): Promise<void>;
}

/** The port of `PortalApi` for parts. */
export interface PartsPort {
  parts: PartsApi;
}
