import { FileServerError } from '../../../engine/fileServers/fileServers';
import { ObjectStoreError } from '../../../engine/objects/objectStore';
import type { OtaFileRepository, OtaPackageRecord } from '../repository';

/** The bytes of a package, piece by piece. Rejects with `FileServerError` if they can't be read. */
export async function* packageParts(
  { fileId, store, sizeBytes }: OtaPackageRecord,
  files: OtaFileRepository,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  let position = 0;
  for (let number = 0; position < sizeBytes; number++) {
    const piece = await files.piece({ customerId: 0, fileId, store }, number).catch((error: unknown) => {
      if (error instanceof ObjectStoreError) throw new FileServerError('packageUnreadable', error.message);
      throw error;
    });
    if (!piece) throw new FileServerError('packageUnreadable');
    position += piece.byteLength;
    yield piece;
  }
}
