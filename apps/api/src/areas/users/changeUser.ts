import { ApiErrorCode } from '@gladhand/domain';
import type { AuditAction } from '@gladhand/domain/audit';
import { changesBetween } from '../../auth/audit';
import { isInReach, keptRoles, reachOf, whyUnchangeable } from '../../auth/reach';
import type { GraphQLContext } from '../../graphql/context';
import { apiError, badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { customerIdsOf } from '../../repositories/userFacts';
import { givenRoles } from './givenRoles';
import { USER_MESSAGES } from './messages';
import type { UserChange, UserEntry, UserWrite } from './repository';
import { shownUser } from './shownUsers';
import { userNotFound } from './userNotFound';

/** The user with an id. NOT_FOUND if there is none or the caller has no access to it. */
export async function userInReach(userId: string, { access, repositories }: GraphQLContext): Promise<UserEntry> {
  const [user] = isUuid(userId) ? await repositories.userAdministration.byIds([userId]) : [];
  if (!user || !isInReach(reachOf(access), user)) throw userNotFound();
  return user;
}

/** Changes roles or the enabled state, and ends the user's sessions. */
export async function changeUser(
  userId: string,
  version: number,
  change: UserChange,
  action: AuditAction,
  context: GraphQLContext,
): Promise<UserEntry> {
  const { access, repositories, now } = context;
  const present = await changeableUser(userId, context);
  const roles = change.roles ? await givenRoles(change.roles, present.roles, context) : present.roles;
  const written = await repositories.userAdministration.change(
    userId,
    version,
    { ...change, ...(change.roles && { roles }) },
    { now: now(), keepOneOf: keptRoles(access, present.roles) },
  );
  const { before, user } = await saved(written, context);
  const changes = changesBetween(facts(before), facts(user));
  if (changes.length > 0) await auditUser(action, user, { changes }, context);
  return user;
}

/** Deletes an account and returns its email address. */
export async function removeUser(userId: string, context: GraphQLContext): Promise<string> {
  const { access, repositories } = context;
  const present = await changeableUser(userId, context);
  const keepOneOf = keptRoles(access, present.roles);
  const { before } = await saved(await repositories.userAdministration.remove(userId, { keepOneOf }), context);
  await auditUser('user.deleted', before, { changes: changesBetween(facts(before), {}) }, context);
  return before.email;
}

async function changeableUser(userId: string, context: GraphQLContext): Promise<UserEntry> {
  const user = await userInReach(userId, context);
  const reason = whyUnchangeable(context.access, user);
  if (reason) throw apiError(ApiErrorCode.Forbidden, reason);
  return user;
}

async function saved(written: UserWrite, context: GraphQLContext): Promise<{ before: UserEntry; user: UserEntry }> {
  switch (written.kind) {
    case 'saved':
      return written;
    case 'conflict':
      throw await conflict(written.current, context);
    case 'lastOfRole':
      throw badInput(USER_MESSAGES.lastOfRole(written.role));
    case 'absent':
      throw userNotFound();
  }
}

const conflict = async (current: UserEntry, context: GraphQLContext) =>
  apiError(ApiErrorCode.Conflict, USER_MESSAGES.conflict, {
    details: { current: { ...(await shownUser(current, context)) } },
  });

const facts = ({ roles, enabled }: UserEntry) => ({ roles, enabled });

/** Adds an entry about a user to the audit log. */
export function auditUser(
  action: AuditAction,
  user: UserEntry,
  details: Pick<NonNullable<Parameters<GraphQLContext['audit']>[1]>, 'changes' | 'customerId'>,
  { access, audit }: GraphQLContext,
): Promise<void> {
  const customerId = customerIdsOf(user.roles)[0] ?? null;
  return audit(action, {
    userId: access.user.userId,
    customerId,
    subject: user.email,
    subjectId: user.userId,
    ...details,
  });
}
