import { ApiErrorCode, ERROR_TEXT, type LinkState } from '@gladhand/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import { badInput, fault } from '../http/fault';
import { readJson } from '../http/readJson';
import type { ApiDeps } from '../ports';
import type { UserRecord } from '../repositories/entities';
import type { WriteAudit } from './audit';
import type { Authenticate } from './authenticate';
import type { Background } from './background';
import { basicCredentials, createCheckCredentials, spendLimit } from './credentials';
import type { IdTokens } from './idTokens';
import { alreadyRegisteredMail, createMailLink } from './mails';
import { newPasswordExpiry, refuseWeakPassword } from './passwords/passwordPolicy';
import { LIMITS, TECHNICIANS_PER_HOUR } from './policy';
import { clearedRefreshCookie, isSameOrigin, readRefreshCookie, refreshCookie } from './refreshCookie';
import { hashSecretToken } from './secretTokens';
import { createSessions, type OpenedSession, sessionOver } from './sessions';

interface Env {
  Bindings: { address: string };
}

export interface AccountServices {
  tokens: IdTokens;
  authenticate: Authenticate;
  audit: WriteAudit;
  background: Background;
}

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254));
const emailChecked = v.pipe(email, v.email('Please enter a valid email address.'));
const linkToken = text(200);

/** `/auth/v1/...`: what people without a session may do, and the end of one. */
export function accountRoutes(deps: ApiDeps, services: AccountServices): Hono<Env> {
  const { repositories, hasher, limits, now, ids, config, mailer } = deps;
  const { tokens, authenticate, audit, background } = services;
  const checkCredentials = createCheckCredentials(deps, audit);
  const sessions = createSessions(deps, tokens, audit);
  const mailLink = createMailLink(deps);
  const app = new Hono<Env>();

  const answer = (request: Request, opened: OpenedSession, inBody = !isSameOrigin(request, config)): Response => {
    const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    if (!inBody) headers.set('set-cookie', refreshCookie(opened.refreshToken, opened.sessionEndsAt, now(), config));
    const refreshToken = inBody ? opened.refreshToken : null;
    return new Response(JSON.stringify({ ...opened.answer, refreshToken }), { headers });
  };

  const told = (message: string): Response => Response.json({ message }, { headers: { 'cache-control': 'no-store' } });

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
      return answer(req.raw, await sessions.open(withTerms(admit(user))));
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
    await repositories.users.update(user.userId, change, { now: at });
    await audit('termsAccepted', { userId: user.userId, detail: { dataAgreement: takesAgreement } });
    return answer(req.raw, await sessions.open({ ...user, ...change }));
  });

  app.post('/change-password', async ({ req, env }) => {
    const credentials = basicCredentials(req.raw);
    const { newPassword } = await readJson(req.raw, v.object({ newPassword: text(1000) }));
    const user = await checkCredentials(credentials, env.address);
    admit({ ...user, passwordExpiresAt: null });
    refuseWeakPassword(newPassword, { forbidden: credentials.password });
    const changed = await setPassword(user, newPassword);
    await audit('passwordChanged', { userId: user.userId });
    return answer(req.raw, await sessions.open(withTerms(changed)));
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
    if (everywhere) await repositories.users.update(caller.user.userId, {}, { now: now(), endSessions: true });
    else await repositories.sessions.revoke(caller.session.sessionId, now());
    await audit('signedOut', { userId: caller.user.userId, detail: { everywhere } });
    return new Response(null, { status: 204, headers: { 'set-cookie': clearedRefreshCookie(config) } });
  });

  app.post('/request-password-reset', async ({ req, env }) => {
    const { username } = await readJson(req.raw, v.object({ username: email }));
    await spendLimit(limits, LIMITS.mailFromAddress, env.address);
    await spendLimit(limits, LIMITS.mailToAccount, username);
    background.run('password reset mail', async () => {
      const user = await repositories.users.byEmail(username);
      if (!user?.enabled) return;
      await mailLink(user, user.passwordHash ? 'resetPassword' : 'setPassword');
      await audit('passwordResetRequested', { subject: user.userId });
    });
    return told(`The password reset email was sent to ${username}`);
  });

  app.post('/register-user-anonymously', async ({ req, env }) => {
    const input = await readJson(req.raw, v.object({ email: emailChecked, roleNames: v.array(text(60)) }));
    if (input.roleNames.length !== 1 || input.roleNames[0]?.toLowerCase() !== 'technician') {
      throw badInput("Only the role 'technician' can be registered here.");
    }
    await spendLimit(limits, TECHNICIANS_PER_HOUR, env.address);
    background.run('technician registration', () => registerTechnician(input.email));
    return told(`The verification email was sent to ${input.email}`);
  });

  app.get('/link', async ({ req, env }) => {
    const link = await findLink(req.query('token') ?? '', env.address);
    const expired = link.expiresAt <= now();
    const state: LinkState = {
      purpose: link.purpose,
      email: link.email,
      expired,
      expiresAt: link.expiresAt.toISOString(),
    };
    return Response.json(state, { headers: { 'cache-control': 'no-store' } });
  });

  app.get('/confirm-email', async ({ req, env }) => {
    const link = await findLink(req.query('token') ?? '', env.address);
    const expired = link.expiresAt <= now();
    const state: LinkState = {
      purpose: link.purpose,
      email: link.email,
      expired,
      expiresAt: link.expiresAt.toISOString(),
    };
    return Response.json(state, { headers: { 'cache-control': 'no-store' } });
  });

  app.post('/set-password', async ({ req, env }) => {
    const input = await readJson(req.raw, v.object({ token: linkToken, password: text(1000) }));
    const found = await findLink(input.token, env.address);
    if (found.purpose === 'unsubscribe') throw linkInvalid();
    refuseWeakPassword(input.password);
    const link = await repositories.links.spend(found.tokenHash, now());
    const user = link && (await repositories.users.byId(link.userId));
    if (!user) throw linkInvalid();
    await setPassword(user, input.password);
    await audit('passwordSet', { userId: user.userId, detail: { purpose: found.purpose } });
    return told(ERROR_TEXT.success);
  });

  app.post('/confirm-email', async ({ req, env }) => {
    const { token } = await readJson(req.raw, v.object({ token: linkToken }));
    const found = await findLink(token, env.address);
    if (found.purpose !== 'confirmEmail' && found.purpose !== 'setPassword') throw linkInvalid();
    if (found.expiresAt <= now()) throw linkInvalid();
    const user = await repositories.users.byId(found.userId);
    if (!user) throw linkInvalid();
    // Without a password the same link sets one next, so it is not spent yet.
    if (user.passwordHash) await repositories.links.spend(found.tokenHash, now());
    await repositories.users.update(
      user.userId,
      { emailVerified: true, ...(user.passwordHash && { accountStatus: 'CONFIRMED' as const }) },
      { now: now() },
    );
    await audit('emailConfirmed', { userId: user.userId });
    return told(ERROR_TEXT.success);
  });

  app.post('/unsubscribe', async ({ req, env }) => {
    const { token } = await readJson(req.raw, v.object({ token: linkToken }));
    const link = await findLink(token, env.address, ERROR_TEXT.unsubscribe);
    if (link.purpose !== 'unsubscribe') throw linkInvalid(ERROR_TEXT.unsubscribe);
    await repositories.users.update(link.userId, { mailsOff: true }, { now: now() });
    await audit('unsubscribed', { userId: link.userId });
    return told(ERROR_TEXT.success);
  });

  return app;

  async function setPassword(user: UserRecord, password: string): Promise<UserRecord> {
    const at = now();
    const change = {
      passwordHash: await hasher.hash(password),
      passwordExpiresAt: newPasswordExpiry(at),
      accountStatus: 'CONFIRMED' as const,
      emailVerified: true,
    };
    await repositories.users.update(user.userId, change, { now: at, endSessions: true });
    return (await repositories.users.byId(user.userId)) ?? { ...user, ...change };
  }

  async function findLink(token: string, address: string, message?: string) {
    const waitMs = await limits.waitMs(LIMITS.link, address);
    if (waitMs > 0) await spendLimit(limits, LIMITS.link, address);
    const link = await repositories.links.find(await hashSecretToken(token));
    if (link && !link.usedAt) return link;
    await limits.count(LIMITS.link, address);
    throw linkInvalid(message);
  }

  async function registerTechnician(address: string): Promise<void> {
    const at = now();
    const user: UserRecord = {
      userId: ids.uuid(),
      email: address,
      passwordHash: null,
      accountStatus: 'FORCE_CHANGE_PASSWORD',
      enabled: true,
      emailVerified: false,
      roles: ['TECHNICIAN'],
      tokenVersion: 1,
      passwordExpiresAt: null,
      termsAcceptedAt: null,
      dataAgreementAcceptedAt: null,
      mailsOff: false,
      timeZone: null,
      lastLoginAt: null,
      createdAt: at,
      updatedAt: at,
    };
    const added = await repositories.users.add(user);
    if (!added) return mailer.send(alreadyRegisteredMail(address, config.publicUrl));
    await audit('technicianRegistered', { subject: user.userId });
    await mailLink(user, 'confirmEmail');
  }
}

function linkInvalid(message: string = ERROR_TEXT.invalidConfirmationLink) {
  return fault(ApiErrorCode.LinkInvalid, message);
}
