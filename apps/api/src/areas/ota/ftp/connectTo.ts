import {
  type FileServerConnection,
  FileServerError,
  type FileServerSecret,
  type FileServers,
} from '../../../engine/fileServers/fileServers';
import { createSealedTexts } from '../../../engine/secrets/sealedText';
import type { FtpServer } from './ftpRepository';

interface ConnectDeps {
  /** Undefined where servers can't be reached. */
  fileServers?: FileServers | undefined;
  linkKey: CryptoKey;
}

/** Connects to a stored server and closes the connection after the work. Rejects with `FileServerError`. */
export async function connectTo<Result>(
  { serverId, protocol, host, port, username, secret, pin }: FtpServer,
  { fileServers, linkKey }: ConnectDeps,
  signal: AbortSignal,
  work: (connection: FileServerConnection) => Promise<Result>,
): Promise<Result> {
  const opened = await createSealedTexts({ linkKey }).open(secret, serverId);
  if (opened === undefined) throw new FileServerError('unreadableSecret');
  if (!fileServers) throw new FileServerError('serverError', 'This process has no network.');
  const known = JSON.parse(opened) as FileServerSecret;
  try {
    const connection = await fileServers.connect(
      { protocol, host, port, username, secret: known, pin: pin ?? undefined },
      signal,
    );
    try {
      return await work(connection);
    } finally {
      connection.close();
    }
  } catch (error) {
    throw error instanceof FileServerError ? withoutSecret(error, known) : error;
  }
}

/** Some servers repeat what they were sent. What they answer is stored and shown. */
function withoutSecret(error: FileServerError, secret: FileServerSecret): FileServerError {
  const text = 'password' in secret ? secret.password : secret.passphrase;
  const { problem, detail, identity } = error;
  if (!text || !detail?.includes(text)) return error;
  return new FileServerError(problem, detail.replaceAll(text, '…'), identity);
}
