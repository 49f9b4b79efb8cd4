import type { TrailerKey } from './trailers';

/** An address that a phone reports to for one trailer. Only the hash of its secret is stored. */
export interface DeviceLinkRecord extends TrailerKey {
  linkId: string;
  secretHash: string;
  /** What the user calls the phone. */
  name: string;
  createdBy: string | null;
  createdAt: Date;
  revokedAt: Date | null;
}

/** The device that an address stands for. */
export type LinkedDevice = TrailerKey & { serialNumber: string };

export interface DeviceLinkRepository {
  add(link: DeviceLinkRecord): Promise<void>;
  /** The device that an open address stands for; undefined when it is unknown or revoked, or the device is gone. */
  open(secretHash: string): Promise<LinkedDevice | undefined>;
  /** Open addresses of a trailer, newest first. */
  of(trailer: TrailerKey): Promise<DeviceLinkRecord[]>;
  /** False when there is no such open address of this trailer. */
  revoke(trailer: TrailerKey, linkId: string, now: Date): Promise<boolean>;
  /** Trailers that a phone reports for. */
  linkedTrailerIds(): Promise<string[]>;
}
