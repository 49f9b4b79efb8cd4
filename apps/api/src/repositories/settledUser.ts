import { DAY_MS } from '@gladhand/domain';
import type { UserRecord } from './entities';

/** What tells one account from another. */
export interface Account extends Pick<UserRecord, 'userId' | 'email' | 'passwordHash' | 'roles'> {
  /** What is not as usual. */
  extra?: Partial<UserRecord>;
}

/** A user who has confirmed the address, accepted the terms and never signed in: made long before `now`. */
export function settledUser({ userId, email, passwordHash, roles, extra }: Account, now: Date): UserRecord {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    userId,
    email,
    passwordHash,
    accountStatus: 'CONFIRMED',
    enabled: true,
    emailVerified: true,
    roles,
    tokenVersion: 1,
    passwordExpiresAt: null,
    termsAcceptedAt: before(100),
    dataAgreementAcceptedAt: before(100),
    mailsOff: false,
    timeZone: null,
    lastLoginAt: null,
    createdAt: before(200),
    updatedAt: before(200),
    ...extra,
  };
}
