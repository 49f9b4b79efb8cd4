import { ApiErrorCode } from '@gladhand/domain';
import { GEOFENCE_CATEGORIES, GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { checkedText } from '../checkedText';
import { GEOFENCE_MESSAGES } from '../messages';
import type { CategoryRecord } from './categoryRepository';

/** The category of geofences whose own one was deleted. */
const INSTEAD = 'other';

export const categoryQueries: Pick<QueryResolvers, 'geofenceCategories'> = {
  async geofenceCategories(_, { customerId }, context) {
    await authorizeReading('geofenceCategories', customerId, context);
    const categories = await context.repositories.geofenceCategories.list(customerId);
    return categories.map(({ categoryId, label, freeMinutes, geofences }) => ({
      ...{ id: categoryId, label, freeMinutes, geofences },
    }));
  },
};

export const categoryMutations: Pick<MutationResolvers, 'saveGeofenceCategory' | 'deleteGeofenceCategory'> = {
  async saveGeofenceCategory(_, { customerId, id, input }, context) {
    await authorizeWriting('saveGeofenceCategory', customerId, context);
    const { geofenceCategories, customers } = context.repositories;
    if (!isUuid(id)) throw badInput(GEOFENCE_MESSAGES.id);
    const { categoryCharacters, maxFreeMinutes, ownCategories } = GEOFENCE_LIMITS;
    const label = checkedText(input.label, categoryCharacters, GEOFENCE_MESSAGES.label);
    if (input.freeMinutes < 0 || input.freeMinutes > maxFreeMinutes) {
      throw badInput(GEOFENCE_MESSAGES.freeMinutes(maxFreeMinutes));
    }
    if ((await customers.find([customerId])).length === 0) throw notFound();
    const known = await geofenceCategories.list(customerId);
    const before = known.find(({ categoryId }) => categoryId === id);
    if (!before && known.length >= ownCategories) throw badInput(GEOFENCE_MESSAGES.tooManyCategories(ownCategories));
    const isBuiltIn = GEOFENCE_CATEGORIES.some((category) => category.label.toLowerCase() === label.toLowerCase());
    const category: CategoryRecord = { customerId, categoryId: id, label, freeMinutes: input.freeMinutes };
    if (isBuiltIn || !(await geofenceCategories.put(category))) {
      throw apiError(ApiErrorCode.Conflict, GEOFENCE_MESSAGES.labelTaken, { details: { field: 'label' } });
    }
    await audit(context, 'geofence.categorySaved', category);
    return { id, label, freeMinutes: category.freeMinutes, geofences: before?.geofences ?? 0 };
  },

  async deleteGeofenceCategory(_, { customerId, id }, context) {
    await authorizeWriting('deleteGeofenceCategory', customerId, context);
    const { geofenceCategories } = context.repositories;
    const category = isUuid(id) ? await geofenceCategories.delete(customerId, id, INSTEAD) : undefined;
    if (!category) throw notFound();
    await audit(context, 'geofence.categoryDeleted', category);
    return id;
  },
};

const audit = (
  { audit: write, access }: GraphQLContext,
  action: 'geofence.categorySaved' | 'geofence.categoryDeleted',
  { customerId, categoryId, label, freeMinutes }: CategoryRecord,
): Promise<void> =>
  write(action, {
    ...{ userId: access.user.userId, customerId, subject: label, subjectId: categoryId },
    detail: { freeMinutes },
  });
