import type { AccountApi } from '../contract/account';
import type { Credentials, LinkState, MessageAnswer, SignInAnswer, SubscriptionState } from '../contract/auth';
import { ApiError, ApiErrorCode, ERROR_TEXT } from '../contract/errors';
import { isRecord, type Transport, type TransportRequest } from './transport';

/** Calls the `/auth/v1/...` paths. They send credentials or the token of a link, not the ID token. */
export function createAccountApi(transport: Transport): AccountApi {
  const open = async <Answer>(request: TransportRequest, isAnswer: (body: unknown) => boolean): Promise<Answer> => {
    const { body, status } = await transport({ authenticated: false, ...request });
    if (isAnswer(body)) return body as Answer;
    throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
  };
  const signedIn = (request: TransportRequest) => open<SignInAnswer>(request, isSignInAnswer);
  const message = (path: string, body: unknown, signal?: AbortSignal) =>
    open<MessageAnswer>({ method: 'POST', path, body, signal }, isMessage);

  return {
    signIn: (credentials, options) =>
      signedIn({
        method: 'GET',
        path: options?.legacyPath ? '/auth/v1/login' : '/auth/v1/loginV2',
        headers: basic(credentials),
        signal: options?.signal,
      }),
    refresh: (refreshToken, options) =>
      signedIn({
        method: 'POST',
        path: '/auth/v1/refreshToken',
        body: refreshToken ? { refreshToken } : {},
        signal: options?.signal,
      }),
    acceptTerms: (credentials, input, options) =>
      signedIn({
        method: 'POST',
        path: '/auth/v1/acceptTermsOfService',
        headers: basic(credentials),
        body: input,
        signal: options?.signal,
      }),
    changePassword: (credentials, input, options) =>
      signedIn({
        method: 'POST',
        path: '/auth/v1/change-password',
        headers: basic(credentials),
        body: input,
        signal: options?.signal,
      }),
    requestPasswordReset: (username, options) =>
      message('/auth/v1/request-password-reset', { username: username.trim().toLowerCase() }, options?.signal),
    registerTechnician: (email, options) =>
      message(
        '/auth/v1/register-user-anonymously',
        { email: email.trim().toLowerCase(), roleNames: ['technician'] },
        options?.signal,
      ),
    link: (token, options) =>
      open<LinkState>(
        { method: 'GET', path: `/auth/v1/link?token=${encodeURIComponent(token)}`, signal: options?.signal },
        (body) => isRecord(body) && typeof body.purpose === 'string' && typeof body.email === 'string',
      ),
    setPassword: (input, options) => message('/auth/v1/set-password', input, options?.signal),
    confirmEmail: (token, options) => message('/auth/v1/confirm-email', { token }, options?.signal),
    subscription: (token, options) =>
      open<SubscriptionState>(
        { method: 'GET', path: `/auth/v1/subscription?token=${encodeURIComponent(token)}`, signal: options?.signal },
        (body) => isRecord(body) && typeof body.email === 'string' && typeof body.subscribed === 'boolean',
      ),
    unsubscribe: (token, { signal, ...scope } = {}) => message('/auth/v1/unsubscribe', { token, ...scope }, signal),
    resubscribe: (token, options) => message('/auth/v1/resubscribe', { token }, options?.signal),
    signOut: async (options) => {
      await transport({
        method: 'POST',
        path: '/auth/v1/signOut',
        body: { everywhere: options?.everywhere ?? false },
        signal: options?.signal,
      });
    },
  };
}

function isSignInAnswer(body: unknown): boolean {
  return isRecord(body) && typeof body.idToken === 'string' && typeof body.idTokenExpiresAt === 'string';
}

function isMessage(body: unknown): boolean {
  return isRecord(body) && typeof body.message === 'string';
}

/** RFC 7617 in UTF-8, so that a password can contain any character. */
function basic({ username, password }: Credentials): Record<string, string> {
  const bytes = new TextEncoder().encode(`${username.trim().toLowerCase()}:${password}`);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { authorization: `Basic ${btoa(binary)}` };
}
