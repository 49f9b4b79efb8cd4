import type { LoadedMail } from './loadAttachments';

/** Passes one mail to a mail server. Resolves when the server has accepted it. */
export interface Mailer {
  /** Rejects with MailRefused. `onHandOver` is awaited before the first byte of the message is sent. */
  send(mail: LoadedMail, onHandOver: () => Promise<void>): Promise<void>;
}

/** The mail server did not accept a mail. */
export class MailRefused extends Error {
  /** True if the server reports that a retry is useless, e.g. 550 for a mailbox that does not exist. */
  readonly permanent: boolean;
  /**
   * True if the server itself refused the mail. Otherwise the connection was lost; if the message was already being
   * sent, the outcome is unknown.
   */
  readonly wasAnswered: boolean;

  constructor(reason: string, { permanent, wasAnswered }: { permanent: boolean; wasAnswered: boolean }) {
    super(reason);
    this.name = 'MailRefused';
    this.permanent = permanent;
    this.wasAnswered = wasAnswered;
  }
}
