import { isLeaseOver } from '../../repositories/custody';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { TrailerKey } from '../../repositories/trailers';
import type { CargoImageRecord, CargoImageRepository } from './repository';

type StoredImage = CargoImageRecord & { bytes: Uint8Array<ArrayBuffer> };

const isOf = (one: TrailerKey, { customerId, trailerId }: TrailerKey) =>
  one.customerId === customerId && one.trailerId === trailerId;
const withoutBytes = ({ bytes: _, ...image }: StoredImage): CargoImageRecord => image;

export function memoryCargoImages(store: MemoryStore): CargoImageRepository {
  const images = store.keep(new Map<string, StoredImage>());
  return {
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
    async read(imageId, now) {
      const image = images.get(imageId);
      const holding = image && store.holdings.get(image.trailerId);
      const isOver = holding?.lessor && (holding.heldUntil || isLeaseOver(holding, now));
      return isOver ? undefined : image;
    },
    async deleteBefore(customerId, before, limit) {
      const old = [...images.values()]
        .filter((image) => image.customerId === customerId && image.recorded < before)
        .slice(0, limit);
      for (const { imageId } of old) images.delete(imageId);
      return old.length;
    },
  };
}
