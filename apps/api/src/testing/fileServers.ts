import type { OtaFtpProtocol } from '@gladhand/domain/ota-ftp';

/** A real file server on 127.0.0.1. */
export interface TestFileServer {
  port: number;
  /** The folder of its files on this machine. */
  folder: string;
  username: string;
  /** Ends the connections. The server goes on. */
  dropConnections(): void;
  /** Ends the server and its connections. */
  kill(): Promise<void>;
  /** The same, and deletes its folder. */
  stop(): Promise<void>;
}

/** OpenSSH, with a private key as PEM. */
export interface TestOpenSsh extends TestFileServer {
  privateKey: string;
  hostKey: string;
}

interface Script {
  startOpenSsh(options?: {
    port?: number;
    isReadOnly?: boolean;
    hostKey?: string;
    passphrase?: string;
  }): Promise<TestOpenSsh>;
  startProFtpd(
    protocol: OtaFtpProtocol,
    options?: { certificate?: { cert: string; key: string }; isImplicit?: boolean; settings?: readonly string[] },
  ): Promise<TestFileServer & { password: string }>;
}

/** The servers that scripts/fileServers.mjs starts. */
export async function fileServerScript(): Promise<Script> {
  const script = new URL('../../../../scripts/fileServers.mjs', import.meta.url);
  return (await import(/* @vite-ignore */ script.href)) as Script;
}
