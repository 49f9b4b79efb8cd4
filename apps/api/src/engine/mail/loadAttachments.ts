import type { Repositories } from '../../repositories/port';
import type { MailAttachment, MailRecord } from './mail';

/** A file of a mail with its bytes. */
export interface LoadedAttachment {
  filename: string;
  contentType: string;
  /** The bytes as base64. */
  base64: string;
}

/** A mail as a mail server gets it. */
export type LoadedMail = Omit<MailRecord, 'attachments'> & { attachments: readonly LoadedAttachment[] };

/** A file that a mail should have is no longer stored. */
export class AttachmentGone extends Error {}

/** Reads the stored files of a mail. Rejects with `AttachmentGone`, or `ObjectStoreError` if their storage fails. */
export async function loadAttachments(
  mail: MailRecord,
  { reportFiles }: Pick<Repositories, 'reportFiles'>,
): Promise<LoadedMail> {
  const load = async (attachment: MailAttachment): Promise<LoadedAttachment> => {
    if ('base64' in attachment) return attachment;
    const { filename, contentType, reportFile } = attachment;
    const file = await reportFiles.byId(reportFile);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (let remainingBytes = file?.sizeBytes ?? 0; remainingBytes > 0; ) {
      const piece = file && (await reportFiles.piece(file, pieces.length));
      if (!piece) break;
      pieces.push(piece);
      remainingBytes -= piece.byteLength;
    }
    const bytes = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (!file || bytes === 0 || bytes !== file.sizeBytes) throw new AttachmentGone(`${filename} is no longer stored.`);
    return { filename, contentType, base64: base64Of(pieces) };
  };
  const attachments: LoadedAttachment[] = [];
  for (const attachment of mail.attachments) attachments.push(await load(attachment));
  return { ...mail, attachments };
}

/** Characters per call: a longer list of arguments would not fit on the stack. */
const CHUNK_BYTES = 32_768;

function base64Of(pieces: readonly Uint8Array<ArrayBuffer>[]): string {
  let binary = '';
  for (const piece of pieces) {
    for (let from = 0; from < piece.byteLength; from += CHUNK_BYTES) {
      binary += String.fromCharCode(...piece.subarray(from, from + CHUNK_BYTES));
    }
  }
  return btoa(binary);
}
