import { CONTACT_TEXTS, isEmail, normalizeEmail } from '@gladhand/domain/contact';
import { changesBetween } from '../../auth/audit';
import { spendLimit } from '../../auth/credentials';
import type { Invitation } from '../../auth/mails';
import { LIMITS } from '../../auth/policy';
import type { MailRecord } from '../../engine/mail/mail';
import type { GraphQLContext } from '../../graphql/context';
import type { NewUserGroupsInput } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import type { UserRecord } from '../../repositories/entities';
import { customerIdsOf } from '../../repositories/userFacts';
import { givenRoles } from './givenRoles';
import { USER_MESSAGES } from './messages';
import { regroupEntries } from './regroupUsers';
import type { UserEntry } from './repository';

/**
 * A new user with the queued invitation. There is no invitation for a disabled user, or for one that an earlier attempt
 * created.
 */
interface CreatedUserEntry {
  user: UserEntry;
  mail: MailRecord | undefined;
}

/** Creates an account. The owner sets the password through a mailed link; a disabled account gets no mail. */
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
  if (!created) throw badInput(USER_MESSAGES.addressTaken);
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

/** Adds a new user to groups of one of its customers. */
async function withFirstGroups(
  user: UserEntry,
  groups: NewUserGroupsInput | null | undefined,
  context: GraphQLContext,
): Promise<UserEntry> {
  if (!groups || groups.vehicleGroupIds.length === 0) return user;
  const [regrouped = user] = await regroupEntries({ userIds: [user.userId], ...groups }, 'add', context);
  return regrouped;
}

/** The user that an earlier attempt with this request id created. */
async function createdBefore(
  id: string | null | undefined,
  email: string,
  { repositories }: GraphQLContext,
): Promise<UserEntry | undefined> {
  if (id == null) return undefined;
  if (!isUuid(id)) throw badInput(USER_MESSAGES.userId);
  const [earlier] = await repositories.userAdministration.byIds([id.toLowerCase()]);
  if (earlier && earlier.email !== email) throw badInput(USER_MESSAGES.userIdInUse);
  return earlier;
}

async function invitationOf(roles: readonly string[], { access, repositories }: GraphQLContext): Promise<Invitation> {
  const customerIds = customerIdsOf(roles);
  const [customer, another] = customerIds.length > 0 ? await repositories.customers.find(customerIds) : [];
  const company = customer && !another ? customer.longName : undefined;
  return { invitedBy: access.user.email, company, customerId: customer?.customerId ?? null };
}
