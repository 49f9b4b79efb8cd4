import type { PartLine } from '@gladhand/domain/parts';
import type { TrailerScope } from '../../repositories/scope';
import type { TrailerKey } from '../../repositories/trailers';

/** A part in the list of one trailer, or of a model. */
export interface PartRecord extends Omit<PartLine, 'vin'> {
  partId: string;
  customerId: number;
  /** Null: of a model. */
  trailerId: string | null;
}

/** A picture of a part of a customer, wherever it is installed. */
export interface PartPictureRecord {
  customerId: number;
  /** See `partKey`. */
  partKey: string;
  pictureId: string;
  description: string;
  addedAt: Date;
}

export interface PartSearch {
  scope: TrailerScope;
  /** A part of the name, number, maker or description, in any case. */
  text?: string | undefined;
  category?: string | undefined;
  faultCode?: number | undefined;
  limit: number;
  offset: number;
}

/** A part of a fleet and the number of trailers in the scope that carry it. */
export interface FoundPart
  extends Pick<PartRecord, 'category' | 'name' | 'partNumber' | 'maker' | 'description' | 'faultCodes'> {
  partKey: string;
  trailers: number;
  /** Customers with a trailer in the scope that carries it. */
  customerIds: number[];
}

export interface FoundParts {
  total: number;
  /** Without the filter of the category. */
  categories: { category: string; count: number }[];
  parts: FoundPart[];
}

/** A trailer that carries a part. */
export interface CarryingTrailer {
  vin: string;
  unitId: string;
  customerName: string;
  vehicleType: string;
  modelYear: number | null;
  quantity: number;
  positions: string[];
}

export interface PartRepository {
  /** The trailer's own parts and those of its models, unmerged. */
  ofTrailer(trailer: TrailerKey): Promise<PartRecord[]>;
  /** All parts of these trailers and of the models of a customer, for comparison. */
  ofLists(customerId: number, trailerIds: readonly string[], withModels: boolean): Promise<PartRecord[]>;
  /** Adds parts, or replaces those at the same place of the same list; see `listKey`. */
  put(parts: readonly PartRecord[]): Promise<void>;
  /** Deletes parts of a customer and returns them. */
  remove(customerId: number, partIds: readonly string[]): Promise<PartRecord[]>;
  /** Whether a customer has the part on any list. */
  has(customerId: number, partKey: string): Promise<boolean>;

  search(search: PartSearch): Promise<FoundParts>;
  /** The trailers in the scope that carry a part, by unit ID. */
  trailers(
    partKey: string,
    page: Pick<PartSearch, 'scope' | 'limit' | 'offset'>,
  ): Promise<{ total: number; trailers: CarryingTrailer[] }>;

  /** Pictures of parts, in the order in which they were added. */
  pictures(customerIds: readonly number[], partKeys: readonly string[]): Promise<PartPictureRecord[]>;
  /** False if the part has `limit` pictures. */
  addPicture(picture: PartPictureRecord, limit: number): Promise<boolean>;
  removePicture(customerId: number, pictureId: string): Promise<PartPictureRecord | undefined>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    parts: PartRepository;
  }
}
