import type { ApiConfig } from '../ports';

const SECURE_NAME = '__Host-gh_refresh';
const PLAIN_NAME = 'gh_refresh';

/** Reads the refresh token from the cookie. `__Host-` prevents subdomains and plain http from setting it. */
export function readRefreshCookie(request: Request, config: ApiConfig): string | undefined {
  const name = cookieName(config);
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return undefined;
}

/** A cookie that expires with the session. `__Host-` requires Path=/. */
export function refreshCookie(token: string, endsAt: Date, now: Date, config: ApiConfig): string {
  const seconds = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000));
  return `${cookieName(config)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure(config)}`;
}

export function clearedRefreshCookie(config: ApiConfig): string {
  return `${cookieName(config)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure(config)}`;
}

/**
 * Portals on the API's own origin keep the refresh token in the cookie. Other hosts get it in the body, because
 * browsers don't send a SameSite=Strict cookie cross-site.
 */
export function isSameOrigin(request: Request, config: ApiConfig): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  if (origin === config.publicUrl) return true;
  try {
    return new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host);
  } catch {
    return false;
  }
}

function cookieName(config: ApiConfig): string {
  return config.insecureCookie ? PLAIN_NAME : SECURE_NAME;
}

function secure(config: ApiConfig): string {
  return config.insecureCookie ? '' : '; Secure';
}
