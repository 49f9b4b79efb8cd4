import { manifestText, type OtaKind, type OtaManifest, type OtaPlanInput } from '@gladhand/domain/ota';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** An operator's key pair. */
export interface TestSigner {
  publicKey: string;
  sign(manifest: OtaManifest): Promise<string>;
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

export async function createTestSigner(): Promise<TestSigner> {
  const keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  return {
    publicKey: base64(new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))),
    async sign(manifest) {
      const text = new TextEncoder().encode(manifestText(manifest));
      return base64(new Uint8Array(await crypto.subtle.sign('Ed25519', keys.privateKey, text)));
    },
  };
}

/** Content that differs for each version. */
export function testContent(version: string, size = 1_300_000): Uint8Array<ArrayBuffer> {
  const seed = [...version].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Uint8Array.from({ length: size }, (_, at) => (at * 31 + seed) % 253);
}

/** A signed upload. */
export async function signedUpload(
  signer: TestSigner,
  {
    kind = 'mainApp',
    family = 1,
    version,
    content = testContent(version),
  }: {
    kind?: OtaKind;
    family?: number;
    version: string;
    content?: Uint8Array<ArrayBuffer>;
  },
) {
  const hash = bytesToHex(sha256(content));
  const signature = await signer.sign({ kind, family, version, sizeBytes: content.length, sha256: hash });
  const file = new Blob([content]);
  return { kind, family, version, name: `Main app ${version}`, note: 'Fixes sleep.', sha256: hash, signature, file };
}

/** A plan without conditions. */
export const TEST_PLAN: OtaPlanInput = {
  ...{ name: 'Main app 4.18.2', stages: [{ devices: 2 }], hoursBetweenStages: 0 },
  conditions: { untethered: false, minVolts: null, parkedMinutes: null, hours: null },
  ...{ stopAbovePercent: 50, judgedFromDevices: 2, deadlineHours: 72, maxAttempts: 2 },
};
