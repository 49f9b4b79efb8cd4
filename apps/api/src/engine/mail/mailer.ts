import type { MailRecord } from './mail';

/** Hands one mail to a mail server. Resolves when the server has accepted it. */
export interface Mailer {
  /** Rejects with MailRefused. `onHandOver` is awaited before the first byte of the message leaves. */
  send(mail: MailRecord, onHandOver: () => Promise<void>): Promise<void>;
}

/** A mail was not accepted. */
export class MailRefused extends Error {
  /** Trying again is useless: the server said so, e.g. 550 for a mailbox that does not exist. */
  readonly permanent: boolean;
  /** The server itself refused; else the connection was lost, and after a hand-over nobody knows. */
  readonly wasAnswered: boolean;

  constructor(reason: string, { permanent, wasAnswered }: { permanent: boolean; wasAnswered: boolean }) {
    super(reason);
    this.name = 'MailRefused';
    this.permanent = permanent;
    this.wasAnswered = wasAnswered;
  }
}
