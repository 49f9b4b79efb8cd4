import { lookup, type Word } from './lookup';

/** How a file server is reached. FTP is not encrypted; FTPS is FTP over TLS; SFTP is a protocol of SSH. */
export const OtaFtpProtocol = { Sftp: 'sftp', Ftps: 'ftps', Ftp: 'ftp' } as const;
export type OtaFtpProtocol = (typeof OtaFtpProtocol)[keyof typeof OtaFtpProtocol];

/** Protocols with their labels, the recommended one first. */
export const OTA_FTP_PROTOCOLS: readonly Word<OtaFtpProtocol>[] = [
  { id: 'sftp', label: 'SFTP' },
  { id: 'ftps', label: 'FTPS' },
  { id: 'ftp', label: 'FTP' },
];
/** Finds a protocol by id; an unknown id is kept and labeled as unknown. */
export const otaFtpProtocol = lookup(OTA_FTP_PROTOCOLS, 'FTP protocol');

/** Why a file server can't be used, or why a task on it failed. */
export const OtaFtpProblem = {
  HostNotFound: 'hostNotFound',
  NotPublic: 'notPublic',
  Refused: 'refused',
  TimedOut: 'timedOut',
  ConnectionLost: 'connectionLost',
  OtherProtocol: 'otherProtocol',
  NoTls: 'noTls',
  UnconfirmedKey: 'unconfirmedKey',
  ChangedKey: 'changedKey',
  UntrustedCertificate: 'untrustedCertificate',
  ChangedCertificate: 'changedCertificate',
  SignInRefused: 'signInRefused',
  UnreadableKey: 'unreadableKey',
  UnreadableSecret: 'unreadableSecret',
  FolderNotFound: 'folderNotFound',
  FileNotFound: 'fileNotFound',
  PermissionDenied: 'permissionDenied',
  DiskFull: 'diskFull',
  ServerError: 'serverError',
  OtherContent: 'otherContent',
  SizeMismatch: 'sizeMismatch',
  HashMismatch: 'hashMismatch',
  FileChanged: 'fileChanged',
  PackageUnreadable: 'packageUnreadable',
  ManifestMissing: 'manifestMissing',
  ManifestMismatch: 'manifestMismatch',
} as const;
export type OtaFtpProblem = (typeof OtaFtpProblem)[keyof typeof OtaFtpProblem];

/** Problems with their labels. */
export const OTA_FTP_PROBLEMS: readonly Word<OtaFtpProblem>[] = [
  { id: 'hostNotFound', label: 'Host not found' },
  { id: 'notPublic', label: 'Host not on the public network' },
  { id: 'refused', label: 'Connection refused' },
  { id: 'timedOut', label: 'No response' },
  { id: 'connectionLost', label: 'Connection lost' },
  { id: 'otherProtocol', label: 'Different protocol' },
  { id: 'noTls', label: 'No TLS' },
  { id: 'unconfirmedKey', label: 'Host key not confirmed' },
  { id: 'changedKey', label: 'Host key changed' },
  { id: 'untrustedCertificate', label: 'Certificate not trusted' },
  { id: 'changedCertificate', label: 'Certificate changed' },
  { id: 'signInRefused', label: 'Sign-in refused' },
  { id: 'unreadableKey', label: 'Private key unreadable' },
  { id: 'unreadableSecret', label: 'Secret unreadable' },
  { id: 'folderNotFound', label: 'Folder not found' },
  { id: 'fileNotFound', label: 'File not found' },
  { id: 'permissionDenied', label: 'Permission denied' },
  { id: 'diskFull', label: 'Disk full' },
  { id: 'serverError', label: 'Server error' },
  { id: 'otherContent', label: 'File with other content exists' },
  { id: 'sizeMismatch', label: 'Size differs' },
  { id: 'hashMismatch', label: 'SHA-256 differs' },
  { id: 'fileChanged', label: 'File changed' },
  { id: 'packageUnreadable', label: 'Package unreadable' },
  { id: 'manifestMissing', label: 'Manifest missing' },
  { id: 'manifestMismatch', label: 'Manifest differs' },
];
/** Finds a problem by id; an unknown id is kept and labeled as unknown. */
export const otaFtpProblem = lookup(OTA_FTP_PROBLEMS, 'FTP problem');

/** Whether the manifest beside a published package is there, and was the one of this package when last compared. */
export const OtaFtpManifestState = { Matches: 'matches', Missing: 'missing', Differs: 'differs' } as const;
export type OtaFtpManifestState = (typeof OtaFtpManifestState)[keyof typeof OtaFtpManifestState];

/** What a task does on a file server. */
export const OtaFtpTaskKind = { Publish: 'publish', Verify: 'verify', Delete: 'delete' } as const;
export type OtaFtpTaskKind = (typeof OtaFtpTaskKind)[keyof typeof OtaFtpTaskKind];

/** States of a task. `alreadyPublished`: the server had the same file, and its content was verified. */
export const OtaFtpTaskState = {
  Waiting: 'waiting',
  Working: 'working',
  Verifying: 'verifying',
  Published: 'published',
  AlreadyPublished: 'alreadyPublished',
  Verified: 'verified',
  Deleted: 'deleted',
  Failed: 'failed',
  Canceled: 'canceled',
} as const;
export type OtaFtpTaskState = (typeof OtaFtpTaskState)[keyof typeof OtaFtpTaskState];

/** States of a task with their labels. */
export const OTA_FTP_TASK_STATES: readonly Word<OtaFtpTaskState>[] = [
  { id: 'waiting', label: 'Waiting' },
  { id: 'working', label: 'In progress' },
  { id: 'verifying', label: 'Verifying' },
  { id: 'published', label: 'Published' },
  { id: 'alreadyPublished', label: 'Already published' },
  { id: 'verified', label: 'Verified' },
  { id: 'deleted', label: 'Deleted' },
  { id: 'failed', label: 'Failed' },
  { id: 'canceled', label: 'Canceled' },
];
/** Finds a state of a task by id; an unknown id is kept and labeled as unknown. */
export const otaFtpTaskState = lookup(OTA_FTP_TASK_STATES, 'FTP task state');
