import { deviceFamily } from '../../vocabulary/deviceFamilies';
import type { OtaKind } from '../../vocabulary/ota';
import { isOtaFtpManifestName } from './otaFtpManifest';
import { OTA_FTP_POLICY } from './otaFtpPolicy';

/**
 * Whether a package can be published under this name: letters, digits, `.`, `_`, `+` and `-`, beginning with a letter
 * or digit, up to 120 characters, and not that of a manifest. Such a name is the same on every server.
 */
export const isOtaFtpFileName = (name: string): boolean =>
  /^[0-9A-Za-z][0-9A-Za-z._+-]*$/.test(name) &&
  name.length <= OTA_FTP_POLICY.fileNameLength &&
  !isOtaFtpManifestName(name);

/** Whether a text can be one entry of a folder. Names with control characters could end a command of FTP. */
export const isEntryName = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && name.length <= 255 && !/[/\p{Cc}]/u.test(name);

/** Whether a text is a folder below the folder of a server: entries joined by `/`; empty for the folder itself. */
export const isOtaFtpPath = (path: string): boolean =>
  path === '' || (path.length <= OTA_FTP_POLICY.folderLength && path.split('/').every(isEntryName));

/** A folder without a slash at its end; undefined if it can't be one. An empty one is where the sign-in leads. */
export function otaFtpFolder(text: string): string | undefined {
  const folder = text.trim().replace(/\/+$/, '');
  if (folder === '') return text.trim().startsWith('/') ? '/' : '';
  return isOtaFtpPath(folder.replace(/^\//, '')) ? folder : undefined;
}

/** Joins folder names with slashes; empty ones are left out. */
export const joinOtaFtpPath = (...parts: readonly string[]): string =>
  parts.reduce((path, part) => (path === '' || part === '' || path === '/' ? path + part : `${path}/${part}`), '');

/** The name that a package has if nothing else is chosen, e.g. `mainApp-pro-morey-4.18.2.bin`. */
export function otaFtpFileName({ kind, family, version }: { kind: OtaKind; family: number; version: string }): string {
  const label = deviceFamily(family)
    .label.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${kind}-${label}-${version}.bin`;
}

const PARTIAL = /^\.gladhand-([\da-f-]{36})-\d+\.part$/;

/** The name of an upload until its content is verified. Each attempt has its own, so that a late one harms no other. */
export const partialName = (taskId: string, attempt: number): string => `.gladhand-${taskId}-${attempt}.part`;

/** The task whose incomplete upload a file is; undefined for other files. */
export const partialTaskId = (name: string): string | undefined => PARTIAL.exec(name)?.[1];

/** Whether a file is an upload that isn't complete. */
export const isPartialName = (name: string): boolean => PARTIAL.test(name);
