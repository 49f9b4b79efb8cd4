import type { PictureType } from '@gladhand/domain/pictures';
import type { TrailerKey } from '../../repositories/trailers';

/** A cargo camera image without its bytes. */
export interface CargoImageRecord extends TrailerKey {
  imageId: string;
  recorded: Date;
  received: Date;
  /** Percent. */
  fullness: number;
  contentType: PictureType;
}

export interface CargoImageRepository {
  /** Returns false if the trailer already has an image with that timestamp. Lessees get their own. */
  add(image: CargoImageRecord, bytes: Uint8Array<ArrayBuffer>): Promise<boolean>;
  /** A page of one trailer's images, newest first. */
  page(
    trailer: TrailerKey,
    window: { limit: number; offset: number },
  ): Promise<{ total: number; images: CargoImageRecord[] }>;
  /** An image with its bytes; undefined if it belongs to a lessee whose lease is over. */
  read(imageId: string, now: Date): Promise<(CargoImageRecord & { bytes: Uint8Array<ArrayBuffer> }) | undefined>;
  /** Deletes at most `limit` of a customer's images recorded before an instant. Returns the number deleted. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    cargoImages: CargoImageRepository;
  }
}
