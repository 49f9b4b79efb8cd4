import type { CargoImageType } from '@gladhand/domain';
import type { TrailerKey } from './trailers';

/** A service center. Customers share the list. */
export interface DealerRecord {
  dealerId: string;
  name: string;
  street: string;
  city: string;
  /** State or province, two letters. */
  region: string;
  phone: string;
  email: string;
  lat: number;
  lng: number;
}

/** So many are searched for the nearest; a longer list is not loaded. */
export const MOST_DEALERS = 20_000;

export interface DealerRepository {
  /** By name, at most `limit`. */
  list(limit: number): Promise<DealerRecord[]>;
  find(dealerId: string): Promise<DealerRecord | undefined>;
  /** Adds service centers; those of the same id are replaced. */
  put(dealers: readonly DealerRecord[]): Promise<void>;
}

/** Which of a trailer's two lists an entry stands in. */
export type ServiceList = 'inspection' | 'maintenance';

/** An inspection, or work that was done. */
export interface ServiceRecordEntry extends TrailerKey {
  recordId: string;
  list: ServiceList;
  kind: string;
  /** How an inspection ended; null for maintenance. */
  result: string | null;
  /** 'YYYY-MM-DD'. */
  performedOn: string;
  odometerMiles: number | null;
  note: string;
  /** Who wrote it down; null: the account is gone, or it came with the demonstration. */
  addedBy: string | null;
  addedAt: Date;
}

/** An entry with the address of who wrote it down. */
export type ReadServiceRecord = ServiceRecordEntry & { addedByEmail: string | null };

export interface ServiceRecordRepository {
  add(records: readonly ServiceRecordEntry[]): Promise<void>;
  /** One list of a trailer, the day done last first; `total` counts all. */
  of(trailer: TrailerKey, list: ServiceList, limit: number): Promise<{ total: number; records: ReadServiceRecord[] }>;
}

/** A picture of a cargo camera without its bytes. */
export interface CargoImageRecord extends TrailerKey {
  imageId: string;
  recorded: Date;
  received: Date;
  /** Percent. */
  fullness: number;
  contentType: CargoImageType;
}

export interface CargoImageRepository {
  /** False when the trailer has a picture of that instant already. */
  add(image: CargoImageRecord, bytes: Uint8Array<ArrayBuffer>): Promise<boolean>;
  /** Of one trailer, newest first. */
  page(
    trailer: TrailerKey,
    window: { limit: number; offset: number },
  ): Promise<{ total: number; images: CargoImageRecord[] }>;
  /** A picture with its bytes. */
  read(imageId: string): Promise<(CargoImageRecord & { bytes: Uint8Array<ArrayBuffer> }) | undefined>;
  /** Deletes at most `limit` pictures of what a customer's cameras recorded earlier; answers how many. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}
