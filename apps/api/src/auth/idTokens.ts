import { jwtVerify, SignJWT } from 'jose';
import type { ApiConfig } from '../ports';
import type { TokenKeys } from './tokenKeys';

/** The claims of an id token. */
export interface IdClaims {
  userId: string;
  email: string;
  groups: readonly string[];
  sessionId: string;
  /** Incremented when the user is changed, so that older tokens become invalid. */
  tokenVersion: number;
  expiresAt: Date;
}

export interface IdTokens {
  issue(claims: IdClaims, now: Date): Promise<string>;
  /** Undefined unless this server issued the token and it has not expired. */
  verify(token: string, now: Date): Promise<IdClaims | undefined>;
}

/** Verified tokens are cached, because a portal sends the same token about a hundred times an hour. */
const REMEMBERED_TOKENS = 2_000;

/** Longer strings can't be valid tokens. */
const MAX_TOKEN_CHARS = 8_192;

/** Only EdDSA is accepted; issuer and audience are fixed. */
export function createIdTokens(keys: TokenKeys, config: Pick<ApiConfig, 'issuer' | 'audience'>): IdTokens {
  const verified = new Map<string, IdClaims>();

  return {
    issue: (claims, now) =>
      new SignJWT({
        email: claims.email,
        groups: claims.groups,
        sid: claims.sessionId,
        ver: claims.tokenVersion,
      })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: keys.kid })
        .setSubject(claims.userId)
        .setIssuer(config.issuer)
        .setAudience(config.audience)
        .setIssuedAt(now)
        .setExpirationTime(claims.expiresAt)
        .sign(keys.privateKey),

    async verify(token, now) {
      if (token.length > MAX_TOKEN_CHARS) return undefined;
      const known = verified.get(token);
      if (known) return known.expiresAt > now ? known : undefined;
      const claims = await check(token, now);
      if (!claims) return undefined;
      if (verified.size >= REMEMBERED_TOKENS) {
        for (const oldest of verified.keys()) {
          verified.delete(oldest);
          break;
        }
      }
      verified.set(token, claims);
      return claims;
    },
  };

  async function check(token: string, now: Date): Promise<IdClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys.publicKey, {
        algorithms: ['EdDSA'],
        issuer: config.issuer,
        audience: config.audience,
        typ: 'JWT',
        currentDate: now,
        requiredClaims: ['sub', 'exp', 'sid', 'ver'],
      });
      const { sub, exp, sid, ver, email, groups } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof ver !== 'number' || exp === undefined) {
        return undefined;
      }
      return {
        userId: sub,
        email: typeof email === 'string' ? email : '',
        groups: Array.isArray(groups) ? groups.filter((group): group is string => typeof group === 'string') : [],
        sessionId: sid,
        tokenVersion: ver,
        expiresAt: new Date(exp * 1000),
      };
    } catch {
      return undefined;
    }
  }
}
