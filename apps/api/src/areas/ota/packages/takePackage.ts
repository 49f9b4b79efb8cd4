import { ApiErrorCode } from '@gladhand/domain';
import { isOtaVersion, isSha256, OTA_POLICY, OTA_UPLOADS, type OtaManifest, otaActionOf } from '@gladhand/domain/ota';
import { DEVICE_FAMILIES, deviceFamily } from '@gladhand/domain/trailers';
import type { Access } from '../../../auth/access';
import type { FilePlace } from '../../../engine/files/fileStore';
import { storeFile } from '../../../engine/files/storeFile';
import { createUnits } from '../../../engine/unitOfWork';
import { apiError, badInput } from '../../../http/apiError';
import type { ApiDeps } from '../../../ports';
import { OTA_PACKAGE_MESSAGES } from '../messages';
import type { OtaPackageRecord } from '../repository';
import { checkSignature } from './checkSignature';

const MEGABYTE = 1024 * 1024;

/**
 * Stores the package in a request's body. Signature and names are checked before any byte is read, the content while it
 * arrives; what doesn't match is deleted. Rejects with the reason if the package is refused.
 */
export async function takePackage(
  request: Request,
  access: Access,
  { repositories, ids, now, config }: Pick<ApiDeps, 'repositories' | 'ids' | 'now' | 'config'>,
): Promise<{ packageId: string }> {
  await access.authorize('uploadOtaPackage');
  const { manifest, name, note, signature } = readFields(new URL(request.url).searchParams);
  const { otaKeys = [] } = config;
  if (otaKeys.length === 0) throw badInput(OTA_PACKAGE_MESSAGES.noKeys);
  const keyId = await checkSignature(manifest, signature, otaKeys);
  const exists = () => apiError(ApiErrorCode.Conflict, OTA_PACKAGE_MESSAGES.exists(manifest.version));
  if (await repositories.ota.hasVersion(manifest)) throw exists();

  const { otaFiles } = repositories;
  const file: FilePlace = { customerId: 0, fileId: ids.uuid(), store: otaFiles.newFileStore };
  await otaFiles.note(file, now());
  try {
    const written = await storeFile(otaFiles, file, bodyOf(request, manifest.sizeBytes), async () => {});
    if (written.sizeBytes < manifest.sizeBytes)
      throw badInput(OTA_PACKAGE_MESSAGES.truncated(written.sizeBytes, manifest.sizeBytes));
    if (written.sha256 !== manifest.sha256) throw badInput(OTA_PACKAGE_MESSAGES.hash);
    const { userId, email } = access.user;
    const added: OtaPackageRecord = {
      ...{ ...manifest, packageId: ids.uuid(), name, note, signature, keyId, fileId: file.fileId, store: file.store },
      ...{ authorId: userId, author: email, createdAt: now() },
    };
    await createUnits({ repositories, ids, now })(async ({ audit, repositories: within }) => {
      if (!(await within.ota.addPackage(added))) throw exists();
      await audit('ota.packageUploaded', {
        ...{ userId, subject: name, subjectId: added.packageId },
        detail: {
          ...{ action: otaActionOf(manifest.kind, 'publish'), version: manifest.version },
          ...{ family: deviceFamily(manifest.family).label, sha256: manifest.sha256 },
        },
      });
    });
    return { packageId: added.packageId };
  } catch (error) {
    // Bytes that remain if this fails as well are deleted by the hourly job.
    await otaFiles.deletePieces(file).then(
      () => otaFiles.forget(file.fileId),
      () => {},
    );
    throw error;
  }
}

function readFields(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? '';
  const kind = OTA_UPLOADS.find(({ id }) => id === text('kind'))?.id;
  if (!kind) throw badInput(OTA_PACKAGE_MESSAGES.kind(OTA_UPLOADS.map(({ id }) => id)));
  const family = DEVICE_FAMILIES.find(({ id }) => String(id) === text('family'))?.id;
  if (family === undefined) throw badInput(OTA_PACKAGE_MESSAGES.family);
  const version = text('version');
  if (!isOtaVersion(version)) throw badInput(OTA_PACKAGE_MESSAGES.version);
  const name = text('name').trim();
  const { nameLength, noteLength, maxPackageBytes } = OTA_POLICY;
  if (name === '' || name.length > nameLength || /\p{Cc}/u.test(name))
    throw badInput(OTA_PACKAGE_MESSAGES.name(nameLength));
  const note = text('note').trim();
  if (note.length > noteLength) throw badInput(OTA_PACKAGE_MESSAGES.note(noteLength));
  if (!/^\d{1,12}$/.test(text('sizeBytes'))) throw badInput(OTA_PACKAGE_MESSAGES.size);
  const sizeBytes = Number(text('sizeBytes'));
  if (sizeBytes === 0) throw badInput(OTA_PACKAGE_MESSAGES.empty);
  if (sizeBytes > maxPackageBytes)
    throw apiError(ApiErrorCode.TooLarge, OTA_PACKAGE_MESSAGES.tooLarge(maxPackageBytes / MEGABYTE));
  const sha256 = text('sha256');
  if (!isSha256(sha256)) throw badInput(OTA_PACKAGE_MESSAGES.sha256);
  const manifest: OtaManifest = { kind, family, version, sizeBytes, sha256 };
  return { manifest, name, note, signature: text('signature') };
}

/** The body in parts, at most `sizeBytes` in all. */
async function* bodyOf(request: Request, sizeBytes: number): AsyncIterable<Uint8Array<ArrayBuffer>> {
  if (!request.body) return;
  const reader = request.body.getReader();
  let received = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      received += value.byteLength;
      if (received > sizeBytes) throw badInput(OTA_PACKAGE_MESSAGES.longer(sizeBytes));
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
