import { tooMany } from '../../auth/credentials';
import { HOUR_MS, MINUTE_MS, rule } from '../../auth/policy';
import type { GraphQLContext } from '../../graphql/context';
import type { LimitRule } from '../../ports';

/** Rate limits of mails to service centers. */
export const MAIL_LIMITS = {
  byUser: rule('diagnosticMailByUser', 10, MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Mails about one trailer to one service center, from all users together. */
  toDealer: rule('diagnosticMailToDealer', 2, 10 * MINUTE_MS, HOUR_MS, HOUR_MS),
  /** Mails of one customer about maintenance issues to one service center. */
  issuesToDealer: rule('issueMailToDealer', 6, 10 * MINUTE_MS, HOUR_MS, HOUR_MS),
} as const;

/** Counts an attempt against each limit; throws RATE_LIMITED if any of them is exceeded. */
export async function spend(
  tries: readonly (readonly [LimitRule, string])[],
  { limits }: Pick<GraphQLContext, 'limits'>,
): Promise<void> {
  const waits = await Promise.all(tries.map(([rule, key]) => limits.waitMs(rule, key)));
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw tooMany(waitMs);
  for (const [rule, key] of tries) await limits.count(rule, key);
}
