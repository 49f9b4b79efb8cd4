import { ApiErrorCode, type AuditAction } from '@gladhand/domain';
import { changesBetween } from '../../auth/audit';
import { badInput, fault } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { UserChange, UserEntry, UserWrite } from '../../repositories/userAdministration';
import { customerIdsOf } from '../../repositories/userFacts';
import type { GraphQLContext } from '../context';
import { givenRoles } from './givenRoles';
import { isInReach, keptRoles, reachOf, whyUnchangeable } from './reach';
import { shownUser } from './shownUsers';
import { userNotFound } from './userNotFound';

/** The user of an id. NOT_FOUND when there is none, or it is not the caller's to know of. */
export async function userInReach(userId: string, { access, repositories }: GraphQLContext): Promise<UserEntry> {
  const [user] = isUuid(userId) ? await repositories.userAdministration.byIds([userId]) : [];
  if (!user || !isInReach(reachOf(access), user)) throw userNotFound();
  return user;
}

/** Changes roles or enabled; the user's sessions end. */
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
  if (changes.length > 0) await tell(action, user, { changes }, context);
  return user;
}

/** Removes an account; answers its address. */
export async function removeUser(userId: string, context: GraphQLContext): Promise<string> {
  const { access, repositories } = context;
  const present = await changeableUser(userId, context);
  const keepOneOf = keptRoles(access, present.roles);
  const { before } = await saved(await repositories.userAdministration.remove(userId, { keepOneOf }), context);
  await tell('user.deleted', before, { changes: changesBetween(facts(before), {}) }, context);
  return before.email;
}

async function changeableUser(userId: string, context: GraphQLContext): Promise<UserEntry> {
  const user = await userInReach(userId, context);
  const reason = whyUnchangeable(context.access, user);
  if (reason) throw fault(ApiErrorCode.Forbidden, reason);
  return user;
}

async function saved(written: UserWrite, context: GraphQLContext): Promise<{ before: UserEntry; user: UserEntry }> {
  switch (written.kind) {
    case 'saved':
      return written;
    case 'conflict':
      throw await conflict(written.current, context);
    case 'lastOfRole':
      throw badInput(`Nobody else holds ${written.role}. Give it to somebody else first.`);
    case 'absent':
      throw userNotFound();
  }
}

const conflict = async (current: UserEntry, context: GraphQLContext) =>
  fault(ApiErrorCode.Conflict, 'Somebody else changed this user in the meantime.', {
    details: { current: { ...(await shownUser(current, context)) } },
  });

const facts = ({ roles, enabled }: UserEntry) => ({ roles, enabled });

/** Adds a line about a user to the audit log. */
export function tell(
  action: AuditAction,
  user: UserEntry,
  more: Pick<NonNullable<Parameters<GraphQLContext['audit']>[1]>, 'changes' | 'customerId'>,
  { access, audit }: GraphQLContext,
): Promise<void> {
  const customerId = customerIdsOf(user.roles)[0] ?? null;
  return audit(action, {
    userId: access.user.userId,
    customerId,
    subject: user.email,
    subjectId: user.userId,
    ...more,
  });
}
