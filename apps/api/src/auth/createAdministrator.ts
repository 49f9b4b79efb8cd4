import { RoleKind } from '@gladhand/domain/users';
import type { RunUnit } from '../engine/unitOfWork';
import type { UserRecord } from '../repositories/entities';
import { changesBetween } from './audit';
import type { MakeLink } from './mails';
import { newAdministrator } from './newAdministrator';

/** An administrator with a one-time link for setting the password. */
export interface CreatedAdministrator {
  user: UserRecord;
  url: string;
  purpose: 'setPassword' | 'resetPassword';
}

/**
 * Creates an administrator. An existing administrator gets a new link. Other accounts are never promoted, so that a
 * typo can't grant rights.
 */
export function createAdministrator(
  { email, userId, now }: { email: string; userId: string; now: Date },
  { runUnit, makeLink }: { runUnit: RunUnit; makeLink: MakeLink },
): Promise<CreatedAdministrator> {
  return runUnit(async (unit) => {
    const existing = await unit.repositories.users.byEmail(email);
    if (existing && !(existing.enabled && existing.roles.includes(RoleKind.Admins))) {
      throw new Error(
        `[api] No administrator was created: ${email} has an account that is not an enabled administrator. Use another address.`,
      );
    }
    const user = existing ?? newAdministrator({ userId, email, now });
    if (!existing) {
      await unit.repositories.users.add(user);
      const changes = changesBetween({}, { roles: user.roles, enabled: true });
      await unit.audit('user.created', { subject: email, subjectId: userId, detail: { byCommand: true }, changes });
    }
    const purpose = user.passwordHash ? 'resetPassword' : 'setPassword';
    return { user, url: await makeLink(unit, user, purpose), purpose };
  });
}
