import { PARTS_POLICY, partKey } from '@gladhand/domain/parts';
import { createPictureLinks } from '../../engine/pictures/pictureLinks';
import { PICTURE_PATH } from '../../engine/pictures/picturePath';
import { authorizeWriting } from '../../graphql/customerAccess';
import type { MutationResolvers } from '../../graphql/generated/resolvers';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { PARTS_MESSAGES } from './messages';
import { toPicture } from './toPicture';

type Mutations = Pick<MutationResolvers, 'deleteParts' | 'addPartPicture' | 'deletePartPicture'>;

export const partMutations: Mutations = {
  async deleteParts(_, { customerId, ids }, context) {
    await authorizeWriting('deleteParts', customerId, context);
    const { access, audit, now, repositories } = context;
    const { deletedTogether } = PARTS_POLICY;
    if (ids.length > deletedTogether) throw badInput(PARTS_MESSAGES.deletedCount(deletedTogether));
    const deleted = await repositories.parts.remove(customerId, ids.filter(isUuid));
    const [first] = deleted;
    if (!first) return { deleted: 0 };
    await audit('parts.deleted', {
      ...{ userId: access.user.userId, customerId, subject: first.partNumber, subjectId: null },
      detail: { parts: deleted.length, trailers: new Set(deleted.flatMap(({ trailerId }) => trailerId ?? [])).size },
    });
    await repositories.changes.add([customerId], now());
    return { deleted: deleted.length };
  },

  async addPartPicture(_, { input }, context) {
    const { customerId, maker, partNumber, pictureId } = input;
    await authorizeWriting('addPartPicture', customerId, context);
    const { access, audit, now, repositories } = context;
    const { userId } = access.user;
    const description = input.description.trim();
    const limit = PARTS_POLICY.textLength.description;
    if (description === '' || description.length > limit || /\p{Cc}/u.test(description))
      throw badInput(PARTS_MESSAGES.description(limit));
    const key = partKey({ maker, partNumber });
    if (!isUuid(pictureId) || !(await repositories.parts.has(customerId, key))) throw notFound();
    if (!(await repositories.pictures.keep({ pictureId, customerId, userId, use: 'part' }))) throw notFound();
    const picture = { customerId, partKey: key, pictureId, description, addedAt: now() };
    const { pictures } = PARTS_POLICY;
    if (!(await repositories.parts.addPicture(picture, pictures))) throw badInput(PARTS_MESSAGES.pictures(pictures));
    await audit('parts.pictureAdded', {
      ...{ userId, customerId, subject: partNumber.trim(), subjectId: null },
      detail: { pictureId, description },
    });
    await repositories.changes.add([customerId], now());
    return toPicture(picture, createPictureLinks(PICTURE_PATH, context));
  },

  async deletePartPicture(_, { customerId, pictureId }, context) {
    await authorizeWriting('deletePartPicture', customerId, context);
    const { access, audit, now, repositories } = context;
    const picture = isUuid(pictureId) ? await repositories.parts.removePicture(customerId, pictureId) : undefined;
    if (!picture) throw notFound();
    await repositories.pictures.remove([pictureId]);
    const [, partNumber = ''] = picture.partKey.split('\n');
    await audit('parts.pictureDeleted', {
      ...{ userId: access.user.userId, customerId, subject: partNumber, subjectId: null },
      detail: { pictureId, description: picture.description },
    });
    await repositories.changes.add([customerId], now());
    return true;
  },
};
