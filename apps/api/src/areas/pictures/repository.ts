import type { PictureType } from '@gladhand/domain/pictures';

/** What a picture shows. Those of parts stay as long as the part has them; those of repairs for the customer's retention. */
export type PictureUse = 'part' | 'repair';

/** A picture that a person uploaded. */
export interface PictureRecord {
  pictureId: string;
  customerId: number;
  contentType: PictureType;
  /** Null if the account was deleted. */
  addedBy: string | null;
  addedAt: Date;
}

export interface PictureRepository {
  add(picture: PictureRecord, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Marks a user's upload for a customer as used, so that it stays. False if there is none. */
  keep(picture: { pictureId: string; customerId: number; userId: string; use: PictureUse }): Promise<boolean>;
  read(pictureId: string): Promise<(PictureRecord & { bytes: Uint8Array<ArrayBuffer> }) | undefined>;
  remove(pictureIds: readonly string[]): Promise<void>;
  /** Deletes at most `limit` pictures of a customer's repairs from before an instant. Returns their number. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
  /** Deletes uploads from before an instant that nothing uses. Returns their number. */
  deleteUnused(before: Date): Promise<number>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    pictures: PictureRepository;
  }
}
