import { CONTACT_TEXTS, isEmail, normalizeEmail } from '@gladhand/domain';
import { changesBetween } from '../../auth/audit';
import { spendLimit } from '../../auth/credentials';
import { LIMITS } from '../../auth/policy';
import { badInput } from '../../http/fault';
import type { UserRecord } from '../../repositories/entities';
import type { UserEntry } from '../../repositories/userAdministration';
import { customerIdsOf } from '../../repositories/userFacts';
import type { GraphQLContext } from '../context';
import { givenRoles } from './givenRoles';

export const ADDRESS_TAKEN = 'This address already has an account.';

/** Makes an account; its owner chooses the password by a mailed link, a disabled one gets none. */
export async function createUser(
  wanted: { email: string; roleNames: readonly string[]; enabled: boolean },
  context: GraphQLContext,
): Promise<{ user: UserEntry; mailSent: boolean }> {
  const { access, repositories, limits, ids, now, audit, mailLink, logger } = context;
  const email = normalizeEmail(wanted.email);
  if (!isEmail(email)) throw badInput(CONTACT_TEXTS.newUserEmail);
  const roles = await givenRoles(wanted.roleNames, [], context);
  await spendLimit(limits, LIMITS.invitationByAdministrator, access.user.userId);
  const at = now();
  const record: UserRecord = {
    userId: ids.uuid(),
    email,
    passwordHash: null,
    accountStatus: 'FORCE_CHANGE_PASSWORD',
    enabled: wanted.enabled,
    emailVerified: false,
    roles,
    tokenVersion: 1,
    passwordExpiresAt: null,
    termsAcceptedAt: null,
    dataAgreementAcceptedAt: null,
    mailsOff: false,
    timeZone: null,
    lastLoginAt: null,
    createdAt: at,
    updatedAt: at,
  };
  const user = await repositories.userAdministration.create(record);
  if (!user) throw badInput(ADDRESS_TAKEN);
  await audit('user.created', {
    userId: access.user.userId,
    customerId: customerIdsOf(roles)[0] ?? null,
    subject: email,
    changes: changesBetween({}, { roles, enabled: user.enabled }),
  });
  if (!user.enabled) return { user, mailSent: false };
  try {
    await mailLink(user, 'setPassword');
    return { user, mailSent: true };
  } catch (error) {
    logger.warn({ err: error, userId: user.userId }, 'the mail to a new user was not accepted');
    return { user, mailSent: false };
  }
}
