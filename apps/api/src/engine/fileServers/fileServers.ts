import type { OtaFtpProblem, OtaFtpProtocol } from '@gladhand/domain/ota-ftp';

/** How to sign in. */
export type FileServerSecret =
  | { readonly password: string }
  | { readonly privateKey: string; readonly passphrase?: string | undefined };

/** What a server proves that it is itself with: a host key or a certificate. */
export interface FileServerIdentity {
  /** SHA-256, as `SHA256:` and base64 for a host key, as hex for a certificate. */
  readonly fingerprint: string;
  /** The certificate as PEM. */
  readonly pem?: string | undefined;
  /** Until when the certificate is valid, ISO. */
  readonly validTo?: string | undefined;
}

export interface FileServerTarget {
  readonly protocol: OtaFtpProtocol;
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly secret: FileServerSecret;
  /** The confirmed identity; another one is refused. */
  readonly pin: FileServerIdentity | undefined;
}

export interface FileServerEntry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly sizeBytes: number;
  /** Undefined if the server doesn't report it. */
  readonly modifiedAt?: Date | undefined;
}

/**
 * A signed-in connection, used for one thing at a time. Paths are absolute or relative to where the sign-in leads. Every
 * function rejects with `FileServerError`, except that errors of callbacks pass through.
 */
export interface FileServerConnection {
  /** Undefined for plain FTP. */
  readonly identity: FileServerIdentity | undefined;
  /** Up to `max` entries of a folder, in any order. */
  list(folder: string, max: number): Promise<{ entries: FileServerEntry[]; isCut: boolean }>;
  /** The size of a file in bytes; undefined if there is none. */
  sizeOf(path: string): Promise<number | undefined>;
  /** Writes a file that must not exist. */
  write(path: string, parts: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a file; `onPart` is awaited before more is read. */
  read(path: string, onPart: (part: Uint8Array) => Promise<void>): Promise<void>;
  /** Protocols differ in what happens if `to` exists, so callers look before. */
  rename(from: string, to: string): Promise<void>;
  /** Does nothing if there is no such file. */
  remove(path: string): Promise<void>;
  close(): void;
}

/** Connects to file servers on the public network. */
export interface FileServers {
  /** Rejects with `FileServerError`. Nothing is sent to a server whose identity isn't trusted. */
  connect(target: FileServerTarget, signal: AbortSignal): Promise<FileServerConnection>;
}

/** A server can't be reached, can't be trusted, or refused something. */
export class FileServerError extends Error {
  constructor(
    readonly problem: OtaFtpProblem,
    /** What the server answered, without secrets. */
    readonly detail: string | null = null,
    /** What the server has shown. */
    readonly identity?: FileServerIdentity | undefined,
  ) {
    super(`[api] A file server failed: ${problem}${detail === null ? '' : ` (${detail})`}`);
    this.name = 'FileServerError';
  }
}
