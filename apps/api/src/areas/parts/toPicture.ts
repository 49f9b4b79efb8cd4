import type { PictureLinks } from '../../engine/pictures/pictureLinks';
import type { PartPicture } from '../../graphql/generated/resolvers';
import type { PartPictureRecord } from './repository';

/** A picture with a link that works for a while. */
export async function toPicture(
  { pictureId, description }: PartPictureRecord,
  links: PictureLinks,
): Promise<PartPicture> {
  const { url, expires } = await links.linkTo(pictureId);
  return { id: pictureId, url, linkExpires: expires.toISOString(), description };
}
