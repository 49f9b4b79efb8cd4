import type { TrailerKey } from '../../repositories/trailers';

/** An address at which a phone reports for one trailer. Only the hash of its secret is stored. */
export interface DeviceLinkRecord extends TrailerKey {
  linkId: string;
  secretHash: string;
  /** The user's name for the phone. */
  name: string;
  createdBy: string | null;
  createdAt: Date;
  revokedAt: Date | null;
}

/** The device that an address reports for. */
export type LinkedDevice = TrailerKey & { serialNumber: string };

export interface DeviceLinkRepository {
  add(link: DeviceLinkRecord): Promise<void>;
  /** The device of an active address; undefined if the address is unknown or revoked, or the device is gone. */
  open(secretHash: string): Promise<LinkedDevice | undefined>;
  /** Active addresses of a trailer, newest first. */
  of(trailer: TrailerKey): Promise<DeviceLinkRecord[]>;
  /** Returns false if this trailer has no such active address. */
  revoke(trailer: TrailerKey, linkId: string, now: Date): Promise<boolean>;
  /** Ids of trailers that a phone reports for. */
  linkedTrailerIds(): Promise<string[]>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    deviceLinks: DeviceLinkRepository;
  }
}
