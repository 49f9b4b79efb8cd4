import { CARGO_IMAGE_POLICY } from '@gladhand/domain/service';
import { createPictureLinks } from '../../engine/pictures/pictureLinks';
import { servePicture } from '../../engine/pictures/servePicture';
import { readBytes } from '../../http/readBytes';
import type { Routes } from '../../http/routeEnv';
import { keyOfCaller } from '../../ingest/callerKey';
import { boundOf } from '../../ingest/ingestKey';
import type { RouteServices } from '../../routeServices';
import { takeImage, tooLarge } from './takeImage';

/** Where signed links show images. */
export const CARGO_IMAGE_PATH = '/v1/api/images';

/** Routes for cameras to upload images and for signed links to show them. */
export function cargoImageRoutes(routes: Routes, { deps, takeReports }: RouteServices): void {
  const { repositories, keys, now } = deps;
  const links = createPictureLinks(CARGO_IMAGE_PATH, { linkKey: keys.linkKey, now });

  // The body is the raw image and headers hold its metadata, so a camera's modem needs no encoder.
  routes.post('/ingest/v1/images', async ({ req }) => {
    const bound = boundOf(await keyOfCaller(repositories, req.raw));
    const header = (name: string) => req.header(name) ?? '';
    const result = await takeImage({ ...deps, takeReports }, bound, {
      serialNumber: header('x-serial-number'),
      recordedAt: header('x-recorded-at'),
      fullnessPercent: header('x-fullness-percent'),
      bytes: await readBytes(req.raw, CARGO_IMAGE_POLICY.maxBytes, tooLarge),
    });
    return Response.json(result, { headers: { 'cache-control': 'no-store' } });
  });

  routes.get(`${CARGO_IMAGE_PATH}/:imageId`, ({ req }) =>
    servePicture(
      links,
      { id: req.param('imageId'), expires: req.query('expires'), signature: req.query('signature') },
      async (id) => {
        const image = await repositories.cargoImages.read(id, now());
        const at = image?.recorded.toISOString().slice(0, 19).replaceAll(':', '-');
        return image && { ...image, name: `cargo-${at}Z` };
      },
    ),
  );
}
