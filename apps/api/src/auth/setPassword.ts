import type { ApiDeps } from '../ports';
import type { UserRecord } from '../repositories/entities';
import { newPasswordExpiry } from './passwords/passwordPolicy';

export type SetPassword = (user: UserRecord, password: string) => Promise<UserRecord>;

/** Stores a checked password; whoever sets one has shown the address to be right. Ends every session of the user. */
export function createSetPassword({ repositories, hasher, now }: ApiDeps): SetPassword {
  return async (user, password) => {
    const at = now();
    const change = {
      passwordHash: await hasher.hash(password),
      passwordExpiresAt: newPasswordExpiry(at),
      accountStatus: 'CONFIRMED' as const,
      emailVerified: true,
    };
    await repositories.users.update(user.userId, change, { now: at, endSessions: true });
    return (await repositories.users.byId(user.userId)) ?? { ...user, ...change };
  };
}
