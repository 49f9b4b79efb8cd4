import { ApiErrorCode } from '@gladhand/domain';
import { DAY_MS } from '@gladhand/domain/readings';
import { Hono } from 'hono';
import type { ApiDeps } from '../ports';
import { apiError } from './apiError';
import { RETRY_AFTER_MS, storageErrorOf } from './storageErrors';
import type { StorageHealth } from './storageHealth';
import { UNAVAILABLE_TEXT } from './toApiError';

/** Expiry of security.txt. RFC 9116 recommends less than a year. */
const SECURITY_TEXT_DAYS = 180;
const NO_STORE = { 'cache-control': 'no-store' };

/** Endpoints for load balancers, crawlers and security researchers. */
export function platformRoutes(
  { repositories, reserve = repositories, config, keys, now }: ApiDeps,
  { storage, isStopping }: { storage: StorageHealth; isStopping: () => boolean },
): Hono {
  const app = new Hono();
  const json = (body: object) => Response.json(body, { headers: NO_STORE });
  const text = (lines: readonly string[]) =>
    new Response(`${lines.join('\n')}\n`, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });

  for (const path of ['/health/live', '/healthz']) app.get(path, () => json({ status: 'live' }));
  for (const path of ['/health/ready', '/readyz']) {
    app.get(path, async () => {
      await refuseUnready();
      return json({ status: 'ready' });
    });
  }
  app.get('/version', () => json({ name: 'gladhand', version: config.version ?? 'unknown' }));
  app.get('/robots.txt', () => text(['# A portal for people with an account', 'User-agent: *', 'Disallow: /']));
  app.get('/.well-known/security.txt', () =>
    text([
      `Contact: ${config.securityContact ?? `mailto:security@${new URL(config.publicUrl).hostname}`}`,
      `Expires: ${new Date(now().getTime() + SECURITY_TEXT_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ]),
  );
  app.get('/.well-known/jwks.json', () =>
    Response.json({ keys: [keys.publicJwk] }, { headers: { 'cache-control': 'public, max-age=300' } }),
  );
  return app;

  async function refuseUnready(): Promise<void> {
    if (isStopping()) throw notReady('stopping');
    try {
      await reserve.ping();
    } catch (error) {
      const storageError = storageErrorOf(error);
      throw storageError ? notReady(storageError, RETRY_AFTER_MS[storageError]) : error;
    }
    const problem = storage.problem();
    if (problem) throw notReady(problem, RETRY_AFTER_MS[problem]);
  }

  function notReady(reason: string, retryAfterMs = RETRY_AFTER_MS.busy) {
    return apiError(ApiErrorCode.Unavailable, UNAVAILABLE_TEXT, { retryAfterMs, details: { reason } });
  }
}
