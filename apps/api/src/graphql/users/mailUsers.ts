import { USER_TEXTS } from '@gladhand/domain';
import { LIMITS } from '../../auth/policy';
import { badInput } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { UserEntry } from '../../repositories/userAdministration';
import type { GraphQLContext } from '../context';
import type { UserMailResult } from '../generated/resolvers';
import { tell } from './changeUser';
import { isInReach, reachOf, whyUnchangeable } from './reach';

/** Users of one call. */
export const MAX_USERS = 100;

/** Mails each chosen user a link, and says of each whether it was accepted. */
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
    const reason = user ? await send(user, what, context) : 'This user does not exist, or is not in your sight.';
    results.push({ userId, email: user?.email ?? null, sent: reason === null, reason });
  }
  return results;
}

/** Null when the mail was accepted, else why not. */
async function send(user: UserEntry, what: 'reset' | 'verification', context: GraphQLContext): Promise<string | null> {
  const { access, limits, mailLink, logger } = context;
  const own = user.userId === access.user.userId;
  const refused = own ? undefined : whyUnchangeable(access, user);
  if (refused) return refused;
  if (!user.enabled) return 'This account is disabled.';
  for (const [rule, key] of [
    [LIMITS.mailByAdministrator, access.user.userId],
    [LIMITS.mailToAccount, user.email],
  ] as const) {
    const waitMs = await limits.waitMs(rule, key);
    if (waitMs > 0) return `Too many mails. Try again in ${Math.ceil(waitMs / 60_000)} min.`;
  }
  await limits.count(LIMITS.mailByAdministrator, access.user.userId);
  await limits.count(LIMITS.mailToAccount, user.email);
  const isReset = what === 'reset';
  try {
    await mailLink(user, isReset ? (user.passwordHash ? 'resetPassword' : 'setPassword') : 'confirmEmail');
  } catch (error) {
    logger.warn({ err: error, userId: user.userId }, 'a mail to a user was not accepted');
    return isReset ? USER_TEXTS.resetFailed : USER_TEXTS.verificationFailed;
  }
  await tell(isReset ? 'user.passwordResetSent' : 'user.verificationSent', user, {}, context);
  return null;
}
