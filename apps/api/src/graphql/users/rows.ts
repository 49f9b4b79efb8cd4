import { ApiError, ApiErrorCode, normalizeEmail, readUserRow, type WantedUser } from '@gladhand/domain';
import { changesBetween } from '../../auth/audit';
import { badInput } from '../../http/fault';
import { NO_TRAILERS } from '../../repositories/scope';
import type { UserEntry } from '../../repositories/userAdministration';
import type { GraphQLContext } from '../context';
import type { UserRowInput, UserRowOutcome } from '../generated/resolvers';
import { changeUser } from './changeUser';
import { createUser } from './createUser';
import { givenRoles } from './givenRoles';
import { isInReach, reachOf, whyUnchangeable } from './reach';

const MAX_ROWS = 100;

/** What is to be done with a row, known before anything is done. */
type Plan =
  | { kind: 'create'; wanted: WantedUser; roles: readonly string[] }
  | { kind: 'update'; wanted: WantedUser; roles: readonly string[]; present: UserEntry }
  | { kind: 'unchanged' }
  | { kind: 'refused'; problem: string };

/** What rows of a file would do. */
export async function checkRows(rows: readonly UserRowInput[], context: GraphQLContext): Promise<UserRowOutcome[]> {
  return (await planRows(rows, context)).map(toOutcome);
}

/** Does what rows of a file say, one after the other; what one row cannot do stops no other. */
export async function applyRows(rows: readonly UserRowInput[], context: GraphQLContext): Promise<UserRowOutcome[]> {
  const outcomes: UserRowOutcome[] = [];
  for (const plan of await planRows(rows, context)) {
    const outcome = toOutcome(plan);
    outcomes.push({ ...outcome, ...(await failureOf(() => context.unit((within) => carryOut(plan, within)))) });
  }
  return outcomes;
}

async function carryOut(plan: Plan, context: GraphQLContext): Promise<Partial<UserRowOutcome>> {
  if (plan.kind === 'create') {
    const { email, enabled } = plan.wanted;
    await createUser({ email, roleNames: plan.roles, enabled: enabled ?? true }, context);
  }
  if (plan.kind === 'update') {
    const { present, roles, wanted } = plan;
    const enabled = wanted.enabled ?? present.enabled;
    await changeUser(present.userId, present.version, { roles, enabled }, 'user.updated', context);
  }
  return {};
}

async function planRows(rows: readonly UserRowInput[], context: GraphQLContext): Promise<Plan[]> {
  if (rows.length === 0 || rows.length > MAX_ROWS) throw badInput(`Send 1 to ${MAX_ROWS} rows.`);
  const { access, repositories } = context;
  const reach = reachOf(access);
  const [customers, present] = await Promise.all([
    repositories.customers.list({ customerIds: reach, showDeactivated: true, scope: NO_TRAILERS }),
    repositories.userAdministration.byEmails(rows.map(({ email }) => normalizeEmail(email))),
  ]);
  const choices = customers.map(({ customerId, shortName }) => ({ id: customerId, shortName }));
  const seen = new Set<string>();
  const plans: Plan[] = [];
  for (const row of rows) {
    const read = readUserRow(row, choices);
    if ('problem' in read) {
      plans.push({ kind: 'refused', problem: read.problem });
      continue;
    }
    const { email } = read.user;
    const user = present.find((one) => one.email === email);
    if (seen.has(email)) plans.push({ kind: 'refused', problem: 'This address is in the file twice.' });
    else plans.push(await planUser(read.user, user, context));
    seen.add(email);
  }
  return plans;
}

async function planUser(wanted: WantedUser, present: UserEntry | undefined, context: GraphQLContext): Promise<Plan> {
  const { access } = context;
  let plan: Plan = { kind: 'unchanged' };
  const failure = await failureOf(async () => {
    if (!present) {
      if (!wanted.roles) throw badInput('A new user needs a type.');
      plan = { kind: 'create', wanted, roles: await givenRoles(wanted.roles, [], context) };
      return {};
    }
    if (!isInReach(reachOf(access), present)) throw badInput('This address already has an account of somebody else.');
    const roles = wanted.roles ?? present.roles;
    const isSame = [...roles].sort().join() === [...present.roles].sort().join();
    if (isSame && (wanted.enabled ?? present.enabled) === present.enabled) return {};
    const reason = whyUnchangeable(access, present);
    if (reason) throw badInput(reason);
    plan = { kind: 'update', wanted, present, roles: await givenRoles(roles, present.roles, context) };
    return {};
  });
  return failure.problem ? { kind: 'refused', problem: failure.problem } : plan;
}

/** A refusal becomes a part of the outcome; what nobody foresaw ends the call. */
async function failureOf(work: () => Promise<Partial<UserRowOutcome>>): Promise<Partial<UserRowOutcome>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === ApiErrorCode.Internal) throw error;
    return { action: 'refused', problem: error.message, changes: [] };
  }
}

function toOutcome(plan: Plan): UserRowOutcome {
  if (plan.kind === 'refused') return { action: 'refused', problem: plan.problem, changes: [] };
  if (plan.kind === 'unchanged') return { action: 'unchanged', problem: null, changes: [] };
  const before = plan.kind === 'update' ? { roles: plan.present.roles, enabled: plan.present.enabled } : {};
  const enabled = plan.wanted.enabled ?? (plan.kind === 'update' ? plan.present.enabled : true);
  return { action: plan.kind, problem: null, changes: changesBetween(before, { roles: plan.roles, enabled }) };
}
