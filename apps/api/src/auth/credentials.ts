import { ApiErrorCode, type Credentials, ERROR_TEXT } from '@gladhand/domain';
import { isEmail, normalizeEmail } from '@gladhand/domain/contact';
import type { RunUnit } from '../engine/unitOfWork';
import { apiError } from '../http/apiError';
import { readBasicText } from '../http/basicText';
import type { ApiDeps, LimitRule } from '../ports';
import type { UserRecord } from '../repositories/entities';
import { AUTH_MESSAGES } from './messages';
import { LIMITS } from './policy';

/**
 * The policy allows 128 characters of up to two code units each. Longer input can't be a valid password and is not
 * hashed.
 */
const MAX_PASSWORD_UNITS = 256;
const MAX_USERNAME_CHARS = 254;

/** Credentials of a Basic header (RFC 7617, UTF-8). Unreadable credentials count as wrong. */
export function basicCredentials(request: Request): Credentials {
  const text = readBasicText(request);
  const colon = text?.indexOf(':') ?? -1;
  if (text === undefined || colon < 0) throw invalid();
  return { username: normalizeEmail(text.slice(0, colon)), password: text.slice(colon + 1) };
}

export type CheckCredentials = (credentials: Credentials, address: string) => Promise<UserRecord>;

/**
 * Resolves for correct credentials of an enabled user; all other cases get INVALID_CREDENTIALS after the same time.
 * Delays grow per account and address. An address that signed in before is not delayed by attempts of others on the
 * account.
 */
export function createCheckCredentials(deps: ApiDeps, runUnit: RunUnit): CheckCredentials {
  const { repositories, hasher, limits } = deps;
  let dummyHash: Promise<string> | undefined;

  return async ({ username, password }, address) => {
    const rules = await rulesFor(username, address);
    await refuseWhileWaiting(rules);
    const user = username.length <= MAX_USERNAME_CHARS ? await repositories.users.byEmail(username) : undefined;
    dummyHash ??= hasher.hash(crypto.randomUUID());
    const hash = user?.passwordHash ?? (await dummyHash);
    const matches = await hasher.verify(hash, password.slice(0, MAX_PASSWORD_UNITS));
    if (!user?.enabled || !user.passwordHash || !matches || password.length > MAX_PASSWORD_UNITS) {
      for (const [rule, key] of rules) await limits.count(rule, key);
      await runUnit(({ audit }) =>
        // Text that is not an email address may be a password in the wrong field, so it is not stored.
        audit('session.signInFailed', {
          subject: isEmail(username) ? username : null,
          subjectId: user?.userId,
          detail: { address },
        }),
      );
      throw invalid();
    }
    await limits.forget(LIMITS.accountFromAddress, `${username}|${address}`);
    await limits.count(LIMITS.knownAddress, `${username}|${address}`);
    return user;
  };

  async function rulesFor(username: string, address: string): Promise<[LimitRule, string][]> {
    const pair = `${username}|${address}`;
    const known = (await limits.waitMs(LIMITS.knownAddress, pair)) > 0;
    return [
      [LIMITS.accountFromAddress, pair],
      [LIMITS.address, address],
      ...(known ? [] : [[LIMITS.account, username] satisfies [LimitRule, string]]),
    ];
  }

  async function refuseWhileWaiting(rules: readonly [LimitRule, string][]): Promise<void> {
    const waits = await Promise.all(rules.map(([rule, key]) => limits.waitMs(rule, key)));
    const retryAfterMs = Math.max(0, ...waits);
    if (retryAfterMs > 0) throw tooMany(retryAfterMs);
  }
}

export function tooMany(retryAfterMs: number) {
  const seconds = Math.ceil(retryAfterMs / 1000);
  const message = AUTH_MESSAGES.tooManyTries(seconds);
  return apiError(ApiErrorCode.RateLimited, message, { retryAfterMs });
}

/** Counts one use against a limit, or throws if the limit is exceeded. */
export async function spendLimit(limits: ApiDeps['limits'], rule: LimitRule, key: string): Promise<void> {
  const waitMs = await limits.waitMs(rule, key);
  if (waitMs > 0) throw tooMany(waitMs);
  await limits.count(rule, key);
}

function invalid() {
  return apiError(ApiErrorCode.InvalidCredentials, ERROR_TEXT.invalidCredentials);
}
