import type { FileStore } from '../../../engine/files/fileStore';
import type { ReportFileRecord } from './fileRepository';

/**
 * The bytes of a file; undefined if its first piece can't be read. If a later piece is missing or can't be read, the
 * stream fails, so that no client takes a part for the whole.
 *
 * @param onError gets the reason in both cases
 */
export async function fileStream(
  file: ReportFileRecord,
  files: FileStore,
  onError: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
  let number = 0;
  let remainingBytes = file.sizeBytes ?? 0;
  async function nextPiece(): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const piece = await files.piece(file, number++);
      if (!piece || piece.byteLength > remainingBytes) throw new Error(`[api] Piece ${number - 1} is missing.`);
      remainingBytes -= piece.byteLength;
      return piece;
    } catch (error) {
      onError(error);
      throw error;
    }
  }

  const first = await nextPiece().catch(() => undefined);
  return (
    first &&
    new ReadableStream({
      start(controller) {
        controller.enqueue(first);
      },
      async pull(controller) {
        if (remainingBytes === 0) controller.close();
        else controller.enqueue(await nextPiece());
      },
    })
  );
}
