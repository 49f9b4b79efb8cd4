import { ApiErrorCode } from '@gladhand/domain';
import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers, SavedPlace } from '../../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { checkedText } from '../checkedText';
import { GEOFENCE_MESSAGES } from '../messages';
import type { PlaceRecord } from './placeRepository';

export const placeQueries: Pick<QueryResolvers, 'savedPlaces'> = {
  async savedPlaces(_, { customerId }, context) {
    await authorizeReading('savedPlaces', customerId, context);
    return (await context.repositories.savedPlaces.list(customerId)).map(toPlace);
  },
};

export const placeMutations: Pick<MutationResolvers, 'savePlace' | 'deletePlace'> = {
  async savePlace(_, { customerId, id, version, input }, context) {
    await authorizeWriting('savePlace', customerId, context);
    const { savedPlaces, customers } = context.repositories;
    if (!isUuid(id)) throw badInput(GEOFENCE_MESSAGES.id);
    const { nameCharacters, descriptionCharacters, places: maxPlaces } = GEOFENCE_LIMITS;
    const name = checkedText(input.name, nameCharacters, GEOFENCE_MESSAGES.name);
    const note = input.note?.trim() || null;
    if (note && note.length > descriptionCharacters) throw badInput(GEOFENCE_MESSAGES.note(descriptionCharacters));
    const { lat, lng } = input;
    if (Math.abs(lat) > 90 || Math.abs(lng) > 180) throw badInput(GEOFENCE_MESSAGES.coordinate);
    if ((await customers.find([customerId])).length === 0) throw notFound();
    if (version === 0 && (await savedPlaces.list(customerId)).length >= maxPlaces) {
      throw badInput(GEOFENCE_MESSAGES.tooManyPlaces(maxPlaces));
    }
    const place: PlaceRecord = { customerId, placeId: id, name, lat, lng, note, version: version + 1 };
    if (!(await savedPlaces.put(place))) {
      const current = await savedPlaces.byId(customerId, id);
      if (!current) throw notFound();
      // A repeated request finds its own result.
      if (isSame(current, place)) return toPlace(current);
      throw apiError(ApiErrorCode.Conflict, GEOFENCE_MESSAGES.placeChanged, { details: { current: toPlace(current) } });
    }
    await audit(context, 'geofence.placeSaved', place);
    return toPlace(place);
  },

  async deletePlace(_, { customerId, id }, context) {
    await authorizeWriting('deletePlace', customerId, context);
    const place = isUuid(id) ? await context.repositories.savedPlaces.delete(customerId, id) : undefined;
    if (!place) throw notFound();
    await audit(context, 'geofence.placeDeleted', place);
    return id;
  },
};

const toPlace = ({ placeId, ...place }: PlaceRecord): SavedPlace => ({ ...place, id: placeId });

const isSame = (a: PlaceRecord, b: PlaceRecord): boolean =>
  a.name === b.name && a.lat === b.lat && a.lng === b.lng && a.note === b.note && a.version === b.version;

const audit = (
  { audit: write, access }: GraphQLContext,
  action: 'geofence.placeSaved' | 'geofence.placeDeleted',
  { customerId, placeId, name, lat, lng }: PlaceRecord,
): Promise<void> =>
  write(action, {
    ...{ userId: access.user.userId, customerId, subject: name, subjectId: placeId },
    detail: { lat, lng },
  });
