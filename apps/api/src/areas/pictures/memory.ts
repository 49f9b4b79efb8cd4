import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { PictureRecord, PictureRepository } from './repository';

type Stored = PictureRecord & { bytes: Uint8Array<ArrayBuffer>; isInUse: boolean };

export function memoryPictures(store: MemoryStore): PictureRepository {
  const pictures = store.keep(new Map<string, Stored>());
  return {
    async add(picture, bytes) {
      pictures.set(picture.pictureId, { ...picture, bytes, isInUse: false });
    },
    async keep({ pictureId, customerId, userId }) {
      const picture = pictures.get(pictureId);
      if (!picture || picture.isInUse || picture.customerId !== customerId || picture.addedBy !== userId) return false;
      pictures.set(pictureId, { ...picture, isInUse: true });
      return true;
    },
    async read(pictureId) {
      const picture = pictures.get(pictureId);
      if (!picture) return undefined;
      const { isInUse: _, ...record } = picture;
      return record;
    },
    async remove(pictureIds) {
      for (const pictureId of pictureIds) pictures.delete(pictureId);
    },
    async deleteUnused(before) {
      const old = [...pictures.values()].filter(({ isInUse, addedAt }) => !isInUse && addedAt < before);
      for (const { pictureId } of old) pictures.delete(pictureId);
      return old.length;
    },
  };
}
