import type { OtaManifest } from '../ota/otaPackage';

/** What a manifest says about a package. */
export interface OtaFtpManifestContent extends OtaManifest {
  readonly name: string;
  /** Ed25519 by the operator, base64. It covers what `manifestText` has. */
  readonly signature: string;
  /** The first 16 hex digits of the SHA-256 of the public key. */
  readonly keyId: string;
}

const FORMAT = 'gladhand-ota-manifest-v1';
const ENDING = '.manifest.json';

/** A manifest has some 600 bytes; a file of this size or more isn't one. */
export const MAX_OTA_FTP_MANIFEST_BYTES = 4_096;

/** The name of the manifest beside a package, e.g. `mainApp-go-6.4.0.bin.manifest.json`. */
export const otaFtpManifestName = (fileName: string): string => `${fileName}${ENDING}`;

/** Whether a file has the name of a manifest. */
export const isOtaFtpManifestName = (name: string): boolean => name.toLowerCase().endsWith(ENDING);

const contentOf = ({ name, kind, version, family, sizeBytes, sha256, signature, keyId }: OtaFtpManifestContent) => ({
  ...{ format: FORMAT, name, kind, version, family, sizeBytes, sha256, signature, keyId },
});

/**
 * The manifest of a package, as JSON. Its length doesn't depend on the time. Gateways check the signature over what
 * `manifestText` has; the name, the key id and the time are not signed.
 */
export const otaFtpManifest = (content: OtaFtpManifestContent, publishedAt: Date): string =>
  `${JSON.stringify({ ...contentOf(content), publishedAt: publishedAt.toISOString() }, null, 2)}\n`;

/** Whether a text is the manifest of a package, at whatever time it was published. */
export function isOtaFtpManifestOf(text: string, content: OtaFtpManifestContent): boolean {
  try {
    const { publishedAt } = JSON.parse(text) as { publishedAt?: unknown };
    const at = new Date(typeof publishedAt === 'string' ? publishedAt : Number.NaN);
    return text === otaFtpManifest(content, at);
  } catch {
    return false;
  }
}
