import { ApiErrorCode } from '@gladhand/domain';
import { fault, notFound } from '../http/fault';
import type { CargoImageRepository } from '../repositories/service';
import type { ImageLinks } from './imageLinks';

/** A picture as the link that was asked for: its id, and what signs it. */
export interface AskedImage {
  imageId: string;
  expires: string | undefined;
  signature: string | undefined;
}

const CACHE_SECONDS = 300;

/** The picture behind a signed link. LINK_INVALID when the link was not signed here or has expired. */
export async function serveImage(
  { cargoImages, links }: { cargoImages: CargoImageRepository; links: ImageLinks },
  { imageId, expires = '', signature = '' }: AskedImage,
): Promise<Response> {
  if (!(await links.isValid(imageId, expires, signature))) {
    throw fault(ApiErrorCode.LinkInvalid, 'This link has expired, or is none. Open the picture again in the portal.');
  }
  const image = await cargoImages.read(imageId);
  if (!image) throw notFound();
  const name = `cargo-${image.recorded.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return new Response(image.bytes, {
    headers: {
      'content-type': image.contentType,
      'content-disposition': `inline; filename="${name}.${image.contentType === 'image/png' ? 'png' : 'jpg'}"`,
      'cache-control': `private, max-age=${CACHE_SECONDS}, immutable`,
      // the link is the permission: a portal on another host may show it
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
