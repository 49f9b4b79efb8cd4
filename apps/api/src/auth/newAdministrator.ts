import { RoleKind } from '@gladhand/domain/users';
import type { UserRecord } from '../repositories/entities';

/** A top-level administrator who has not set a password yet. */
export function newAdministrator({ userId, email, now }: { userId: string; email: string; now: Date }): UserRecord {
  return {
    userId,
    email,
    passwordHash: null,
    accountStatus: 'FORCE_CHANGE_PASSWORD',
    enabled: true,
    emailVerified: false,
    roles: [RoleKind.Admins],
    tokenVersion: 1,
    passwordExpiresAt: null,
    termsAcceptedAt: null,
    dataAgreementAcceptedAt: null,
    mailsOff: false,
    timeZone: null,
    lastLoginAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
