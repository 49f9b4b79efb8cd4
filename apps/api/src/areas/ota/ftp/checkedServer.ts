import { OTA_FTP_POLICY, OTA_FTP_PROTOCOLS, otaFtpFolder } from '@gladhand/domain/ota-ftp';
import type { OtaFtpServerInput } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { OTA_FTP_MESSAGES } from './ftpMessages';
import type { FtpServer } from './ftpRepository';

const CONTROL = /\p{Cc}/u;

export type ServerContent = Pick<
  FtpServer,
  'name' | 'protocol' | 'host' | 'port' | 'folder' | 'username' | 'secretKind'
>;

/** The contents of a server, if they can be saved. Which network its host is in is checked with each connection. */
export function checkedServer(input: OtaFtpServerInput): ServerContent {
  const { nameLength, usernameLength } = OTA_FTP_POLICY;
  const name = input.name.trim();
  if (name === '' || name.length > nameLength || CONTROL.test(name)) throw badInput(OTA_FTP_MESSAGES.name(nameLength));
  const protocol = OTA_FTP_PROTOCOLS.find(({ id }) => id === input.protocol)?.id;
  if (!protocol) throw badInput(OTA_FTP_MESSAGES.protocol(OTA_FTP_PROTOCOLS.map(({ id }) => id)));
  const { port } = input;
  if (port < 1 || port > 65_535) throw badInput(OTA_FTP_MESSAGES.port);
  const folder = otaFtpFolder(input.folder);
  if (folder === undefined) throw badInput(OTA_FTP_MESSAGES.folder);
  const username = input.username.trim();
  if (username === '' || username.length > usernameLength || CONTROL.test(username))
    throw badInput(OTA_FTP_MESSAGES.username(usernameLength));
  const { secretKind } = input;
  if (secretKind !== 'password' && !(secretKind === 'key' && protocol === 'sftp'))
    throw badInput(OTA_FTP_MESSAGES.secretKind);
  return { name, protocol, host: checkedHost(input.host), port, folder, username, secretKind };
}

/** A host as URLs write it, so that every form of an address is checked as the same one. */
function checkedHost(text: string): string {
  const bare = text.trim().replace(/^\[|\]$/g, '');
  const address = `http://${bare.includes(':') ? `[${bare}]` : bare}/`;
  const isPlain = bare !== '' && bare.length <= OTA_FTP_POLICY.hostLength && !/[\s/?#@\\%]/.test(bare);
  if (!isPlain || !URL.canParse(address)) throw badInput(OTA_FTP_MESSAGES.host);
  return new URL(address).hostname.replace(/^\[|\]$/g, '');
}

/** What is stored of a new secret, before it is sealed; undefined to keep the stored one. */
export function checkedSecret({ secret, secretKind, passphrase }: OtaFtpServerInput): string | undefined {
  if (secret == null || secret === '') return undefined;
  if (secretKind === 'key') {
    const isKey = /^(-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----|PuTTY-User-Key-File-)/.test(secret.trim());
    if (!isKey || secret.length > OTA_FTP_POLICY.privateKeyLength) throw badInput(OTA_FTP_MESSAGES.privateKey);
    return JSON.stringify({ privateKey: `${secret.trim()}\n`, ...(passphrase && { passphrase }) });
  }
  const { passwordLength } = OTA_FTP_POLICY;
  // A line break would end the command of FTP.
  if (secret.length > passwordLength || CONTROL.test(secret)) throw badInput(OTA_FTP_MESSAGES.password(passwordLength));
  return JSON.stringify({ password: secret });
}
