import { can } from '@gladhand/domain';
import { normalizeEmail } from '@gladhand/domain/contact';
import { parseRoles } from '@gladhand/domain/users';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeWriting } from '../../../graphql/customerAccess';
import type { HandleAlertsInput, MutationResolvers } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { narrowScope } from '../../../repositories/scope';
import { ALERT_MESSAGES } from '../messages';
import type { EpisodeRecord, NamedEpisode, StepKind, StepRecord } from './episodeRepository';
import { toAlert } from './toAlert';

const MAX_ALERTS = 500;
const MAX_NOTE = 1_000;

const STEP_OF = {
  acknowledge: 'acknowledged',
  unacknowledge: 'unacknowledged',
  assign: 'assigned',
  snooze: 'snoozed',
  close: 'closed',
  reopen: 'reopened',
  note: 'noted',
} as const satisfies Record<string, StepKind>;
type Action = keyof typeof STEP_OF;

/** What is done to each alert. */
interface Handling {
  readonly action: Action;
  readonly fields: Partial<Pick<EpisodeRecord, 'handling' | 'assigneeId' | 'snoozedUntil'>>;
  readonly detail: StepRecord['detail'];
}

export const handleAlerts: MutationResolvers['handleAlerts'] = async (_, { input }, context) => {
  const { customerId, alerts } = input;
  await authorizeWriting('handleAlerts', customerId, context);
  if (alerts.length > MAX_ALERTS) throw badInput(ALERT_MESSAGES.bulk(MAX_ALERTS));
  const handling = await checkedHandling(input, context);
  const { access, audit, ids, now, repositories } = context;
  const { alertEpisodes } = repositories;
  const { userId } = access.user;
  const scope = narrowScope(access.scope.trailers, customerId);
  const handled: NamedEpisode[] = [];
  const conflicts: NamedEpisode[] = [];
  // In one order everywhere, so that two requests can't deadlock.
  for (const { id, version } of [...alerts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const episode = isUuid(id) ? await alertEpisodes.byId(customerId, id, scope) : undefined;
    if (!episode) continue;
    const changed: EpisodeRecord = {
      ...episode,
      ...handledBy(handling, userId, now()),
      ...handling.fields,
      version: version + 1,
    };
    if (!(await alertEpisodes.handle(changed))) {
      conflicts.push((await alertEpisodes.byId(customerId, id, scope)) ?? episode);
      continue;
    }
    await alertEpisodes.addSteps([
      {
        ...{ customerId, episodeId: id, stepId: ids.uuid(), at: now(), userId },
        ...{ kind: STEP_OF[handling.action], detail: handling.detail },
      },
    ]);
    const after = await alertEpisodes.byId(customerId, id, scope);
    if (after) handled.push(after);
  }
  if (handled.length > 0) {
    await repositories.changes.add([customerId], now());
    const [first] = handled;
    await audit('alert.handled', {
      userId,
      customerId,
      subject: first?.ruleName ?? null,
      subjectId: first?.ruleId ?? null,
      detail: { action: handling.action, alerts: handled.length },
    });
  }
  return { alerts: handled.map(toAlert), conflicts: conflicts.map(toAlert) };
};

/** The person who acknowledged, snoozed or closed it. Assigning it and notes change nothing; a new alert has none. */
function handledBy(
  { fields }: Handling,
  userId: string,
  at: Date,
): Partial<Pick<EpisodeRecord, 'handledAt' | 'handledBy'>> {
  if (!fields.handling) return {};
  return fields.handling === 'new' ? { handledAt: null, handledBy: null } : { handledAt: at, handledBy: userId };
}

async function checkedHandling(input: HandleAlertsInput, context: GraphQLContext): Promise<Handling> {
  const known = Object.keys(STEP_OF) as Action[];
  const action = known.find((one) => one === input.action);
  if (!action) throw badInput(ALERT_MESSAGES.action(known));
  const note = input.note?.trim() ?? '';
  if (note.length > MAX_NOTE || (action === 'note' && note === '')) throw badInput(ALERT_MESSAGES.note(MAX_NOTE));
  const noted: StepRecord['detail'] = note === '' ? {} : { note };
  switch (action) {
    case 'acknowledge':
      return { action, fields: { handling: 'acknowledged', snoozedUntil: null }, detail: noted };
    case 'unacknowledge':
    case 'reopen':
      return { action, fields: { handling: 'new', snoozedUntil: null }, detail: noted };
    case 'close':
      return { action, fields: { handling: 'closed', snoozedUntil: null }, detail: noted };
    case 'note':
      return { action, fields: {}, detail: noted };
    case 'snooze': {
      const until = input.until == null ? undefined : new Date(input.until);
      if (!until || until <= context.now()) throw badInput(ALERT_MESSAGES.until);
      return {
        action,
        fields: { handling: 'snoozed', snoozedUntil: until },
        detail: { ...noted, until: until.toISOString() },
      };
    }
    case 'assign': {
      const assignee = await assigneeOf(input, context);
      return {
        action,
        fields: { assigneeId: assignee?.userId ?? null },
        detail: { ...noted, assignee: assignee?.email ?? null },
      };
    }
  }
}

/** An enabled user who has access to alerts of the customer; undefined without an assignee. */
async function assigneeOf({ assignee, customerId }: HandleAlertsInput, { repositories }: GraphQLContext) {
  if (assignee == null) return undefined;
  const user = await repositories.users.byEmail(normalizeEmail(assignee));
  const isTheirs = parseRoles(user?.roles ?? []).some(
    (role) => role.customerId === undefined || role.customerId === customerId,
  );
  if (!user?.enabled || !isTheirs || !can(user.roles, {}, 'alertNotifications'))
    throw badInput(ALERT_MESSAGES.assignee);
  return user;
}
