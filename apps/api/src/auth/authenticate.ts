import type { ApiDeps } from '../ports';
import type { CallerRecord } from '../repositories/port';
import type { IdTokens } from './idTokens';
import type { CountRequest } from './sessionRate';
import { sessionOver } from './sessions';

export type Authenticate = (request: Request) => Promise<CallerRecord>;

/**
 * Authenticates the id token, which is sent bare or with a Bearer prefix. Tokens of changed or disabled users are
 * rejected.
 */
export function createAuthenticate(
  { repositories, now }: ApiDeps,
  tokens: IdTokens,
  countRequest: CountRequest = () => {},
): Authenticate {
  return async (request) => {
    const header = request.headers.get('authorization')?.trim() ?? '';
    const token = /^(?:Bearer\s+)?([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    const claims = token && (await tokens.verify(token, now()));
    if (!claims) throw sessionOver();
    countRequest(claims.sessionId);
    const caller = await repositories.sessions.caller(claims.sessionId, claims.userId, now());
    if (!caller || caller.user.tokenVersion !== claims.tokenVersion) throw sessionOver();
    return caller;
  };
}
