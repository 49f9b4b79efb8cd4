import { ISSUE_KINDS, type IssueState, type ListedIssueKind } from '@gladhand/domain/maintenance';
import { createPictureLinks } from '../../engine/pictures/pictureLinks';
import { PICTURE_PATH } from '../../engine/pictures/picturePath';
import { authorizeReading } from '../../graphql/customerAccess';
import type { QueryResolvers } from '../../graphql/generated/resolvers';
import { pageWindow } from '../../graphql/pageWindow';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import { MAINTENANCE_MESSAGES } from './messages';
import type { IssueOrder, ShownState } from './repository';
import { toEvent, toIssue } from './toIssue';

const MAX_PAGE_SIZE = 500;
const MAX_OFFSET = 100_000;
const MAX_GROUPS = 100;
const KINDS = ISSUE_KINDS.map(({ id }) => id as ListedIssueKind);
const STATES: readonly IssueState[] = ['caution', 'critical', 'notReporting'];
const SHOWN_STATES: readonly ShownState[] = [...STATES, 'snoozed'];
const ORDERS: readonly IssueOrder[] = ['score', 'since', 'miles'];

export const maintenanceQueries: Pick<QueryResolvers, 'maintenanceIssues' | 'maintenanceIssue'> = {
  async maintenanceIssues(_, { input }, context) {
    const { customerId, geofence, vin, search, assignedToMe, paginationInput } = input;
    const { access, now, repositories } = context;
    if (customerId == null) await access.authorize('maintenanceIssues');
    else await authorizeReading('maintenanceIssues', customerId, context);
    const page = pageWindow(paginationInput, { maxPageSize: MAX_PAGE_SIZE, maxOffset: MAX_OFFSET });
    const groups = input.groups ?? [];
    if (groups.length > MAX_GROUPS) throw badInput(MAINTENANCE_MESSAGES.groups(MAX_GROUPS));
    const { issues, ...found } = await repositories.maintenance.search({
      customerId: customerId ?? undefined,
      scope: narrowScope(access.scope.trailers, customerId),
      kind: oneOf(KINDS, input.kind, MAINTENANCE_MESSAGES.kind),
      state: oneOf(SHOWN_STATES, input.state, MAINTENANCE_MESSAGES.state),
      trailerStates: (input.trailerStates ?? []).flatMap(
        (state) => oneOf(STATES, state, MAINTENANCE_MESSAGES.trailerStates) ?? [],
      ),
      geofence: geofence || undefined,
      groups,
      vin: vin || undefined,
      text: search?.trim() || undefined,
      assigneeId: assignedToMe ? access.user.userId : undefined,
      order: oneOf(ORDERS, input.order, MAINTENANCE_MESSAGES.order) ?? 'score',
      now: now(),
      ...page,
    });
    return { ...found, issues: issues.map(toIssue), refreshedAt: now().toISOString() };
  },

  async maintenanceIssue(_, { id }, context) {
    const { access, now, repositories } = context;
    await access.authorize('maintenanceIssue');
    if (!isUuid(id)) return null;
    const issue = await repositories.maintenance.byId(id, access.scope.trailers, now());
    if (!issue) return null;
    const history = await repositories.maintenance.events(issue.customerId, id);
    const links = createPictureLinks(PICTURE_PATH, context);
    return { issue: toIssue(issue), history: await Promise.all(history.map((event) => toEvent(event, links))) };
  },
};

function oneOf<Known extends string>(
  known: readonly Known[],
  value: string | null | undefined,
  message: (known: readonly string[]) => string,
): Known | undefined {
  if (value == null) return undefined;
  const found = known.find((one) => one === value);
  if (!found) throw badInput(message(known));
  return found;
}
