import { CARGO_IMAGE_POLICY } from '@gladhand/domain/service';
import { createPictureLinks } from '../../engine/pictures/pictureLinks';
import type { QueryResolvers } from '../../graphql/generated/resolvers';
import { pageWindow } from '../../graphql/pageWindow';
import { trailerWithHistory } from '../../graphql/trailer/accessibleTrailer';
import { CARGO_IMAGE_PATH } from './routes';

const MAX_OFFSET = 10_000;

export const cargoImageQueries: Pick<QueryResolvers, 'trailerImageHistoryData'> = {
  async trailerImageHistoryData(_, { vin, pageSize, pageNumber }, context) {
    await context.access.authorize('trailerImageHistoryData');
    const { maxPageSize } = CARGO_IMAGE_POLICY;
    const page = pageWindow({ pageSize, pageNumber }, { maxPageSize, first: 0, maxOffset: MAX_OFFSET });
    const key = await trailerWithHistory(vin, context);
    const links = createPictureLinks(CARGO_IMAGE_PATH, context);
    const { total, images } = await context.repositories.cargoImages.page(key, page);
    return {
      total,
      images: await Promise.all(
        images.map(async ({ imageId, recorded, fullness }) => {
          const { url, expires } = await links.linkTo(imageId);
          return { id: imageId, recorded: recorded.toISOString(), fullness, url, linkExpires: expires.toISOString() };
        }),
      ),
    };
  },
};
