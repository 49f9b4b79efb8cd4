import { manifestText, OTA_UPLOADS, type OtaManifest, otaUpload } from '@gladhand/domain/ota';
import { DEVICE_FAMILIES, deviceFamily } from '@gladhand/domain/trailers';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { badInput } from '../../../http/apiError';
import { OTA_PACKAGE_MESSAGES } from '../messages';

const SIGNATURE_BYTES = 64;
const KEY_ID_DIGITS = 16;

/** The bytes of base64; undefined if it isn't. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The id of the key that has signed a manifest. Rejects with what is wrong with the signature. */
export async function checkSignature(
  manifest: OtaManifest,
  signature: string,
  publicKeys: readonly string[],
): Promise<string> {
  const bytes = fromBase64(signature);
  if (bytes?.length !== SIGNATURE_BYTES) throw badInput(OTA_PACKAGE_MESSAGES.signatureForm);
  const keys = await Promise.all(publicKeys.map(importKey));
  const signedBy = async (other: OtaManifest) => {
    const text = new TextEncoder().encode(manifestText(other));
    for (const { key, keyId } of keys) if (await crypto.subtle.verify('Ed25519', key, bytes, text)) return keyId;
    return undefined;
  };
  const keyId = await signedBy(manifest);
  if (keyId) return keyId;
  const { kind, family } = manifest;
  for (const { id } of DEVICE_FAMILIES) {
    if (id === family || !(await signedBy({ ...manifest, family: id }))) continue;
    throw badInput(OTA_PACKAGE_MESSAGES.otherFamily(deviceFamily(id).label, deviceFamily(family).label));
  }
  for (const { id } of OTA_UPLOADS) {
    if (id === kind || !(await signedBy({ ...manifest, kind: id }))) continue;
    throw badInput(OTA_PACKAGE_MESSAGES.otherKind(otaUpload(id).label, otaUpload(kind).label));
  }
  throw badInput(OTA_PACKAGE_MESSAGES.signature);
}

async function importKey(publicKey: string) {
  const bytes = fromBase64(publicKey) ?? new Uint8Array();
  const key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  return { key, keyId: bytesToHex(sha256(bytes)).slice(0, KEY_ID_DIGITS) };
}
