import { CONTACT_TEXTS, isEmail, normalizeEmail } from '@gladhand/domain';
import { changesBetween } from '../../auth/audit';
import { spendLimit } from '../../auth/credentials';
import type { Invitation } from '../../auth/mails';
import { LIMITS } from '../../auth/policy';
import type { MailRecord } from '../../engine/mail/mail';
import { badInput } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { UserRecord } from '../../repositories/entities';
import type { UserEntry } from '../../repositories/userAdministration';
import { customerIdsOf } from '../../repositories/userFacts';
import type { GraphQLContext } from '../context';
import type { NewUserGroupsInput } from '../generated/resolvers';
import { givenRoles } from './givenRoles';
import { regroupEntries } from './regroupUsers';

export const ADDRESS_TAKEN = 'This address already has an account.';

/** A new user with the queued invitation; none for a disabled user, or one that an earlier try created. */
interface CreatedUserEntry {
  user: UserEntry;
  mail: MailRecord | undefined;
}

/** Creates an account; its owner chooses the password by a mailed link, a disabled one gets none. */
export async function createUser(
  wanted: {
    id?: string | null;
    email: string;
    roleNames: readonly string[];
    groups?: NewUserGroupsInput | null;
    enabled: boolean;
  },
  context: GraphQLContext,
): Promise<CreatedUserEntry> {
  const { access, repositories, limits, ids, now, audit, mailLink } = context;
  const email = normalizeEmail(wanted.email);
  if (!isEmail(email)) throw badInput(CONTACT_TEXTS.newUserEmail);
  const roles = await givenRoles(wanted.roleNames, [], context);
  const earlier = await createdBefore(wanted.id, email, context);
  if (earlier) return { user: earlier, mail: undefined };
  await spendLimit(limits, LIMITS.invitationByAdministrator, access.user.userId);
  const at = now();
  const record: UserRecord = {
    userId: wanted.id?.toLowerCase() ?? ids.uuid(),
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
  const created = await repositories.userAdministration.create(record);
  if (!created) throw badInput(ADDRESS_TAKEN);
  await audit('user.created', {
    userId: access.user.userId,
    customerId: customerIdsOf(roles)[0] ?? null,
    subject: email,
    subjectId: created.userId,
    changes: changesBetween({}, { roles, enabled: created.enabled }),
  });
  const user = await withFirstGroups(created, wanted.groups, context);
  if (!user.enabled) return { user, mail: undefined };
  return { user, mail: await mailLink(user, 'setPassword', await invitationOf(roles, context)) };
}

/** Puts a new user into groups of one of its customers. */
async function withFirstGroups(
  user: UserEntry,
  groups: NewUserGroupsInput | null | undefined,
  context: GraphQLContext,
): Promise<UserEntry> {
  if (!groups || groups.vehicleGroupIds.length === 0) return user;
  const [regrouped = user] = await regroupEntries({ userIds: [user.userId], ...groups }, 'add', context);
  return regrouped;
}

/** The user that an earlier try with this id created; its answer was lost. */
async function createdBefore(
  id: string | null | undefined,
  email: string,
  { repositories }: GraphQLContext,
): Promise<UserEntry | undefined> {
  if (id == null) return undefined;
  if (!isUuid(id)) throw badInput('The id of a new user is a UUID that the client makes.');
  const [earlier] = await repositories.userAdministration.byIds([id.toLowerCase()]);
  if (earlier && earlier.email !== email) throw badInput('Another user has this id. Make a new one.');
  return earlier;
}

async function invitationOf(roles: readonly string[], { access, repositories }: GraphQLContext): Promise<Invitation> {
  const customerIds = customerIdsOf(roles);
  const [customer, another] = customerIds.length > 0 ? await repositories.customers.find(customerIds) : [];
  const company = customer && !another ? customer.longName : undefined;
  return { invitedBy: access.user.email, company, customerId: customer?.customerId ?? null };
}
