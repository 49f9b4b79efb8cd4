import { createPictureLinks } from '../../engine/pictures/pictureLinks';
import { PICTURE_PATH } from '../../engine/pictures/picturePath';
import { servePicture } from '../../engine/pictures/servePicture';
import type { Routes } from '../../http/routeEnv';
import { isUuid } from '../../http/uuid';
import type { RouteServices } from '../../routeServices';
import { takePicture } from './takePicture';

/** Routes to upload pictures, and for signed links to show them. */
export function pictureRoutes(routes: Routes, { deps, accessOf }: RouteServices): void {
  const { repositories, keys, now } = deps;
  const links = createPictureLinks(PICTURE_PATH, { linkKey: keys.linkKey, now });

  routes.post(PICTURE_PATH, async ({ req }) => {
    const access = await accessOf(req.raw);
    const result = await takePicture(req.raw, req.query('customerId'), access, deps);
    return Response.json(result, { headers: { 'cache-control': 'no-store' } });
  });

  routes.get(`${PICTURE_PATH}/:pictureId`, ({ req }) =>
    servePicture(
      links,
      { id: req.param('pictureId'), expires: req.query('expires'), signature: req.query('signature') },
      async (id) => {
        const picture = isUuid(id) ? await repositories.pictures.read(id) : undefined;
        return picture && { ...picture, name: `picture-${id}` };
      },
    ),
  );
}
