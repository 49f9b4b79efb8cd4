import type { Repositories } from '../../../repositories/port';

/** An upload takes less time. */
const UNUSED_AFTER_MS = 24 * 3_600_000;
const BATCH = 100;

/** Deletes the bytes of uploads that broke off with their process. */
export async function deleteUnusedFiles({ otaFiles }: Pick<Repositories, 'otaFiles'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_AFTER_MS);
  for (;;) {
    const unused = await otaFiles.unused(before, BATCH);
    for (const file of unused) {
      await otaFiles.deletePieces(file);
      await otaFiles.forget(file.fileId);
    }
    if (unused.length < BATCH) return;
  }
}
