import { normalizeEmail } from '@gladhand/domain/contact';
import { readUserRow, type WantedUser } from '@gladhand/domain/users';
import { changesBetween } from '../../auth/audit';
import { isInReach, reachOf, whyUnchangeable } from '../../auth/reach';
import type { GraphQLContext } from '../../graphql/context';
import type { UserRowInput, UserRowOutcome } from '../../graphql/generated/resolvers';
import { rowProblem } from '../../graphql/rowError';
import { badInput } from '../../http/apiError';
import type { GroupRecord } from '../../repositories/entities';
import { NO_TRAILERS } from '../../repositories/scope';
import { customerIdsOf } from '../../repositories/userFacts';
import { changeUser } from './changeUser';
import { createUser } from './createUser';
import { givenRoles } from './givenRoles';
import { USER_MESSAGES } from './messages';
import { regroupUsers } from './regroupUsers';
import type { UserEntry } from './repository';
import { groupNames, rowGroups } from './rowGroups';

const MAX_ROWS = 100;

/** The change for a row, planned before anything is written. */
type Plan =
  | { kind: 'create'; wanted: WantedUser; roles: readonly string[]; added: readonly GroupRecord[] }
  | {
      kind: 'update';
      wanted: WantedUser;
      roles: readonly string[];
      added: readonly GroupRecord[];
      present: UserEntry;
      /** Whether more than groups would change. */
      changesAccount: boolean;
    }
  | { kind: 'unchanged' }
  | { kind: 'refused'; problem: string };

/** Previews the effect of the rows of a file. */
export async function checkRows(rows: readonly UserRowInput[], context: GraphQLContext): Promise<UserRowOutcome[]> {
  return (await planRows(rows, context)).map(toOutcome);
}

/** Applies the rows of a file one after the other. A row that fails doesn't stop the others. */
export async function applyRows(rows: readonly UserRowInput[], context: GraphQLContext): Promise<UserRowOutcome[]> {
  const outcomes: UserRowOutcome[] = [];
  for (const plan of await planRows(rows, context)) {
    const outcome = toOutcome(plan);
    outcomes.push({
      ...outcome,
      ...(await failureOf(() => context.unit((within) => carryOut(plan, within)), context)),
    });
  }
  return outcomes;
}

async function carryOut(plan: Plan, context: GraphQLContext): Promise<Partial<UserRowOutcome>> {
  if (plan.kind === 'create') {
    const { email, enabled } = plan.wanted;
    const { user } = await createUser({ email, roleNames: plan.roles, enabled: enabled ?? true }, context);
    await putInto(plan.added, user.userId, context);
  }
  if (plan.kind === 'update') {
    const { present, roles, wanted, added, changesAccount } = plan;
    const enabled = wanted.enabled ?? present.enabled;
    if (changesAccount) await changeUser(present.userId, present.version, { roles, enabled }, 'user.updated', context);
    await putInto(added, present.userId, context);
  }
  return {};
}

async function putInto(groups: readonly GroupRecord[], userId: string, context: GraphQLContext): Promise<void> {
  for (const customerId of new Set(groups.map((group) => group.customerId))) {
    const own = groups.filter((group) => group.customerId === customerId);
    const vehicleGroupIds = own.map(({ groupId }) => groupId);
    await regroupUsers({ userIds: [userId], customerId, vehicleGroupIds }, 'add', context);
  }
}

async function planRows(rows: readonly UserRowInput[], context: GraphQLContext): Promise<Plan[]> {
  if (rows.length === 0 || rows.length > MAX_ROWS) throw badInput(USER_MESSAGES.rowCount(MAX_ROWS));
  const { access, repositories } = context;
  const reach = reachOf(access);
  const [customers, present] = await Promise.all([
    repositories.customers.list({ customerIds: reach, showDeactivated: true, scope: NO_TRAILERS }),
    repositories.userAdministration.byEmails(rows.map(({ email }) => normalizeEmail(email))),
  ]);
  const choices = customers.map(({ customerId, shortName }) => ({ id: customerId, shortName }));
  const implied = reach !== 'all' && choices.length === 1 ? choices[0] : undefined;
  const groups = rows.some((row) => row.groups)
    ? await repositories.groups.list({ customerIds: reach, scope: NO_TRAILERS })
    : [];
  const seen = new Set<string>();
  const plans: Plan[] = [];
  for (const row of rows) {
    const read = readUserRow(row, choices, implied);
    if ('problem' in read) {
      plans.push({ kind: 'refused', problem: read.problem });
      continue;
    }
    const { email } = read.user;
    const user = present.find((one) => one.email === email);
    if (seen.has(email)) plans.push({ kind: 'refused', problem: USER_MESSAGES.addressTwice });
    else plans.push(await planUser(read.user, user, groups, context));
    seen.add(email);
  }
  return plans;
}

async function planUser(
  wanted: WantedUser,
  present: UserEntry | undefined,
  groups: readonly GroupRecord[],
  context: GraphQLContext,
): Promise<Plan> {
  const { access } = context;
  let plan: Plan = { kind: 'unchanged' };
  const failure = await failureOf(async () => {
    if (!present) {
      if (!wanted.roles) throw badInput(USER_MESSAGES.typeMissing);
      const roles = await givenRoles(wanted.roles, [], context);
      plan = { kind: 'create', wanted, roles, added: addedGroups(wanted, present, roles, groups) };
      return {};
    }
    if (!isInReach(reachOf(access), present)) throw badInput(USER_MESSAGES.notYours);
    const roles = wanted.roles ?? present.roles;
    const added = addedGroups(wanted, present, roles, groups);
    const hasSameRoles = [...roles].sort().join() === [...present.roles].sort().join();
    const changesAccount = !hasSameRoles || (wanted.enabled ?? present.enabled) !== present.enabled;
    if (!changesAccount && added.length === 0) return {};
    const reason = whyUnchangeable(access, present);
    if (reason) throw badInput(reason);
    const given = await givenRoles(roles, present.roles, context);
    plan = { kind: 'update', wanted, present, added, changesAccount, roles: given };
    return {};
  }, context);
  return failure.problem ? { kind: 'refused', problem: failure.problem } : plan;
}

function addedGroups(
  { groups: names }: WantedUser,
  present: UserEntry | undefined,
  roles: readonly string[],
  groups: readonly GroupRecord[],
): readonly GroupRecord[] {
  const customerIds = customerIdsOf(roles);
  const found = rowGroups(
    names,
    present,
    groups.filter(({ customerId }) => customerIds.includes(customerId)),
  );
  if ('problem' in found) throw badInput(found.problem);
  return found.added;
}

/** Converts the error of a row to its outcome. */
async function failureOf(
  work: () => Promise<Partial<UserRowOutcome>>,
  { logger }: GraphQLContext,
): Promise<Partial<UserRowOutcome>> {
  try {
    return await work();
  } catch (error) {
    return { action: 'refused', problem: rowProblem(error, logger), changes: [] };
  }
}

function toOutcome(plan: Plan): UserRowOutcome {
  if (plan.kind === 'refused') return { action: 'refused', problem: plan.problem, changes: [] };
  if (plan.kind === 'unchanged') return { action: 'unchanged', problem: null, changes: [] };
  const present = plan.kind === 'update' ? plan.present : undefined;
  const enabled = plan.wanted.enabled ?? present?.enabled ?? true;
  const groups = plan.added.length > 0 ? groupNames(present, plan.added) : undefined;
  const changes = changesBetween(
    { ...(present && { roles: present.roles, enabled: present.enabled }), ...(groups && { groups: groups.before }) },
    { roles: plan.roles, enabled, ...(groups && { groups: groups.after }) },
  );
  return { action: plan.kind, problem: null, changes };
}
