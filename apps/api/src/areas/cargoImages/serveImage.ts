import { ApiErrorCode } from '@gladhand/domain';
import { apiError, notFound } from '../../http/apiError';
import type { ImageLinks } from './imageLinks';
import { CARGO_IMAGE_MESSAGES } from './messages';
import type { CargoImageRepository } from './repository';

/** The parameters of an image link: the image id and the signature. */
export interface ImageParams {
  imageId: string;
  expires: string | undefined;
  signature: string | undefined;
}

const CACHE_SECONDS = 300;

/** Serves the image behind a signed link. LINK_INVALID if this server did not sign the link or it has expired. */
export async function serveImage(
  { cargoImages, links }: { cargoImages: CargoImageRepository; links: ImageLinks },
  { imageId, expires = '', signature = '' }: ImageParams,
): Promise<Response> {
  if (!(await links.isValid(imageId, expires, signature))) {
    throw apiError(ApiErrorCode.LinkInvalid, CARGO_IMAGE_MESSAGES.linkInvalid);
  }
  const image = await cargoImages.read(imageId);
  if (!image) throw notFound();
  const name = `cargo-${image.recorded.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return new Response(image.bytes, {
    headers: {
      'content-type': image.contentType,
      'content-disposition': `inline; filename="${name}.${image.contentType === 'image/png' ? 'png' : 'jpg'}"`,
      'cache-control': `private, max-age=${CACHE_SECONDS}, immutable`,
      // The link itself grants access, so portals on other hosts may show the image.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
