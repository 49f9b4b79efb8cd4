import { ApiErrorCode, type SignInAnswer } from '@gladhand/domain';
import { SESSION_POLICY } from '@gladhand/domain/account';
import type { RunUnit, Unit } from '../engine/unitOfWork';
import { apiError } from '../http/apiError';
import type { ApiDeps } from '../ports';
import type { SessionRecord, UserRecord } from '../repositories/entities';
import { owner } from './audit';
import type { IdTokens } from './idTokens';
import { AUTH_MESSAGES } from './messages';
import { hashSecretToken, makeSecretToken } from './secretTokens';

const DAY_MS = 86_400_000;
const MAX_USER_AGENT = 300;

/** A sign-in response whose refresh token has not been put into the body or the cookie yet. */
export interface OpenedSession {
  answer: Omit<SignInAnswer, 'refreshToken'>;
  refreshToken: string;
  sessionEndsAt: Date;
}

export interface Sessions {
  /** `userAgent` is the value that the browser sends; it helps users recognize the session. */
  open(unit: Unit, user: UserRecord, userAgent: string | null): Promise<OpenedSession>;
  /** Exchanges a refresh token for a new pair. UNAUTHENTICATED if the session has ended. */
  refresh(refreshToken: string): Promise<OpenedSession>;
}

/** Whole days until the password expires; null if it doesn't expire. */
export function passwordExpirationDays(user: UserRecord, now: Date): number | null {
  if (!user.passwordExpiresAt) return null;
  return Math.max(0, Math.ceil((user.passwordExpiresAt.getTime() - now.getTime()) / DAY_MS));
}

export function createSessions(deps: ApiDeps, tokens: IdTokens, runUnit: RunUnit): Sessions {
  const { repositories, now, ids } = deps;

  const pair = async (user: UserRecord, session: SessionRecord, refreshToken: string): Promise<OpenedSession> => {
    const at = now();
    const expiresAt = new Date(Math.min(at.getTime() + SESSION_POLICY.tokenLifetimeMs, session.endsAt.getTime()));
    const idToken = await tokens.issue(
      {
        userId: user.userId,
        email: user.email,
        groups: user.roles,
        sessionId: session.sessionId,
        tokenVersion: user.tokenVersion,
        expiresAt,
      },
      at,
    );
    return {
      refreshToken,
      sessionEndsAt: session.endsAt,
      answer: {
        idToken,
        encryptedToken: null,
        idTokenExpiresAt: expiresAt.toISOString(),
        sessionEndsAt: session.endsAt.toISOString(),
        passwordExpirationDays: passwordExpirationDays(user, at),
      },
    };
  };

  return {
    async open({ repositories, audit }, user, userAgent) {
      const createdAt = now();
      const refreshToken = makeSecretToken();
      const session: SessionRecord = {
        sessionId: ids.uuid(),
        userId: user.userId,
        createdAt,
        endsAt: new Date(createdAt.getTime() + SESSION_POLICY.absoluteMs),
        userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      };
      await repositories.sessions.open(session, await hashSecretToken(refreshToken));
      await repositories.users.update(user.userId, { lastLoginAt: createdAt }, { now: createdAt });
      await audit('session.signedIn', {
        ...owner(user),
        detail: { sessionId: session.sessionId },
      });
      return pair(user, session, refreshToken);
    },

    async refresh(refreshToken) {
      const next = makeSecretToken();
      const [hash, nextHash] = await Promise.all([hashSecretToken(refreshToken), hashSecretToken(next)]);
      const rotation = await runUnit(async (unit) => {
        const rotated = await unit.repositories.sessions.rotate(hash, nextHash, now(), SESSION_POLICY.refreshGraceMs);
        if (rotated.kind === 'reused') {
          const { userId, sessionId } = rotated.session;
          const user = await unit.repositories.users.byId(userId);
          await unit.audit('session.refreshTokenReused', { ...(user && owner(user)), detail: { sessionId } });
        }
        return rotated;
      });
      if (rotation.kind !== 'rotated') throw sessionOver();
      const { sessionId, userId } = rotation.session;
      const caller = await repositories.sessions.caller(sessionId, userId, now());
      if (!caller) throw sessionOver();
      return pair(caller.user, caller.session, next);
    },
  };
}

export function sessionOver() {
  return apiError(ApiErrorCode.Unauthenticated, AUTH_MESSAGES.sessionOver);
}
