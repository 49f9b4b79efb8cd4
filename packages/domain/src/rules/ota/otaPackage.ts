import type { OtaAction, OtaKind } from '../../vocabulary/ota';

/** What the signature of a package covers. */
export interface OtaManifest {
  readonly kind: OtaKind;
  /** Id of a device family. */
  readonly family: number;
  readonly version: string;
  readonly sizeBytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/**
 * The text that the operator signs with Ed25519, in UTF-8. It names kind, family and version, so that a signature can't
 * be used for the same file under another name.
 */
export const manifestText = ({ kind, family, version, sizeBytes, sha256 }: OtaManifest): string =>
  `gladhand-ota-package-v1\nkind=${kind}\nfamily=${family}\nversion=${version}\nsize=${sizeBytes}\nsha256=${sha256}\n`;

/** Whether a text can be a version: letters, digits, `.`, `+`, `_` and `-`, up to 40, beginning with a letter or digit. */
export const isOtaVersion = (text: string): boolean => /^[0-9A-Za-z][0-9A-Za-z.+_-]{0,39}$/.test(text);

/** Whether a text is a SHA-256 in lower-case hex. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const ACTIONS: Readonly<Record<OtaKind, { publish: OtaAction; apply: OtaAction }>> = {
  config: { publish: 'publishConfiguration', apply: 'applyConfiguration' },
  script: { publish: 'publishScript', apply: 'applyScript' },
  mainApp: { publish: 'publishFirmware', apply: 'applyFirmware' },
  // A reset is published only to be carried out.
  deviceReset: { publish: 'resetDevices', apply: 'resetDevices' },
};

/** The action of the specification that publishing or applying a package is. */
export const otaActionOf = (kind: OtaKind, step: 'publish' | 'apply'): OtaAction => ACTIONS[kind][step];
