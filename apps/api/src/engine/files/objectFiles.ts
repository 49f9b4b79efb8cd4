import { type ObjectStore, ObjectStoreError } from '../objects/objectStore';
import type { FilePlace, FileStore } from './fileStore';

const folderOf = ({ customerId, fileId }: Pick<FilePlace, 'customerId' | 'fileId'>) => `${customerId}/${fileId}`;

/** Pieces as objects `<customerId>/<fileId>/<number>`. */
const objectFileStore = (objects: ObjectStore): Omit<FileStore, 'newFileStore'> => ({
  addPiece: (file, number, bytes) => objects.put(`${folderOf(file)}/${number}`, bytes),
  piece: (file, number) => objects.get(`${folderOf(file)}/${number}`),
  deletePieces: (file) => objects.deleteNumbered(folderOf(file)),
});

const refuse = () => Promise.reject(new ObjectStoreError('the file is on S3. Set FILES_S3_URL to its storage again.'));
const NOT_CONFIGURED: Omit<FileStore, 'newFileStore'> = { addPiece: refuse, piece: refuse, deletePieces: refuse };

/** Keeps the bytes of new files in objects, if there are any. Each file stays where it was stored. */
export function withObjects<Files extends FileStore>(files: Files, objects: ObjectStore | undefined): Files {
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
