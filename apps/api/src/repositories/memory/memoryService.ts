import type {
  CargoImageRecord,
  CargoImageRepository,
  DealerRecord,
  DealerRepository,
  ServiceRecordEntry,
  ServiceRecordRepository,
} from '../service';
import type { TrailerKey } from '../trailers';
import type { MemoryStore } from './memoryStore';

const isOf = (one: TrailerKey, { customerId, trailerId }: TrailerKey) =>
  one.customerId === customerId && one.trailerId === trailerId;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function memoryService(store: MemoryStore): {
  dealers: DealerRepository;
  serviceRecords: ServiceRecordRepository;
  cargoImages: CargoImageRepository;
} {
  const dealers = new Map<string, DealerRecord>();
  const entries: ServiceRecordEntry[] = store.keep([]);
  const images = new Map<string, CargoImageRecord & { bytes: Uint8Array<ArrayBuffer> }>();
  const withoutBytes = ({ bytes: _, ...image }: CargoImageRecord & { bytes: Uint8Array }): CargoImageRecord => image;
  return {
    dealers: {
      list: async (limit) =>
        [...dealers.values()]
          .sort((a, b) => compare(a.name, b.name) || compare(a.dealerId, b.dealerId))
          .slice(0, limit),
      find: async (dealerId) => dealers.get(dealerId),
      async put(list) {
        for (const dealer of list) dealers.set(dealer.dealerId, dealer);
      },
    },
    serviceRecords: {
      async add(records) {
        entries.push(...records);
      },
      async of(trailer, list, limit) {
        const own = entries
          .filter((entry) => entry.list === list && isOf(entry, trailer))
          .sort(
            (a, b) =>
              compare(b.performedOn, a.performedOn) ||
              b.addedAt.getTime() - a.addedAt.getTime() ||
              compare(b.recordId, a.recordId),
          );
        const records = own.slice(0, limit).map((entry) => {
          const { addedBy } = entry;
          return { ...entry, addedByEmail: (addedBy && store.users.get(addedBy)?.email) || null };
        });
        return { total: own.length, records };
      },
    },
    cargoImages: {
      async add(image, bytes) {
        const same = [...images.values()].some(
          (one) => isOf(one, image) && one.recorded.getTime() === image.recorded.getTime(),
        );
        if (!same) images.set(image.imageId, { ...image, bytes });
        return !same;
      },
      async page(trailer, { limit, offset }) {
        const own = [...images.values()]
          .filter((image) => isOf(image, trailer))
          .sort((a, b) => b.recorded.getTime() - a.recorded.getTime());
        return { total: own.length, images: own.slice(offset, offset + limit).map(withoutBytes) };
      },
      read: async (imageId) => images.get(imageId),
      async deleteBefore(customerId, before, limit) {
        const old = [...images.values()]
          .filter((image) => image.customerId === customerId && image.recorded < before)
          .slice(0, limit);
        for (const { imageId } of old) images.delete(imageId);
        return old.length;
      },
    },
  };
}
