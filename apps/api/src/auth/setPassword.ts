import type { Unit } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import type { UserRecord } from '../repositories/entities';
import { newPasswordExpiry } from './passwords/passwordPolicy';

/** Stores a password that was hashed before; answers the user as stored. */
export type StorePassword = (unit: Pick<Unit, 'repositories'>, user: UserRecord) => Promise<UserRecord>;

/** Hashes a checked password. That takes its time, so it happens before the unit that stores it begins. */
export type PreparePassword = (password: string) => Promise<StorePassword>;

/** Whoever sets a password has shown the address to be theirs. Ends every session of the user. */
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
