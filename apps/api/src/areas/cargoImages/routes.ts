import { CARGO_IMAGE_POLICY } from '@gladhand/domain/service';
import { readBytes } from '../../http/readBytes';
import type { Routes } from '../../http/routeEnv';
import { keyOfCaller } from '../../ingest/callerKey';
import { boundOf } from '../../ingest/ingestKey';
import type { RouteServices } from '../../routeServices';
import { createImageLinks } from './imageLinks';
import { serveImage } from './serveImage';
import { takeImage, tooLarge } from './takeImage';

/** Routes for cameras to upload images and for signed links to show them. */
export function cargoImageRoutes(routes: Routes, { deps, takeReports }: RouteServices): void {
  const { repositories, keys, now } = deps;
  const links = createImageLinks({ linkKey: keys.linkKey, now });

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

  routes.get('/v1/api/images/:imageId', ({ req }) =>
    serveImage(
      { cargoImages: repositories.cargoImages, links },
      { imageId: req.param('imageId'), expires: req.query('expires'), signature: req.query('signature') },
    ),
  );
}
