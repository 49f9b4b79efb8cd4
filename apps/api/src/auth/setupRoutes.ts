import { isEmail, normalizeEmail } from '@gladhand/domain';
import { Hono } from 'hono';
import type { RunUnit } from '../engine/unitOfWork';
import { badInput } from '../http/fault';
import { readBytes } from '../http/readBytes';
import type { ApiDeps } from '../ports';
import type { AccountEnv } from './accountRoutes';
import { changesBetween } from './audit';
import { spendLimit } from './credentials';
import { createMakeLink } from './mails';
import { newAdministrator } from './newAdministrator';
import { LIMITS } from './policy';
import { createSetupLink, SETUP_PATH } from './setupLink';

const MAX_FORM_BYTES = 4_096;

/**
 * The page behind the setup link, for as long as there is no user: it asks for an email address and leads to the choice
 * of a password. A plain form, because an install without users has no session that the portal could work with.
 */
export function setupRoutes(deps: ApiDeps, runUnit: RunUnit): Hono<AccountEnv> {
  const { repositories, limits, now, ids, keys } = deps;
  const link = createSetupLink({ linkKey: keys.linkKey, now });
  const makeLink = createMakeLink(deps);
  const app = new Hono<AccountEnv>();

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
    const bytes = await readBytes(req.raw, MAX_FORM_BYTES, () => badInput('The form is too large.'));
    const fields = new URLSearchParams(new TextDecoder().decode(bytes));
    const token = fields.get('token') ?? '';
    if (!(await isOpen(token, env.address))) return page(404, CLOSED);
    const email = normalizeEmail(fields.get('email') ?? '');
    if (!isEmail(email)) return page(400, form(token, 'Enter a valid email address.'));
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

/** The token is in the address: it goes nowhere else, and nothing keeps it. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** Styles carry a hash of themselves; scripts don't exist. */
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:15vh auto;padding:0 1rem}label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}input,button{padding:.6rem;margin:.4rem 0 1rem}[role=alert]{color:#b3261e}';

async function page(status: number, content: string): Promise<Response> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE)));
  const policy = `default-src 'none'; style-src 'sha256-${btoa(String.fromCharCode(...hash))}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Set up Gladhand</title><style>${STYLE}</style></head><body><main><h1>Set up Gladhand</h1>${content}</main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...PRIVATE };
  return new Response(html, { status, headers });
}

/** The token is one that `isValid` accepted, so nothing in it needs escaping. */
const form = (token: string, problem?: string): string => `
<p>This system has no users yet. Enter your email address to become its first administrator, then choose a password.</p>
<form method="post" action="${SETUP_PATH}"><input type="hidden" name="token" value="${token}">
<label for="email">Email address</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
${problem ? `<p id="problem" role="alert">${problem}</p>` : ''}<button>Continue</button></form>`;

const CLOSED = `<p role="alert">This setup link is invalid or has expired, or the system already has users.</p>
<p>Restart the server for a new link, or run <code>npm run create-admin -w @gladhand/api -- --email you@example.com</code>.</p>`;
