import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { PictureRecord, PictureRepository, PictureUse } from './repository';

type Stored = PictureRecord & { bytes: Uint8Array<ArrayBuffer>; use: PictureUse | null };

export function memoryPictures(store: MemoryStore): PictureRepository {
  const pictures = store.keep(new Map<string, Stored>());
  return {
    async add(picture, bytes) {
      pictures.set(picture.pictureId, { ...picture, bytes, use: null });
    },
    async keep({ pictureId, customerId, userId, use }) {
      const picture = pictures.get(pictureId);
      if (!picture || picture.use || picture.customerId !== customerId || picture.addedBy !== userId) return false;
      pictures.set(pictureId, { ...picture, use });
      return true;
    },
    async read(pictureId) {
      const picture = pictures.get(pictureId);
      if (!picture) return undefined;
      const { use: _, ...record } = picture;
      return record;
    },
    async remove(pictureIds) {
      for (const pictureId of pictureIds) pictures.delete(pictureId);
    },
    async deleteBefore(customerId, before, limit) {
      const old = [...pictures.values()].filter(
        (picture) => picture.customerId === customerId && picture.use === 'repair' && picture.addedAt < before,
      );
      for (const { pictureId } of old.slice(0, limit)) pictures.delete(pictureId);
      return Math.min(limit, old.length);
    },
    async deleteUnused(before) {
      const old = [...pictures.values()].filter(({ use, addedAt }) => !use && addedAt < before);
      for (const { pictureId } of old) pictures.delete(pictureId);
      return old.length;
    },
  };
}
