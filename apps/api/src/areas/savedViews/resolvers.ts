import { ApiErrorCode } from '@gladhand/domain';
import { ViewAudience } from '@gladhand/domain/saved-views';
import { administeredCustomerIds, parseRoles } from '@gladhand/domain/users';
import { changesBetween } from '../../auth/audit';
import type { GraphQLContext } from '../../graphql/context';
import type { MutationResolvers, QueryResolvers, SavedView } from '../../graphql/generated/resolvers';
import { withReceipt } from '../../graphql/withReceipt';
import { apiError, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { checkedLimit, checkedScreen, checkedView } from './checkedView';
import { SAVED_VIEW_MESSAGES } from './messages';
import type { NamedView, SavedViewRecord, ViewReader } from './repository';

export const savedViewQueries: Pick<QueryResolvers, 'savedViews'> = {
  async savedViews(_, { screen }, context) {
    await context.access.authorize('savedViews');
    const reader = readerOf(context);
    const views = await context.repositories.savedViews.list(checkedScreen(screen), reader);
    return views.map((view) => toSavedView(view, reader));
  },
};

export const savedViewMutations: Pick<MutationResolvers, 'createSavedView' | 'updateSavedView' | 'deleteSavedView'> = {
  async createSavedView(_, { input }, context) {
    return withReceipt('createSavedView', input, context, async () => {
      const { access, repositories, ids, now } = context;
      await access.authorize('createSavedView');
      const screen = checkedScreen(input.screen);
      await checkedLimit(screen, context);
      const view: SavedViewRecord = {
        ...(await checkedView(input.view, context)),
        viewId: ids.uuid(),
        screen,
        ownerId: access.user.userId,
        version: 1,
        createdAt: now(),
        updatedAt: now(),
      };
      if (!(await repositories.savedViews.add(view))) throw nameTaken(view);
      await audit(context, 'savedView.created', view, undefined);
      return read(view.viewId, context);
    });
  },

  async updateSavedView(_, { id, version, input }, context) {
    const before = await changeable('updateSavedView', id, context);
    const view: SavedViewRecord = {
      ...before,
      ...(await checkedView(input, context)),
      version: version + 1,
      updatedAt: context.now(),
    };
    const outcome = await context.repositories.savedViews.replace(view);
    if (outcome === 'nameTaken') throw nameTaken(view);
    if (outcome === 'changed') throw apiError(ApiErrorCode.Conflict, SAVED_VIEW_MESSAGES.changed);
    await audit(context, 'savedView.updated', view, before);
    return read(view.viewId, context);
  },

  async deleteSavedView(_, { id }, context) {
    const view = await changeable('deleteSavedView', id, context);
    await context.repositories.savedViews.delete(view.viewId);
    await audit(context, 'savedView.deleted', view, undefined);
    return view.viewId;
  },
};

const nameTaken = ({ name }: SavedViewRecord) => apiError(ApiErrorCode.Conflict, SAVED_VIEW_MESSAGES.nameTaken(name));

function readerOf({ access }: GraphQLContext): ViewReader {
  const { user, groups, accessGroups, scope } = access;
  return {
    userId: user.userId,
    roles: parseRoles(user.roles).map(({ kind }) => kind),
    customerIds: scope.customerIds,
    groupIds: [...groups, ...accessGroups].map(({ groupId }) => groupId),
    administers: administeredCustomerIds(user.roles),
  };
}

/** Owners change their views; administrators of a customer also the ones shared there. */
function mayChange({ ownerId, audience, customerId }: SavedViewRecord, { userId, administers }: ViewReader): boolean {
  if (ownerId === userId) return true;
  if (audience === ViewAudience.Private) return false;
  return administers === 'all' || (customerId !== null && administers.includes(customerId));
}

/** The view, for those who may change it. Others get NOT_FOUND. */
async function changeable(
  operation: 'updateSavedView' | 'deleteSavedView',
  id: string,
  context: GraphQLContext,
): Promise<NamedView> {
  await context.access.authorize(operation);
  const view = isUuid(id) ? await context.repositories.savedViews.byId(id) : undefined;
  if (!view || !mayChange(view, readerOf(context))) throw notFound();
  return view;
}

async function read(viewId: string, context: GraphQLContext): Promise<SavedView> {
  const view = await context.repositories.savedViews.byId(viewId);
  if (!view) throw notFound();
  return toSavedView(view, readerOf(context));
}

const toSavedView = (view: NamedView, reader: ViewReader): SavedView => ({
  id: view.viewId,
  screen: view.screen,
  name: view.name,
  query: view.query,
  layout: view.layout,
  audience: view.audience,
  customerId: view.customerId,
  customerName: view.customerName,
  role: view.role,
  groupId: view.groupId,
  groupName: view.groupName,
  isDefault: view.isDefault,
  owner: view.owner,
  isOwn: view.ownerId === reader.userId,
  canChange: mayChange(view, reader),
  version: view.version,
});

const audited = ({ name, query, audience, role, isDefault }: SavedViewRecord) => ({
  name,
  query,
  audience,
  role,
  isDefault,
});

async function audit(
  { audit: write, access }: GraphQLContext,
  action: 'savedView.created' | 'savedView.updated' | 'savedView.deleted',
  view: SavedViewRecord,
  before: SavedViewRecord | undefined,
): Promise<void> {
  await write(action, {
    userId: access.user.userId,
    customerId: view.customerId,
    subject: view.name,
    subjectId: view.viewId,
    detail: { screen: view.screen },
    ...(before && { changes: changesBetween(audited(before), audited(view)) }),
  });
}
