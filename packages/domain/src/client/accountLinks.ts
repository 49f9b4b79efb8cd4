import type { AccountApi } from '../contract/account';
import type { LinkState, MessageAnswer, SubscriptionState } from '../contract/auth';
import type { AccountCall } from './accountCall';
import { isRecord } from './transport';

/** What people do without a password: by links from emails, or to get one. */
export type AccountLinksApi = Omit<AccountApi, 'signIn' | 'refresh' | 'acceptTerms' | 'changePassword' | 'signOut'>;

/** Calls the `/auth/v1/...` paths that need no credentials. */
export function createAccountLinksApi(call: AccountCall): AccountLinksApi {
  const message = (path: string, body: unknown, signal?: AbortSignal) =>
    call<MessageAnswer>({ method: 'POST', path, body, signal }, isMessage);

  return {
    requestPasswordReset: (username, options) =>
      message('/auth/v1/request-password-reset', { username: username.trim().toLowerCase() }, options?.signal),
    registerTechnician: (email, options) =>
      message(
        '/auth/v1/register-user-anonymously',
        { email: email.trim().toLowerCase(), roleNames: ['technician'] },
        options?.signal,
      ),
    link: (token, options) =>
      call<LinkState>(
        { method: 'GET', path: `/auth/v1/link?token=${encodeURIComponent(token)}`, signal: options?.signal },
        (body) => isRecord(body) && typeof body.purpose === 'string' && typeof body.email === 'string',
      ),
    setPassword: (input, options) => message('/auth/v1/set-password', input, options?.signal),
    confirmEmail: (token, options) => message('/auth/v1/confirm-email', { token }, options?.signal),
    subscription: (token, options) =>
      call<SubscriptionState>(
        { method: 'GET', path: `/auth/v1/subscription?token=${encodeURIComponent(token)}`, signal: options?.signal },
        (body) => isRecord(body) && typeof body.email === 'string' && typeof body.subscribed === 'boolean',
      ),
    unsubscribe: (token, { signal, ...scope } = {}) => message('/auth/v1/unsubscribe', { token, ...scope }, signal),
    resubscribe: (token, options) => message('/auth/v1/resubscribe', { token }, options?.signal),
  };
}

function isMessage(body: unknown): boolean {
  return isRecord(body) && typeof body.message === 'string';
}
