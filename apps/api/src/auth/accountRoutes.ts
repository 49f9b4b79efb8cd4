import { ApiErrorCode, can, ERROR_TEXT } from '@gladhand/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Unit } from '../engine/unitOfWork';
import { apiError, badInput } from '../http/apiError';
import { readJson } from '../http/readJson';
import type { RouteEnv } from '../http/routeEnv';
import type { UserRecord } from '../repositories/entities';
import type { AccountServices } from './accountServices';
import { owner } from './audit';
import { basicCredentials, createCheckCredentials, spendLimit } from './credentials';
import { linkRoutes } from './linkRoutes';
import { AUTH_MESSAGES } from './messages';
import { refuseWeakPassword } from './passwords/passwordPolicy';
import { LIMITS } from './policy';
import { clearedRefreshCookie, isSameOrigin, readRefreshCookie, refreshCookie } from './refreshCookie';
import { createSessions, type OpenedSession, sessionOver } from './sessions';
import { createPreparePassword } from './setPassword';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** `/auth/v1/...`: operations for people without a session, and signing out. */
export function accountRoutes(services: AccountServices): Hono<RouteEnv> {
  const { deps } = services;
  const { limits, now, config } = deps;
  const { tokens, authenticate, runUnit } = services;
  const checkCredentials = createCheckCredentials(deps, runUnit);
  const sessions = createSessions(deps, tokens, runUnit);
  const preparePassword = createPreparePassword(deps);
  const app = new Hono<RouteEnv>();

  const open = (unit: Unit, request: Request, user: UserRecord) =>
    sessions.open(unit, user, request.headers.get('user-agent'));

  const answer = (request: Request, opened: OpenedSession, inBody = !isSameOrigin(request, config)): Response => {
    const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    if (!inBody) headers.set('set-cookie', refreshCookie(opened.refreshToken, opened.sessionEndsAt, now(), config));
    const refreshToken = inBody ? opened.refreshToken : null;
    return new Response(JSON.stringify({ ...opened.answer, refreshToken }), { headers });
  };

  /** Checks whether the user may sign in now; the credentials were correct. */
  const admit = (user: UserRecord): UserRecord => {
    if (user.accountStatus !== 'CONFIRMED' || !user.emailVerified) {
      throw apiError(ApiErrorCode.AccountSetupIncomplete, ERROR_TEXT.setupIncomplete);
    }
    if (user.passwordExpiresAt && user.passwordExpiresAt <= now()) {
      const message = AUTH_MESSAGES.passwordExpired(user.email);
      throw apiError(ApiErrorCode.PasswordExpired, message);
    }
    return user;
  };

  const mayAcceptAgreement = ({ roles }: UserRecord) => can(roles, {}, 'action:acceptDataAgreement');

  const withTerms = (user: UserRecord): UserRecord => {
    const dataAgreementRequired = mayAcceptAgreement(user) && !user.dataAgreementAcceptedAt;
    if (user.termsAcceptedAt && !dataAgreementRequired) return user;
    throw apiError(ApiErrorCode.TermsRequired, AUTH_MESSAGES.termsRequired, {
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
    if (!input.acceptTermsOfService) throw badInput(AUTH_MESSAGES.termsNotAccepted);
    const takesAgreement = mayAcceptAgreement(user);
    if (takesAgreement && !user.dataAgreementAcceptedAt && !input.acceptDataAgreement) {
      throw badInput(AUTH_MESSAGES.agreementRequired);
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
    // The password is changed even if the terms have not been accepted yet.
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

  app.route('/', linkRoutes(services, preparePassword));
  return app;
}
