import type { PartPicture, PartsApi } from '../contract/parts';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Parts over HTTP. Its documents load with its first call. */
export function createPartsApi(transport: Transport, endpoint: string): PartsApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/parts/graphql'));
  const linked = (picture: PartPicture): PartPicture => ({ ...picture, url: `${endpoint}${picture.url}` });
  const withLinks = <Part extends { pictures: PartPicture[] }>(part: Part): Part => ({
    ...part,
    pictures: part.pictures.map(linked),
  });
  return {
    async ofTrailer(vin, call) {
      const { trailerParts } = await graphql((known) => known.TrailerPartsDocument, { vin }, call);
      return { ...trailerParts, parts: trailerParts.parts.map(withLinks) };
    },
    async search(input, call) {
      const { parts } = await graphql((known) => known.PartsDocument, { input }, call);
      return { ...parts, parts: parts.parts.map(withLinks) };
    },
    trailers: async (input, call) =>
      (await graphql((known) => known.PartTrailersDocument, { input }, call)).partTrailers,
    importRows: async (input, call) =>
      (await graphql((known) => known.ImportPartsDocument, { input }, call)).importParts,
    async remove(customerId, ids, call) {
      const { deleteParts } = await graphql((known) => known.DeletePartsDocument, { customerId, ids: [...ids] }, call);
      return deleteParts.deleted;
    },
    addPicture: async (input, call) =>
      linked((await graphql((known) => known.AddPartPictureDocument, { input }, call)).addPartPicture),
    async deletePicture(customerId, pictureId, call) {
      await graphql((known) => known.DeletePartPictureDocument, { customerId, pictureId }, call);
    },
  };
}
