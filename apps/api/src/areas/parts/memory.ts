import { isOfModel, partKey, partsOfTrailer } from '@gladhand/domain/parts';
import type { TrailerRecord } from '../../database/trailerColumns';
import { fold } from '../../repositories/fleetFields';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { TrailerScope } from '../../repositories/scope';
import { listKey } from './listKey';
import type { CarryingTrailer, FoundPart, PartPictureRecord, PartRecord, PartRepository } from './repository';

/** Parts in memory. */
export function memoryParts(store: MemoryStore): PartRepository {
  const parts = store.keep(new Map<string, PartRecord>());
  const pictures = store.keep(new Map<string, PartPictureRecord>());
  const keyOf = (part: PartRecord) => `${part.customerId}\n${listKey(part)}`;
  const appliesTo = (part: PartRecord, trailer: TrailerRecord) =>
    part.customerId === trailer.customerId &&
    (part.trailerId === null ? isOfModel(part, trailer) : part.trailerId === trailer.trailerId);
  const carriers = (scope: TrailerScope) => store.trailers().filter((trailer) => store.inScope(trailer, scope));

  return {
    async ofTrailer({ trailerId }) {
      const trailer = store.trailer(trailerId);
      return trailer ? [...parts.values()].filter((part) => appliesTo(part, trailer)) : [];
    },
    ofLists: async (customerId, trailerIds, withModels) =>
      [...parts.values()].filter(
        (part) =>
          part.customerId === customerId &&
          (part.trailerId === null ? withModels : trailerIds.includes(part.trailerId)),
      ),
    async put(given) {
      for (const part of given) {
        const before = parts.get(keyOf(part));
        parts.set(keyOf(part), { ...part, partId: before?.partId ?? part.partId });
      }
    },
    async remove(customerId, partIds) {
      const removed = [...parts.values()].filter(
        (part) => part.customerId === customerId && partIds.includes(part.partId),
      );
      for (const part of removed) parts.delete(keyOf(part));
      return removed;
    },
    has: async (customerId, key) =>
      [...parts.values()].some((part) => part.customerId === customerId && partKey(part) === key),

    async search({ scope, text = '', category, faultCode, limit, offset }) {
      const typed = fold(text).trim();
      const trailers = carriers(scope);
      const found = new Map<string, FoundPart & { ids: Set<string>; partId: string }>();
      for (const part of parts.values()) {
        const texts = [part.name, part.partNumber, part.maker, part.description];
        if (!texts.some((one) => fold(one).includes(typed))) continue;
        if (faultCode !== undefined && !part.faultCodes.includes(faultCode)) continue;
        const own = trailers.filter((trailer) => appliesTo(part, trailer));
        if (own.length === 0) continue;
        const key = partKey(part);
        const before = found.get(key);
        const ids = new Set([...(before?.ids ?? []), ...own.map(({ trailerId }) => trailerId)]);
        const customerIds = [...new Set([...(before?.customerIds ?? []), part.customerId])].sort((a, b) => a - b);
        const named = before && before.partId < part.partId ? before : { ...part, partKey: key };
        found.set(key, { ...named, ids, customerIds, trailers: ids.size });
      }
      const all = [...found.values()];
      const chosen = all
        .filter((part) => category === undefined || part.category === category)
        .sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.partKey, b.partKey));
      const names = [...new Set(all.map((part) => part.category))].sort();
      return {
        total: chosen.length,
        categories: names.map((name) => ({ category: name, count: all.filter((one) => one.category === name).length })),
        parts: chosen.slice(offset, offset + limit).map((part) => ({
          ...{ partKey: part.partKey, category: part.category, name: part.name, partNumber: part.partNumber },
          ...{ maker: part.maker, description: part.description, faultCodes: part.faultCodes },
          ...{ trailers: part.trailers, customerIds: part.customerIds },
        })),
      };
    },
    async trailers(key, { scope, limit, offset }) {
      const own = [...parts.values()].filter((part) => partKey(part) === key);
      const all = carriers(scope).flatMap((trailer): CarryingTrailer[] => {
        const applying = own.filter((part) => appliesTo(part, trailer));
        if (applying.length === 0) return [];
        const carried = partsOfTrailer(applying);
        return [
          {
            ...{ vin: trailer.vin, unitId: trailer.unitId, vehicleType: trailer.vehicleType },
            ...{ modelYear: trailer.modelYear, customerName: store.customer(trailer.customerId)?.shortName ?? '' },
            quantity: carried.reduce((sum, { quantity }) => sum + quantity, 0),
            positions: carried.flatMap(({ position }) => (position === '' ? [] : [position])).sort(),
          },
        ];
      });
      all.sort((a, b) => compare(a.unitId.toLowerCase(), b.unitId.toLowerCase()) || compare(a.vin, b.vin));
      return { total: all.length, trailers: all.slice(offset, offset + limit) };
    },

    pictures: async (customerIds, partKeys) =>
      [...pictures.values()]
        .filter((one) => customerIds.includes(one.customerId) && partKeys.includes(one.partKey))
        .sort((a, b) => a.addedAt.getTime() - b.addedAt.getTime() || compare(a.pictureId, b.pictureId)),
    async addPicture(picture, limit) {
      const { customerId, partKey: key } = picture;
      const own = [...pictures.values()].filter((one) => one.customerId === customerId && one.partKey === key);
      if (own.length >= limit) return false;
      pictures.set(picture.pictureId, picture);
      return true;
    },
    async removePicture(customerId, pictureId) {
      const picture = pictures.get(pictureId);
      if (picture?.customerId !== customerId) return undefined;
      pictures.delete(pictureId);
      return picture;
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
