import type { AccountApi } from '../contract/account';
import type { Credentials, SignInAnswer } from '../contract/auth';
import { createAccountCall } from './accountCall';
import { later } from './later';
import { isRecord, type Transport, type TransportRequest } from './transport';

/** Calls the `/auth/v1/...` paths. They send credentials or the token of a link, not the ID token. */
export function createAccountApi(transport: Transport): AccountApi {
  const call = createAccountCall(transport);
  const signedIn = (request: TransportRequest) => call<SignInAnswer>(request, isSignInAnswer);
  // A sign-in page needs none of these.
  const links = later(async () => (await import('./accountLinks')).createAccountLinksApi(call));
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
    requestPasswordReset: links.requestPasswordReset,
    registerTechnician: links.registerTechnician,
    link: links.link,
    setPassword: links.setPassword,
    confirmEmail: links.confirmEmail,
    subscription: links.subscription,
    unsubscribe: links.unsubscribe,
    resubscribe: links.resubscribe,
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

/** RFC 7617 in UTF-8, so that a password can contain any character. */
function basic({ username, password }: Credentials): Record<string, string> {
  const bytes = new TextEncoder().encode(`${username.trim().toLowerCase()}:${password}`);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { authorization: `Basic ${btoa(binary)}` };
}
