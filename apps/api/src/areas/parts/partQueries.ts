import { PARTS_POLICY, partKey, partsOfTrailer } from '@gladhand/domain/parts';
import { createPictureLinks } from '../../engine/pictures/pictureLinks';
import { PICTURE_PATH } from '../../engine/pictures/picturePath';
import type { GraphQLContext } from '../../graphql/context';
import { authorizeReading } from '../../graphql/customerAccess';
import type { PartPicture, QueryResolvers } from '../../graphql/generated/resolvers';
import { pageWindow } from '../../graphql/pageWindow';
import { administers } from '../../graphql/trailers/managedVehicle';
import { notFound } from '../../http/apiError';
import { narrowScope } from '../../repositories/scope';
import { toPicture } from './toPicture';

const { maxPageSize } = PARTS_POLICY;
const MAX_OFFSET = 100_000;

export const partQueries: Pick<QueryResolvers, 'trailerParts' | 'parts' | 'partTrailers'> = {
  async trailerParts(_, { vin }, context) {
    const { access, repositories } = context;
    await access.authorize('trailerParts');
    const [trailer] = await repositories.trailerAdministration.byVins([vin], access.scope.trailers);
    if (!trailer) throw notFound();
    const { customerId } = trailer;
    const found = await repositories.parts.ofTrailer(trailer);
    const parts = partsOfTrailer(found).sort(
      (a, b) => compare(a.category, b.category) || compare(a.name, b.name) || compare(a.partId, b.partId),
    );
    const picturesOf = await readPictures([customerId], parts.map(partKey), context);
    return {
      ...{ vin: trailer.vin, unitId: trailer.unitId, customerId, customerName: trailer.customerName },
      ...{ vehicleType: trailer.vehicleType, vehicleLengthFeet: trailer.vehicleLengthFeet },
      ...{ modelYear: trailer.modelYear, mayEdit: administers(access, customerId) },
      parts: parts.slice(0, PARTS_POLICY.partsPerTrailer).map((part) => ({
        ...{ id: part.partId, isOfModel: part.trailerId === null, category: part.category, name: part.name },
        ...{ partNumber: part.partNumber, maker: part.maker, quantity: part.quantity, position: part.position },
        ...{ description: part.description, faultCodes: [...part.faultCodes] },
        pictures: picturesOf(partKey(part)),
      })),
    };
  },

  async parts(_, { input }, context) {
    const { customerId, search, category, faultCode, paginationInput } = input;
    const { access, repositories } = context;
    if (customerId == null) await access.authorize('parts');
    else await authorizeReading('parts', customerId, context);
    const found = await repositories.parts.search({
      scope: narrowScope(access.scope.trailers, customerId),
      text: search?.trim() || undefined,
      category: category ?? undefined,
      faultCode: faultCode ?? undefined,
      ...pageWindow(paginationInput, { maxPageSize, maxOffset: MAX_OFFSET }),
    });
    const customerIds = [...new Set(found.parts.flatMap((part) => part.customerIds))];
    const picturesOf = await readPictures(
      customerIds,
      found.parts.map((part) => part.partKey),
      context,
    );
    return {
      ...{ total: found.total, categories: found.categories },
      parts: found.parts.map(({ partKey: key, customerIds: _, faultCodes, ...part }) => ({
        ...part,
        ...{ faultCodes: [...faultCodes], pictures: picturesOf(key) },
      })),
    };
  },

  async partTrailers(_, { input }, context) {
    const { customerId, paginationInput } = input;
    const { access, repositories } = context;
    if (customerId == null) await access.authorize('partTrailers');
    else await authorizeReading('partTrailers', customerId, context);
    return repositories.parts.trailers(partKey(input), {
      scope: narrowScope(access.scope.trailers, customerId),
      ...pageWindow(paginationInput, { maxPageSize, maxOffset: MAX_OFFSET }),
    });
  },
};

/** The pictures of parts, by part. */
async function readPictures(customerIds: readonly number[], keys: readonly string[], context: GraphQLContext) {
  const links = createPictureLinks(PICTURE_PATH, context);
  const byKey = new Map<string, PartPicture[]>();
  for (const record of await context.repositories.parts.pictures(customerIds, [...new Set(keys)])) {
    byKey.set(record.partKey, [...(byKey.get(record.partKey) ?? []), await toPicture(record, links)]);
  }
  return (key: string) => byKey.get(key) ?? [];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
