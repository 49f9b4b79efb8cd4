import { ERROR_TEXT } from '@gladhand/domain';
import { LIMITS } from '../../auth/policy';
import { isInReach, reachOf, whyUnchangeable } from '../../auth/reach';
import type { GraphQLContext } from '../../graphql/context';
import type { UserMailResult } from '../../graphql/generated/resolvers';
import { toMailDelivery } from '../../graphql/mailDelivery';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { auditUser } from './changeUser';
import { USER_MESSAGES } from './messages';
import type { UserEntry } from './repository';

/** Maximum number of users per call. */
export const MAX_USERS = 100;

/** Queues a mail with a link for each chosen user, or returns the reason if it can't. */
export async function mailUsers(
  userIds: readonly string[],
  what: 'reset' | 'verification',
  context: GraphQLContext,
): Promise<UserMailResult[]> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0 || ids.length > MAX_USERS) throw badInput(USER_MESSAGES.userCount(MAX_USERS));
  const { access, repositories } = context;
  const reach = reachOf(access);
  const found = await repositories.userAdministration.byIds(ids.filter(isUuid));
  const results: UserMailResult[] = [];
  for (const userId of ids) {
    const user = found.find((one) => one.userId === userId && isInReach(reach, one));
    const outcome = user ? await send(user, what, context) : { reason: ERROR_TEXT.userNotFound };
    results.push({ userId, email: user?.email ?? null, mail: null, reason: null, ...outcome });
  }
  return results;
}

/** The queued mail, or the reason why there is none. */
async function send(
  user: UserEntry,
  what: 'reset' | 'verification',
  context: GraphQLContext,
): Promise<Pick<UserMailResult, 'mail'> | Pick<UserMailResult, 'reason'>> {
  const { access, limits, mailLink } = context;
  const own = user.userId === access.user.userId;
  const refused = own ? undefined : whyUnchangeable(access, user);
  if (refused) return { reason: refused };
  if (!user.enabled) return { reason: USER_MESSAGES.disabled };
  for (const [rule, key] of [
    [LIMITS.mailByAdministrator, access.user.userId],
    [LIMITS.mailToAccount, user.email],
  ] as const) {
    const waitMs = await limits.waitMs(rule, key);
    if (waitMs > 0) return { reason: USER_MESSAGES.tooManyMails(Math.ceil(waitMs / 60_000)) };
  }
  await limits.count(LIMITS.mailByAdministrator, access.user.userId);
  await limits.count(LIMITS.mailToAccount, user.email);
  const isReset = what === 'reset';
  const mail = await mailLink(user, isReset ? (user.passwordHash ? 'resetPassword' : 'setPassword') : 'confirmEmail');
  await auditUser(isReset ? 'user.passwordResetSent' : 'user.verificationSent', user, {}, context);
  return { mail: toMailDelivery(mail) };
}
