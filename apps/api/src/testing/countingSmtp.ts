import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that remembers what it accepted. */
export interface CountingSmtp {
  url: string;
  /** How often each message was accepted, by its Message-ID. */
  accepted: Map<string, number>;
  close(): Promise<void>;
}

interface CountingSmtpOptions {
  /** The code with which a recipient is refused; undefined to accept. @default all are accepted */
  refuse?: (recipient: string) => number | undefined;
}

/** Time between accepting a message and the answer, in ms: a process may be killed before it reads the answer. */
const ANSWER_DELAY_MS = 100;

export async function startCountingSmtp({ refuse }: CountingSmtpOptions = {}): Promise<CountingSmtp> {
  const accepted = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = refuse?.(address);
      done(code === undefined ? null : Object.assign(new Error('refused by the test'), { responseCode: code }));
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part) => (text += part));
      stream.on('end', () => {
        const id = /^message-id: *(\S+)/im.exec(text)?.[1] ?? 'none';
        accepted.set(id, (accepted.get(id) ?? 0) + 1);
        setTimeout(done, ANSWER_DELAY_MS);
      });
    },
  });
  // A process that is killed resets its connections.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
