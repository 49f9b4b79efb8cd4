import { ApiErrorCode, ERROR_TEXT, type LinkState } from '@gladhand/domain';
import { CONTACT_TEXTS, EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from '@gladhand/domain/contact';
import { Hono } from 'hono';
import * as v from 'valibot';
import { apiError, badInput } from '../http/apiError';
import { readJson } from '../http/readJson';
import type { RouteEnv } from '../http/routeEnv';
import type { UserRecord } from '../repositories/entities';
import type { AccountServices } from './accountServices';
import { owner } from './audit';
import { spendLimit } from './credentials';
import { alreadyRegisteredMail, createMailLink } from './mails';
import { ACCOUNT_TEXTS, AUTH_MESSAGES } from './messages';
import { refuseWeakPassword } from './passwords/passwordPolicy';
import { LIMITS, TECHNICIANS_PER_HOUR } from './policy';
import { hashSecretToken } from './secretTokens';
import type { PreparePassword } from './setPassword';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const email = v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH), v.transform(normalizeEmail));
const emailChecked = v.pipe(email, v.check(isEmail, CONTACT_TEXTS.newUserEmail));
const linkToken = text(200);

/** Mailed links: requesting, checking and using them. */
export function linkRoutes(services: AccountServices, preparePassword: PreparePassword): Hono<RouteEnv> {
  const { deps, runUnit, background } = services;
  const { repositories, limits, now, ids, config } = deps;
  const mailLink = createMailLink(deps);
  const app = new Hono<RouteEnv>();

  const messageResponse = (message: string): Response =>
    Response.json({ message }, { headers: { 'cache-control': 'no-store' } });

  app.post('/request-password-reset', async ({ req, env }) => {
    const { username } = await readJson(req.raw, v.object({ username: email }));
    await spendLimit(limits, LIMITS.mailFromAddress, env.address);
    await spendLimit(limits, LIMITS.mailToAccount, username);
    background.run('password reset mail', async () => {
      const user = await repositories.users.byEmail(username);
      if (!user?.enabled) {
        if (!isEmail(username)) return;
        const detail = { reason: user ? 'disabled' : 'noAccount' };
        const about = { subject: username, subjectId: user?.userId };
        await runUnit(({ audit }) => audit('account.passwordResetRefused', { ...about, detail }));
        return;
      }
      await runUnit(async (unit) => {
        await mailLink(unit, user, user.passwordHash ? 'resetPassword' : 'setPassword');
        await unit.audit('account.passwordResetRequested', { subject: user.email, subjectId: user.userId });
      });
    });
    return messageResponse(ACCOUNT_TEXTS.resetRequested(username));
  });

  app.post('/register-user-anonymously', async ({ req, env }) => {
    const input = await readJson(req.raw, v.object({ email: emailChecked, roleNames: v.array(text(60)) }));
    if (input.roleNames.length !== 1 || input.roleNames[0]?.toLowerCase() !== 'technician') {
      throw badInput(AUTH_MESSAGES.onlyTechnicians);
    }
    await spendLimit(limits, TECHNICIANS_PER_HOUR, env.address);
    background.run('technician registration', () => registerTechnician(input.email));
    return messageResponse(ACCOUNT_TEXTS.registrationRequested(input.email));
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
    refuseWeakPassword(input.password);
    const storePassword = await preparePassword(input.password);
    await runUnit(async (unit) => {
      const link = await unit.repositories.links.spend(found.tokenHash, now());
      const user = link && (await unit.repositories.users.byId(link.userId));
      if (!user) throw linkInvalid();
      await storePassword(unit, user);
      const detail = { purpose: found.purpose };
      await unit.audit('account.passwordSet', { ...owner(user), detail });
    });
    return messageResponse(ERROR_TEXT.success);
  });

  app.post('/confirm-email', async ({ req, env }) => {
    const { token } = await readJson(req.raw, v.object({ token: linkToken }));
    const found = await findLink(token, env.address);
    if (found.purpose !== 'confirmEmail' && found.purpose !== 'setPassword') throw linkInvalid();
    if (found.expiresAt <= now()) throw linkInvalid();
    await runUnit(async ({ repositories, audit }) => {
      const user = await repositories.users.byId(found.userId);
      if (!user) throw linkInvalid();
      // Without a password, the user sets one with the same link next, so the link is not used up yet.
      if (user.passwordHash) await repositories.links.spend(found.tokenHash, now());
      await repositories.users.update(
        user.userId,
        { emailVerified: true, ...(user.passwordHash && { accountStatus: 'CONFIRMED' as const }) },
        { now: now() },
      );
      await audit('account.emailConfirmed', owner(user));
    });
    return messageResponse(ERROR_TEXT.success);
  });

  return app;

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
    await runUnit(async (unit) => {
      const isAdded = await unit.repositories.users.add(user);
      if (!isAdded) {
        await unit.audit('account.registrationRefused', { subject: address, detail: { reason: 'accountExists' } });
        await unit.mail(alreadyRegisteredMail(address, config.publicUrl));
        return;
      }
      await unit.audit('account.technicianRegistered', { subject: user.email, subjectId: user.userId });
      await mailLink(unit, user, 'confirmEmail');
    });
  }
}

function linkInvalid(message: string = ERROR_TEXT.invalidConfirmationLink) {
  return apiError(ApiErrorCode.LinkInvalid, message);
}
