import { ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { RunUnit, Unit } from '../engine/unitOfWork';
import { badInput, fault } from '../http/fault';
import { readJson } from '../http/readJson';
import type { ApiDeps } from '../ports';
import type { UserRecord } from '../repositories/entities';
import { subscriptionRoutes } from '../subscriptions/subscriptionRoutes';
import { owner } from './audit';
import type { Authenticate } from './authenticate';
import type { Background } from './background';
import { basicCredentials, createCheckCredentials, spendLimit } from './credentials';
import type { IdTokens } from './idTokens';
import { linkRoutes } from './linkRoutes';
import { refuseWeakPassword } from './passwords/passwordPolicy';
import { LIMITS } from './policy';
import { clearedRefreshCookie, isSameOrigin, readRefreshCookie, refreshCookie } from './refreshCookie';
import { createSessions, type OpenedSession, sessionOver } from './sessions';
import { createPreparePassword } from './setPassword';

/** What the routes get beside the request. */
export interface AccountEnv {
  Bindings: { address: string };
}

export interface AccountServices {
  tokens: IdTokens;
  authenticate: Authenticate;
  runUnit: RunUnit;
  background: Background;
}

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** `/auth/v1/...`: what people without a session may do, and the end of one. */
export function accountRoutes(deps: ApiDeps, services: AccountServices): Hono<AccountEnv> {
  const { limits, now, config } = deps;
  const { tokens, authenticate, runUnit } = services;
  const checkCredentials = createCheckCredentials(deps, runUnit);
  const sessions = createSessions(deps, tokens, runUnit);
  const preparePassword = createPreparePassword(deps);
  const app = new Hono<AccountEnv>();

  const open = (unit: Unit, request: Request, user: UserRecord) =>
    sessions.open(unit, user, request.headers.get('user-agent'));

  const answer = (request: Request, opened: OpenedSession, inBody = !isSameOrigin(request, config)): Response => {
    const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    if (!inBody) headers.set('set-cookie', refreshCookie(opened.refreshToken, opened.sessionEndsAt, now(), config));
    const refreshToken = inBody ? opened.refreshToken : null;
    return new Response(JSON.stringify({ ...opened.answer, refreshToken }), { headers });
  };

  /** Whether the user may come in now; the credentials were right. */
  const admit = (user: UserRecord): UserRecord => {
    if (user.accountStatus !== 'CONFIRMED' || !user.emailVerified) {
      throw fault(ApiErrorCode.AccountSetupIncomplete, ERROR_TEXT.setupIncomplete);
    }
    if (user.passwordExpiresAt && user.passwordExpiresAt <= now()) {
      const message = `Account password has expired for user ${user.email}. Please reset your password.`;
      throw fault(ApiErrorCode.PasswordExpired, message);
    }
    return user;
  };

  const isAccountAdmin = (user: UserRecord) => user.roles.some((role) => /^CUSTOMER_ADMIN_\d+$/.test(role));

  const withTerms = (user: UserRecord): UserRecord => {
    const dataAgreementRequired = isAccountAdmin(user) && !user.dataAgreementAcceptedAt;
    if (user.termsAcceptedAt && !dataAgreementRequired) return user;
    throw fault(ApiErrorCode.TermsRequired, 'Please accept the terms of service to go on.', {
      details: { termsOfServiceUrl: config.termsOfServiceUrl, dataAgreementRequired },
    });
  };

  for (const path of ['/login', '/loginV2']) {
    app.get(path, async ({ req, env }) => {
      const user = await checkCredentials(basicCredentials(req.raw), env.address);
      const admitted = withTerms(admit(user));
      return answer(req.raw, await runUnit((unit) => open(unit, req.raw, admitted)));
    });
  }

  app.post('/acceptTermsOfService', async ({ req, env }) => {
    const credentials = basicCredentials(req.raw);
    const schema = v.object({ acceptTermsOfService: v.boolean(), acceptDataAgreement: v.optional(v.boolean(), false) });
    const input = await readJson(req.raw, schema);
    const user = admit(await checkCredentials(credentials, env.address));
    if (!input.acceptTermsOfService) throw badInput('The terms of service were not accepted.');
    const takesAgreement = isAccountAdmin(user);
    if (takesAgreement && !user.dataAgreementAcceptedAt && !input.acceptDataAgreement) {
      throw badInput('Account administrators accept the data agreement too.');
    }
    const at = now();
    const change = { termsAcceptedAt: at, ...(takesAgreement && { dataAgreementAcceptedAt: at }) };
    const opened = await runUnit(async (unit) => {
      await unit.repositories.users.update(user.userId, change, { now: at });
      const detail = { dataAgreement: takesAgreement };
      await unit.audit('account.termsAccepted', { ...owner(user), detail });
      return open(unit, req.raw, { ...user, ...change });
    });
    return answer(req.raw, opened);
  });

  app.post('/change-password', async ({ req, env }) => {
    const credentials = basicCredentials(req.raw);
    const { newPassword } = await readJson(req.raw, v.object({ newPassword: text(1000) }));
    const user = await checkCredentials(credentials, env.address);
    admit({ ...user, passwordExpiresAt: null });
    refuseWeakPassword(newPassword, { forbidden: credentials.password });
    const storePassword = await preparePassword(newPassword);
    const changed = await runUnit(async (unit) => {
      await unit.audit('account.passwordChanged', owner(user));
      return storePassword(unit, user);
    });
    // The password is changed even if the terms are still to be accepted.
    const admitted = withTerms(changed);
    return answer(req.raw, await runUnit((unit) => open(unit, req.raw, admitted)));
  });

  app.post('/refreshToken', async ({ req, env }) => {
    const { refreshToken } = await readJson(req.raw, v.object({ refreshToken: v.optional(v.nullable(text(200))) }));
    const token = refreshToken ?? (isSameOrigin(req.raw, config) ? readRefreshCookie(req.raw, config) : undefined);
    const waitMs = await limits.waitMs(LIMITS.refresh, env.address);
    if (waitMs > 0) await spendLimit(limits, LIMITS.refresh, env.address);
    if (!token) throw sessionOver();
    try {
      return answer(req.raw, await sessions.refresh(token), Boolean(refreshToken));
    } catch (error) {
      await limits.count(LIMITS.refresh, env.address);
      throw error;
    }
  });

  app.post('/signOut', async ({ req }) => {
    const { everywhere } = await readJson(req.raw, v.object({ everywhere: v.optional(v.boolean(), false) }));
    const caller = await authenticate(req.raw);
    await runUnit(async ({ repositories, audit }) => {
      if (everywhere) await repositories.users.update(caller.user.userId, {}, { now: now(), endSessions: true });
      else await repositories.sessions.revoke(caller.session.sessionId, now());
      await audit('session.signedOut', { ...owner(caller.user), detail: { everywhere } });
    });
    return new Response(null, { status: 204, headers: { 'set-cookie': clearedRefreshCookie(config) } });
  });

  app.route('/', linkRoutes(deps, services, preparePassword));
  app.route('/', subscriptionRoutes(deps, runUnit));
  return app;
}
