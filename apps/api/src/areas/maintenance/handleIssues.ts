import { can } from '@gladhand/domain';
import { normalizeEmail } from '@gladhand/domain/contact';
import { MAINTENANCE_LIMITS } from '@gladhand/domain/maintenance';
import { parseRoles } from '@gladhand/domain/users';
import type { GraphQLContext } from '../../graphql/context';
import { authorizeWriting } from '../../graphql/customerAccess';
import type { HandleMaintenanceIssuesInput, MutationResolvers } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import { keptPictures } from './keptPictures';
import { MAINTENANCE_MESSAGES } from './messages';
import type { IssueEventKind, IssueEventRecord, IssueHandling, ListedIssue } from './repository';
import { toIssue } from './toIssue';

const { note: MAX_NOTE, handled: MAX_ISSUES } = MAINTENANCE_LIMITS;

const EVENT_OF = {
  snooze: 'snoozed',
  unsnooze: 'unsnoozed',
  assign: 'assigned',
  reportRepair: 'repairReported',
  note: 'noted',
} as const satisfies Record<string, IssueEventKind>;
type Action = keyof typeof EVENT_OF;

/** What is done to each issue. */
interface Handling {
  readonly action: Action;
  readonly fieldsOf: (issue: ListedIssue) => Partial<IssueHandling>;
  readonly detail: IssueEventRecord['detail'];
}

export const handleMaintenanceIssues: MutationResolvers['handleMaintenanceIssues'] = async (_, { input }, context) => {
  const { customerId, issues } = input;
  await authorizeWriting('handleMaintenanceIssues', customerId, context);
  if (issues.length > MAX_ISSUES) throw badInput(MAINTENANCE_MESSAGES.bulk(MAX_ISSUES));
  const checked = await checkedHandling(input, context);
  const isShown = input.action === 'reportRepair' || input.action === 'note';
  const pictures = await keptPictures(customerId, input.pictureIds, isShown, context);
  const handling = { ...checked, detail: { ...checked.detail, ...pictures } };
  const { access, audit, ids, now, repositories } = context;
  const { maintenance } = repositories;
  const { userId } = access.user;
  const scope = narrowScope(access.scope.trailers, customerId);
  const handled: ListedIssue[] = [];
  const conflicts: ListedIssue[] = [];
  // In one order everywhere, so that two requests can't deadlock.
  for (const { id, version } of [...issues].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const issue = isUuid(id) ? await maintenance.byId(id, scope, now()) : undefined;
    if (!issue) continue;
    if (issue.kind === 'plannedWork' && handling.action === 'reportRepair')
      throw badInput(MAINTENANCE_MESSAGES.planned);
    const changed = await maintenance.handle({ ...issue, ...handling.fieldsOf(issue), version: version + 1 });
    const after = (await maintenance.byId(id, scope, now())) ?? issue;
    if (!changed) {
      conflicts.push(after);
      continue;
    }
    const { trailerId } = issue;
    await maintenance.addEvents([
      {
        ...{ customerId, trailerId, issueId: id, eventId: ids.uuid(), kind: EVENT_OF[handling.action] },
        ...{ at: now(), noticedAt: now(), state: null, evidence: null, checkpoint: null, userId },
        detail: handling.detail,
      },
    ]);
    handled.push(after);
  }
  if (handled.length > 0) {
    await repositories.changes.add([customerId], now());
    const [first] = handled;
    await audit('maintenance.issuesHandled', {
      userId,
      customerId,
      subject: first?.vin ?? null,
      subjectId: first?.trailerId ?? null,
      detail: { action: handling.action, issues: handled.length, ...handling.detail },
    });
  }
  return { issues: handled.map(toIssue), conflicts: conflicts.map(toIssue) };
};

async function checkedHandling(input: HandleMaintenanceIssuesInput, context: GraphQLContext): Promise<Handling> {
  const known = Object.keys(EVENT_OF) as Action[];
  const action = known.find((one) => one === input.action);
  if (!action) throw badInput(MAINTENANCE_MESSAGES.action(known));
  const note = input.note?.trim() ?? '';
  if (note.length > MAX_NOTE) throw badInput(MAINTENANCE_MESSAGES.noteTooLong(MAX_NOTE));
  const detail: IssueEventRecord['detail'] = note === '' ? {} : { note };
  const { userId } = context.access.user;
  const at = context.now();
  switch (action) {
    case 'snooze': {
      const until = input.until == null ? null : new Date(input.until);
      if (until && until <= at) throw badInput(MAINTENANCE_MESSAGES.until);
      if (note === '') throw badInput(MAINTENANCE_MESSAGES.why);
      return {
        action,
        fieldsOf: ({ state }) => ({
          ...{ snoozedAt: at, snoozedUntil: until, snoozedState: state, snoozedBy: userId, snoozeReason: note },
        }),
        detail: { ...detail, until: until?.toISOString() ?? null },
      };
    }
    case 'unsnooze':
      return { action, fieldsOf: () => ({ snoozedAt: null }), detail };
    case 'note':
      if (note === '') throw badInput(MAINTENANCE_MESSAGES.note);
      return { action, fieldsOf: () => ({}), detail };
    case 'reportRepair':
      if (note === '') throw badInput(MAINTENANCE_MESSAGES.repair);
      return { action, fieldsOf: () => ({ repairedAt: at, repairedBy: userId }), detail };
    case 'assign': {
      const assignee = await assigneeOf(input, context);
      return {
        action,
        fieldsOf: () => ({ assigneeId: assignee?.userId ?? null }),
        detail: { ...detail, assignee: assignee?.email ?? null },
      };
    }
  }
}

/** An enabled user who has access to maintenance of the customer; undefined without an assignee. */
async function assigneeOf({ assignee, customerId }: HandleMaintenanceIssuesInput, { repositories }: GraphQLContext) {
  if (assignee == null) return undefined;
  const user = await repositories.users.byEmail(normalizeEmail(assignee));
  const isTheirs = parseRoles(user?.roles ?? []).some(
    (role) => role.customerId === undefined || role.customerId === customerId,
  );
  const features = { MaintenanceDashboard: true };
  if (!user?.enabled || !isTheirs || !can(user.roles, features, 'maintenanceIssues'))
    throw badInput(MAINTENANCE_MESSAGES.assignee);
  return user;
}
