import { ApiErrorCode, ERROR_TEXT, type SubscriptionState } from '@gladhand/domain';
import * as v from 'valibot';
import { spendLimit } from '../../auth/credentials';
import { LIMITS } from '../../auth/policy';
import { ALL_SUBJECTS } from '../../engine/mail/mailPolicy';
import { createSubscriptionTokens, type Subscription } from '../../engine/mail/subscriptionTokens';
import { apiError } from '../../http/apiError';
import { readJson } from '../../http/readJson';
import type { Routes } from '../../http/routeEnv';
import type { RouteServices } from '../../routeServices';
import { kindOfSubject, subjectLabel, wholeKind } from './subjects';

const change = v.object({
  token: v.pipe(v.string(), v.maxLength(1_000)),
  all: v.optional(v.boolean(), false),
  kind: v.optional(v.boolean(), false),
});

/**
 * `/auth/v1/...`: manages subscriptions by the link at the end of a mail, without a session. GET requests change
 * nothing.
 */
export function subscriptionRoutes(routes: Routes, { account: { deps, runUnit } }: RouteServices): void {
  const { repositories, keys, limits, now, config } = deps;
  const tokens = createSubscriptionTokens(keys);

  routes.get('/auth/v1/subscription', async ({ req, env }) => {
    const subscription = await read(req.query('token') ?? '', env.address);
    const { address, subject } = subscription;
    const state: SubscriptionState = {
      email: address,
      label: subjectLabel(subject),
      kind: wholeKind(subject),
      subscribed: !(await repositories.subscriptions.isOptedOut(address, subject)),
    };
    return Response.json(state, { headers: { 'cache-control': 'no-store' } });
  });

  // The address of the unsubscribe header was opened in a browser, so the page asks for confirmation.
  routes.get('/auth/v1/unsubscribe', ({ req }) => {
    const token = encodeURIComponent(req.query('token') ?? '');
    return new Response(null, {
      status: 303,
      headers: { location: `${config.publicUrl}/unsubscribe?token=${token}`, 'cache-control': 'no-store' },
    });
  });

  routes.post('/auth/v1/unsubscribe', async ({ req, env }) => {
    const { token, all, kind } = await requested(req.raw);
    const { address, subject } = await read(token, env.address);
    const chosen = all ? ALL_SUBJECTS : kind ? kindOfSubject(subject) : subject;
    await runUnit(async (unit) => {
      await unit.repositories.subscriptions.optOut(address, chosen, now());
      await unit.audit('account.unsubscribed', { subject: address, detail: { mail: chosen } });
    });
    return done();
  });

  routes.post('/auth/v1/resubscribe', async ({ req, env }) => {
    const { address, subject } = await read((await requested(req.raw)).token, env.address);
    await runUnit(async (unit) => {
      await unit.repositories.subscriptions.optIn(address, subject);
      await unit.repositories.subscriptions.optIn(address, kindOfSubject(subject));
      await unit.repositories.subscriptions.optIn(address, ALL_SUBJECTS);
      await unit.audit('account.resubscribed', { subject: address, detail: { mail: subject } });
    });
    return done();
  });

  /** The page sends JSON; a mail program sends the form of RFC 8058 to the address of the header. */
  async function requested(request: Request): Promise<v.InferOutput<typeof change>> {
    const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
      request.headers.get('content-type') ?? '',
    );
    if (!isForm) return readJson(request, change);
    return { token: new URL(request.url).searchParams.get('token') ?? '', all: false, kind: false };
  }

  async function read(token: string, address: string): Promise<Subscription> {
    const waitMs = await limits.waitMs(LIMITS.link, address);
    if (waitMs > 0) await spendLimit(limits, LIMITS.link, address);
    const subscription = await tokens.read(token);
    if (subscription) return subscription;
    await limits.count(LIMITS.link, address);
    throw apiError(ApiErrorCode.LinkInvalid, ERROR_TEXT.unsubscribe);
  }
}

const done = () => Response.json({ message: ERROR_TEXT.success }, { headers: { 'cache-control': 'no-store' } });
