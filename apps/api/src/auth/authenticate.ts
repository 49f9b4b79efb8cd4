import type { ApiDeps } from '../ports';
import type { CallerRecord } from '../repositories/port';
import type { IdTokens } from './idTokens';
import type { CountRequest } from './sessionRate';
import { sessionOver } from './sessions';

export type Authenticate = (request: Request) => Promise<CallerRecord>;

/** The caller behind the id token, sent bare or with a Bearer prefix. A changed or disabled user is no caller any more. */
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
