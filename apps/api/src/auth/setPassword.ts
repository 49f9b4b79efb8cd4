import type { Unit } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import type { UserRecord } from '../repositories/entities';
import { newPasswordExpiry } from './passwords/passwordPolicy';

/** Stores a password that is already hashed, and returns the stored user. */
export type StorePassword = (unit: Pick<Unit, 'repositories'>, user: UserRecord) => Promise<UserRecord>;

/**
 * Hashes a password that passed the policy. Hashing is slow, so it happens before the unit of work that stores the
 * hash.
 */
export type PreparePassword = (password: string) => Promise<StorePassword>;

/** Setting a password proves ownership of the email address and ends all sessions of the user. */
export function createPreparePassword({ hasher, now }: Pick<ApiDeps, 'hasher' | 'now'>): PreparePassword {
  return async (password) => {
    const passwordHash = await hasher.hash(password);
    return async ({ repositories }, user) => {
      const at = now();
      const change = {
        passwordHash,
        passwordExpiresAt: newPasswordExpiry(at),
        accountStatus: 'CONFIRMED' as const,
        emailVerified: true,
      };
      await repositories.users.update(user.userId, change, { now: at, endSessions: true });
      return (await repositories.users.byId(user.userId)) ?? { ...user, ...change };
    };
  };
}
