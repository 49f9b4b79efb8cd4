import { ApiErrorCode } from '@gladhand/domain';
import type { PictureType } from '@gladhand/domain/pictures';
import { apiError, notFound } from '../../http/apiError';
import { PICTURE_MESSAGES } from './messages';
import type { PictureLinks } from './pictureLinks';

/** The parameters of a link: the picture's id and the signature. */
export interface PictureParams {
  id: string;
  expires: string | undefined;
  signature: string | undefined;
}

interface Served {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: PictureType;
  /** File name without ending. */
  name: string;
}

const CACHE_SECONDS = 300;

/** Serves the picture behind a signed link. LINK_INVALID if this server did not sign the link or it has expired. */
export async function servePicture(
  links: PictureLinks,
  { id, expires = '', signature = '' }: PictureParams,
  read: (id: string) => Promise<Served | undefined>,
): Promise<Response> {
  if (!(await links.isValid(id, expires, signature))) {
    throw apiError(ApiErrorCode.LinkInvalid, PICTURE_MESSAGES.linkInvalid);
  }
  const picture = await read(id);
  if (!picture) throw notFound();
  const ending = picture.contentType === 'image/png' ? 'png' : 'jpg';
  return new Response(picture.bytes, {
    headers: {
      'content-type': picture.contentType,
      'content-disposition': `inline; filename="${picture.name}.${ending}"`,
      'cache-control': `private, max-age=${CACHE_SECONDS}, immutable`,
      // The link itself grants access, so portals on other hosts may show the picture.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
