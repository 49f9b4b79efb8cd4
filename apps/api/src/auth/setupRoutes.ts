import { isEmail, normalizeEmail } from '@gladhand/domain/contact';
import { Hono } from 'hono';
import { badInput } from '../http/apiError';
import { readBytes } from '../http/readBytes';
import type { RouteEnv } from '../http/routeEnv';
import type { AccountServices } from './accountServices';
import { changesBetween } from './audit';
import { spendLimit } from './credentials';
import { createMakeLink } from './mails';
import { AUTH_MESSAGES, SETUP_MESSAGES } from './messages';
import { newAdministrator } from './newAdministrator';
import { LIMITS } from './policy';
import { createSetupLink, SETUP_PATH } from './setupLink';

const MAX_FORM_BYTES = 4_096;

/**
 * The page behind the setup link, available only while there are no users. It asks for an email address and then leads
 * to setting the password. It is a plain form, because the portal needs a session and there is no user yet.
 */
export function setupRoutes({ deps, runUnit }: AccountServices): Hono<RouteEnv> {
  const { repositories, limits, now, ids, keys } = deps;
  const link = createSetupLink({ linkKey: keys.linkKey, now });
  const makeLink = createMakeLink(deps);
  const app = new Hono<RouteEnv>();

  const isOpen = async (token: string, address: string): Promise<boolean> => {
    const waitMs = await limits.waitMs(LIMITS.link, address);
    if (waitMs > 0) await spendLimit(limits, LIMITS.link, address);
    if ((await link.isValid(token)) && (await repositories.users.isEmpty())) return true;
    await limits.count(LIMITS.link, address);
    return false;
  };

  app.get('/setup', async ({ req, env }) => {
    const token = req.query('token') ?? '';
    return (await isOpen(token, env.address)) ? page(200, form(token)) : page(404, CLOSED);
  });

  app.post('/setup', async ({ req, env }) => {
    const bytes = await readBytes(req.raw, MAX_FORM_BYTES, () => badInput(AUTH_MESSAGES.formTooLarge));
    const fields = new URLSearchParams(new TextDecoder().decode(bytes));
    const token = fields.get('token') ?? '';
    if (!(await isOpen(token, env.address))) return page(404, CLOSED);
    const email = normalizeEmail(fields.get('email') ?? '');
    if (!isEmail(email)) return page(400, form(token, SETUP_MESSAGES.emailInvalid));
    const user = newAdministrator({ userId: ids.uuid(), email, now: now() });
    const location = await runUnit(async (unit) => {
      if (!(await unit.repositories.users.addFirst(user))) return undefined;
      const changes = changesBetween({}, { roles: user.roles, enabled: true });
      await unit.audit('user.created', {
        subject: email,
        subjectId: user.userId,
        detail: { firstAdministrator: true },
        changes,
      });
      return makeLink(unit, user, 'setPassword');
    });
    if (!location) return page(404, CLOSED);
    return new Response(null, { status: 303, headers: { location, ...PRIVATE } });
  });

  return app;
}

/** The address contains the token, so it must not be cached or sent as a referrer. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** Styles are allowed by their hash; there are no scripts. */
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:15vh auto;padding:0 1rem}label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}input,button{padding:.6rem;margin:.4rem 0 1rem}[role=alert]{color:#b3261e}';

async function page(status: number, content: string): Promise<Response> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE)));
  const policy = `default-src 'none'; style-src 'sha256-${btoa(String.fromCharCode(...hash))}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${SETUP_MESSAGES.title}</title><style>${STYLE}</style></head><body><main><h1>${SETUP_MESSAGES.title}</h1>${content}</main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...PRIVATE };
  return new Response(html, { status, headers });
}

/** `isValid` has accepted the token, so it needs no escaping. */
const form = (token: string, problem?: string): string => `
<p>${SETUP_MESSAGES.lead}</p>
<form method="post" action="${SETUP_PATH}"><input type="hidden" name="token" value="${token}">
<label for="email">${SETUP_MESSAGES.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
${problem ? `<p id="problem" role="alert">${problem}</p>` : ''}<button>${SETUP_MESSAGES.submit}</button></form>`;

const CLOSED = `<p role="alert">${SETUP_MESSAGES.closed}</p>
<p>${SETUP_MESSAGES.reopen('<code>npm run create-admin -w @gladhand/api -- --email you@example.com</code>')}</p>`;
