import { type Client, FTPError } from 'basic-ftp';

/** A reply arrives on its own connection, up to this long after the connection for data has failed, in ms. */
const REPLY_WITHIN_MS = 1_000;

/**
 * A server that refuses a transfer closes the connection for data, and says why on the one for commands. The client
 * closes both when the first has failed; this lets it wait for the reason.
 */
export function waitForReasons({ ftp }: Client): void {
  const close = ftp.closeWithError.bind(ftp);
  ftp.closeWithError = (error) => {
    const socket = ftp.dataSocket;
    if (!socket || !error.message.includes('(data socket)')) return close(error);
    setTimeout(() => {
      // Otherwise the reply has come, and its task is over.
      if (ftp.dataSocket === socket) close(error);
    }, REPLY_WITHIN_MS);
  };
}

/** The reply to a transfer that failed before it arrived; the error itself if there is none. */
export async function reasonOf(client: Client, error: unknown): Promise<unknown> {
  if (error instanceof FTPError || client.closed) return error;
  const late = setTimeout(() => client.close(), REPLY_WITHIN_MS);
  try {
    // The next reply is that to the transfer.
    await client.send('NOOP');
    return error;
  } catch (reason) {
    return reason instanceof FTPError ? reason : error;
  } finally {
    clearTimeout(late);
  }
}
