import type { CallOptions } from './callOptions';
import type { MySharedLocationsQuery, ShareLocationInput, ShareLocationMutation } from './generated/graphql';
import type { SharedLocation } from './sharedLocation';

/** An active link that shares the location of trailers. Source: query `mySharedLocations`. */
export type SharedLink = MySharedLocationsQuery['mySharedLocations'][number];

/** A new link, whose address is returned only once. Source: mutation `shareLocation`. */
export type NewSharedLink = ShareLocationMutation['shareLocation'];

/** Links that share the location of trailers. */
export interface SharingApi {
  /**
   * Active links, newest first: the caller's own, or for administrators those of their customers. Source: query
   * `mySharedLocations`.
   */
  mine(options?: CallOptions): Promise<SharedLink[]>;
  /**
   * Creates a link. Its address contains a secret and is returned only once. Rejects with NOT_FOUND. Source: mutation
   * `shareLocation`.
   */
  share(input: ShareLocationInput, options?: CallOptions): Promise<NewSharedLink>;
  /** Revokes a link. Rejects with NOT_FOUND. Source: mutation `revokeSharedLocation`. */
  revoke(input: { linkId: string }, options?: CallOptions): Promise<void>;
  /**
   * The shared data behind a link; neither needs nor sends a session. With `refresh` the call doesn't count as an
   * opening of the link. Rejects with LINK_INVALID if the link has ended or never existed. Source: `GET
   * /v1/api/shared-location`.
   */
  open(input: { secret: string; refresh?: boolean }, options?: CallOptions): Promise<SharedLocation>;
}

/** The sharing port of `PortalApi`. */
export interface SharingPort {
  sharing: SharingApi;
}
