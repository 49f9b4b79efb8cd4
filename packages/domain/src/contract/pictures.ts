import type { CallOptions } from './callOptions';

/** Uploads of pictures. */
export interface PicturesApi {
  /**
   * Stores a JPEG or PNG for a customer and resolves with its id. A picture that nothing refers to within a day is
   * deleted. Rejects with BAD_USER_INPUT or TOO_LARGE. Source: POST /v1/api/pictures.
   */
  add(customerId: number, picture: Blob, options?: CallOptions): Promise<string>;
}

/** The port of `PortalApi` for pictures. */
export interface PicturesPort {
  pictures: PicturesApi;
}
