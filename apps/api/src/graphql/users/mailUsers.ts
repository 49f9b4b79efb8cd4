import { ERROR_TEXT } from '@gladhand/domain';
import { LIMITS } from '../../auth/policy';
import { badInput } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { UserEntry } from '../../repositories/userAdministration';
import type { GraphQLContext } from '../context';
import type { UserMailResult } from '../generated/resolvers';
import { toMailDelivery } from '../mail/mailResolvers';
import { tell } from './changeUser';
import { isInReach, reachOf, whyUnchangeable } from './reach';

/** Users of one call. */
export const MAX_USERS = 100;

/** Queues a mail with a link for each chosen user, and answers why where it doesn't. */
export async function mailUsers(
  userIds: readonly string[],
  what: 'reset' | 'verification',
  context: GraphQLContext,
): Promise<UserMailResult[]> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0 || ids.length > MAX_USERS) throw badInput(`Choose 1 to ${MAX_USERS} users.`);
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

/** The queued mail, or why there is none. */
async function send(
  user: UserEntry,
  what: 'reset' | 'verification',
  context: GraphQLContext,
): Promise<Pick<UserMailResult, 'mail'> | Pick<UserMailResult, 'reason'>> {
  const { access, limits, mailLink } = context;
  const own = user.userId === access.user.userId;
  const refused = own ? undefined : whyUnchangeable(access, user);
  if (refused) return { reason: refused };
  if (!user.enabled) return { reason: 'This account is disabled.' };
  for (const [rule, key] of [
    [LIMITS.mailByAdministrator, access.user.userId],
    [LIMITS.mailToAccount, user.email],
  ] as const) {
    const waitMs = await limits.waitMs(rule, key);
    if (waitMs > 0) return { reason: `Too many mails. Try again in ${Math.ceil(waitMs / 60_000)} min.` };
  }
  await limits.count(LIMITS.mailByAdministrator, access.user.userId);
  await limits.count(LIMITS.mailToAccount, user.email);
  const isReset = what === 'reset';
  const mail = await mailLink(user, isReset ? (user.passwordHash ? 'resetPassword' : 'setPassword') : 'confirmEmail');
  await tell(isReset ? 'user.passwordResetSent' : 'user.verificationSent', user, {}, context);
  return { mail: toMailDelivery(mail) };
}
