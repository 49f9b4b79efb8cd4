import { can } from '@gladhand/domain';
import { normalizeEmail } from '@gladhand/domain/contact';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading } from '../../../graphql/customerAccess';
import type { AlertActivityInput, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { narrowScope } from '../../../repositories/scope';
import type { StepKind } from '../episodes/episodeRepository';
import { ALERT_MESSAGES } from '../messages';
import { ALERT_SEVERITIES } from '../rules/checkedRule';
import { webhookNames } from '../webhooks/webhookNames';
import { readCursor, writeCursor } from './activityCursor';
import type { ActivityLine, ActivitySearch, ActivitySource } from './activityRepository';
import { toActivityLine } from './toActivityLine';

const PAGE_SIZE = 50;
const MAX_PAGE = 500;

const STEPS = {
  alerts: ['fired', 'ended', 'withdrawn', 'reinstated'],
  handling: ['acknowledged', 'unacknowledged', 'assigned', 'snoozed', 'closed', 'reopened', 'noted'],
  messages: [],
  rules: [],
} as const satisfies Record<string, readonly StepKind[]>;
type Group = keyof typeof STEPS;
const GROUPS = Object.keys(STEPS) as Group[];
const SOURCE_OF: Readonly<Record<Group, ActivitySource>> = {
  alerts: 'step',
  handling: 'step',
  messages: 'message',
  rules: 'rule',
};

export const activityQueries: Pick<QueryResolvers, 'alertActivity'> = {
  async alertActivity(_, { input }, context) {
    await authorizeReading('alertActivity', input.customerId, context);
    const { alertActivity, mails } = context.repositories;
    const limit = input.limit ?? PAGE_SIZE;
    if (limit < 1 || limit > MAX_PAGE) throw badInput(ALERT_MESSAGES.limit(MAX_PAGE));
    const found = await alertActivity.search({ ...(await searchOf(input, context)), limit: limit + 1 });
    const lines = found.slice(0, limit);
    const mailIds = lines.flatMap((line) => (line.source === 'message' && line.mailId !== null ? [line.mailId] : []));
    const sent = mailIds.length > 0 ? await mails.find([...new Set(mailIds)]) : [];
    const mailById = new Map(sent.map((mail) => [mail.mailId, mail]));
    const nameOf = await webhookNames(context.repositories, input.customerId);
    const last = lines.at(-1);
    return {
      lines: lines.map((line) => toActivityLine(withName(line, nameOf), mailById)),
      next: found.length > limit && last ? writeCursor(last) : null,
    };
  },
};

/** A webhook is shown by its name. */
const withName = (line: ActivityLine, nameOf: (webhookId: string) => string): ActivityLine =>
  line.source === 'message' && line.channel === 'webhook' ? { ...line, recipient: nameOf(line.recipient) } : line;

async function searchOf(
  input: AlertActivityInput,
  { access, repositories }: GraphQLContext,
): Promise<Omit<ActivitySearch, 'limit'>> {
  const { customerId, ruleId } = input;
  if (ruleId != null && !isUuid(ruleId)) throw notFound();
  const unknown = input.kinds?.find((kind) => !GROUPS.some((group) => group === kind));
  if (unknown !== undefined) throw badInput(ALERT_MESSAGES.kinds(GROUPS));
  const groups = GROUPS.filter(
    (group) =>
      (input.kinds == null || input.kinds.includes(group)) &&
      (group !== 'rules' || can(access.user.roles, {}, 'alertRules')),
  );
  const severity = ALERT_SEVERITIES.find((known) => known === input.severity);
  if (input.severity != null && !severity) throw badInput(ALERT_MESSAGES.severity(ALERT_SEVERITIES));
  const after = input.after == null ? undefined : readCursor(input.after);
  if (input.after != null && !after) throw badInput(ALERT_MESSAGES.after);
  const email = input.person == null ? undefined : normalizeEmail(input.person);
  const user = email === undefined ? undefined : await repositories.users.byEmail(email);
  return {
    customerId,
    scope: narrowScope(access.scope.trailers, customerId),
    sources: [...new Set(groups.map((group) => SOURCE_OF[group]))],
    stepKinds: groups.flatMap((group): readonly StepKind[] => STEPS[group]),
    ruleId: ruleId ?? undefined,
    vin: input.vin ?? undefined,
    person: email === undefined ? undefined : { email, userId: user?.userId ?? null },
    severity,
    from: input.from == null ? undefined : new Date(input.from),
    to: input.to == null ? undefined : new Date(input.to),
    after,
  };
}
