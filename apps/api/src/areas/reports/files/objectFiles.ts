import { type ObjectStore, ObjectStoreError } from '../../../engine/objects/objectStore';
import type { FileKey, FilePlace, FileStore, ReportFileRepository } from './fileRepository';

const folderOf = ({ customerId, fileId }: FileKey) => `${customerId}/${fileId}`;

/** Pieces as objects `<customerId>/<fileId>/<number>`. */
const objectFileStore = (objects: ObjectStore): Omit<FileStore, 'newFileStore'> => ({
  addPiece: (file, number, bytes) => objects.put(`${folderOf(file)}/${number}`, bytes),
  piece: (file, number) => objects.get(`${folderOf(file)}/${number}`),
  deletePieces: (file) => objects.deleteNumbered(folderOf(file)),
});

const refuse = () => Promise.reject(new ObjectStoreError('the file is on S3. Set FILES_S3_URL to its storage again.'));
const NOT_CONFIGURED: Omit<FileStore, 'newFileStore'> = { addPiece: refuse, piece: refuse, deletePieces: refuse };

/** Keeps the bytes of new files in objects, if there are any. Each file stays where it was stored. */
export function withObjects(files: ReportFileRepository, objects: ObjectStore | undefined): ReportFileRepository {
  const inObjects = objects ? objectFileStore(objects) : NOT_CONFIGURED;
  const storeOf = ({ store }: FilePlace) => (store === 's3' ? inObjects : files);
  return {
    ...files,
    newFileStore: objects ? 's3' : 'database',
    addPiece: (file, ...piece) => storeOf(file).addPiece(file, ...piece),
    piece: (file, number) => storeOf(file).piece(file, number),
    deletePieces: (file) => storeOf(file).deletePieces(file),
  };
}
