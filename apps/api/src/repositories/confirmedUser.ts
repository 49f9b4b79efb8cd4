import { DAY_MS } from '@gladhand/domain/readings';
import type { UserRecord } from './entities';

/** The fields that differ between accounts. */
export interface Account extends Pick<UserRecord, 'userId' | 'email' | 'passwordHash' | 'roles'> {
  /** Fields that differ from the default values. */
  extra?: Partial<UserRecord>;
}

/** A user who has confirmed their email address, accepted the terms and never signed in; created long before `now`. */
export function confirmedUser({ userId, email, passwordHash, roles, extra }: Account, now: Date): UserRecord {
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
