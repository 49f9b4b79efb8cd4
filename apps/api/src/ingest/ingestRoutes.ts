import { ApiErrorCode, CARGO_IMAGE_POLICY } from '@gladhand/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import { hashSecretToken } from '../auth/secretTokens';
import { takeImage, tooLarge } from '../cargoImages/takeImage';
import { fault } from '../http/fault';
import { readBytes } from '../http/readBytes';
import { readJson } from '../http/readJson';
import type { ApiDeps } from '../ports';
import type { IngestKeyRecord } from '../repositories/ingest';
import { commandsFor } from './commandsFor';
import { MAX_REPORTS } from './deviceReport';
import { boundOf } from './ingestKey';
import { osmandRoutes } from './osmand/osmandRoutes';
import { gatewayOf } from './reportSource';
import { takeReports } from './takeReports';

/** A thousand reports with every reading are some 1.5 MB. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

const batch = v.object({
  reports: v.pipe(
    v.array(v.unknown(), 'must be a list of reports'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(MAX_REPORTS, `must have at most ${MAX_REPORTS} reports: send the rest in another batch`),
  ),
});

/** `/ingest/v1/...`: the one door through which telemetry enters. */
export function ingestRoutes(deps: Pick<ApiDeps, 'repositories' | 'now' | 'config' | 'ids'>): Hono {
  const { repositories, now, config } = deps;
  const app = new Hono();
  app.post('/reports', async ({ req }) => {
    const key = await keyOfCaller(req.raw);
    const { reports } = await readJson(req.raw, batch, { maxBytes: MAX_BODY_BYTES, judgesEntries: true });
    const options = { ...config, source: gatewayOf(key) };
    const results = await takeReports(repositories, boundOf(key), reports, now(), options);
    return Response.json({ results }, { headers: { 'cache-control': 'no-store' } });
  });

  // the picture is the body, what is said of it stands in headers: a camera's modem needs no encoder
  app.post('/images', async ({ req }) => {
    const bound = boundOf(await keyOfCaller(req.raw));
    const said = (name: string) => req.header(name) ?? '';
    const result = await takeImage(deps, bound, {
      serialNumber: said('x-serial-number'),
      recordedAt: said('x-recorded-at'),
      fullnessPercent: said('x-fullness-percent'),
      bytes: await readBytes(req.raw, CARGO_IMAGE_POLICY.maxBytes, tooLarge),
    });
    return Response.json(result, { headers: { 'cache-control': 'no-store' } });
  });

  app.get('/commands', async ({ req }) => {
    const bound = boundOf(await keyOfCaller(req.raw));
    const commands = await commandsFor(repositories.reefers, bound, now());
    return Response.json({ commands }, { headers: { 'cache-control': 'no-store' } });
  });

  app.route('/osmand', osmandRoutes({ repositories, now, config }));

  async function keyOfCaller({ headers }: Request): Promise<IngestKeyRecord> {
    const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
    const key = headers.get('x-ingest-key') ?? bearer;
    const found = key && (await repositories.ingest.key(await hashSecretToken(key)));
    if (found) return found;
    throw fault(
      ApiErrorCode.Unauthenticated,
      'This needs an ingest key, as `Authorization: Bearer <key>` or `X-Ingest-Key: <key>`.',
    );
  }
  return app;
}
