import type { ApiDeps } from '../../ports';
import type { JobDefinition } from '../jobs';
import { ObjectStoreError } from '../objects/objectStore';
import { AttachmentGone, loadAttachments } from './loadAttachments';
import { type Mailer, MailRefused } from './mailer';
import { MAIL_POLICY, nextTry, SEND_MAIL } from './mailPolicy';

const MAX_REASON_CHARS = 500;

/** The storage of attachments will be available again, like a mail server that has to be tried later. */
const UNREADABLE = new MailRefused('The attached files could not be read.', { permanent: false, wasAnswered: false });

interface SendDeps extends Pick<ApiDeps, 'repositories' | 'now' | 'logger'> {
  mailer: Mailer;
}

/**
 * Sends one mail. A run that dies before the message is sent to the server is repeated. One that dies later leaves the
 * mail `unconfirmed`, because a duplicate is worse than an uncertain status.
 */
export function sendMailJob({ repositories, mailer, now, logger }: SendDeps): JobDefinition {
  return {
    name: SEND_MAIL,
    async run({ data }) {
      const mailId = String(data.mailId);
      const mail = await repositories.mails.claim(mailId, {
        now: now(),
        deadSince: new Date(now().getTime() - MAIL_POLICY.claimMs),
      });
      if (!mail) return;
      let isHandedOver = false;
      try {
        await mailer.send(await loadAttachments(mail, repositories), async () => {
          await repositories.mails.settle(mailId, { status: 'handingOver', now: now() });
          isHandedOver = true;
        });
        await repositories.mails.settle(mailId, { status: 'sent', now: now() });
      } catch (error) {
        if (error instanceof AttachmentGone) {
          await repositories.mails.settle(mailId, { status: 'failed', now: now(), reason: error.message });
          return;
        }
        if (error instanceof ObjectStoreError)
          logger.warn({ err: error, mailId }, 'a file of a mail could not be read');
        else if (!(error instanceof MailRefused)) throw error;
        await refused(mailId, mail.attempts, error instanceof MailRefused ? error : UNREADABLE, isHandedOver);
      }
    },
  };

  async function refused(mailId: string, attempts: number, error: MailRefused, wasHandedOver: boolean): Promise<void> {
    const reason = error.message.slice(0, MAX_REASON_CHARS);
    // Once the message is being sent, only a refusal by the server itself is certain; a lost connection is not.
    if (wasHandedOver && !error.permanent && !error.wasAnswered) {
      await repositories.mails.settle(mailId, { status: 'unconfirmed', now: now(), reason });
      return;
    }
    const nextAttemptAt = error.permanent ? undefined : nextTry(attempts, now());
    logger.warn({ mailId, attempts, reason, nextAttemptAt }, 'a mail was not accepted');
    if (!nextAttemptAt) {
      await repositories.mails.settle(mailId, { status: 'failed', now: now(), reason });
      return;
    }
    await repositories.transaction(async (within) => {
      await within.mails.settle(mailId, { status: 'queued', now: now(), reason, nextAttemptAt });
      await within.jobs.add([{ name: SEND_MAIL, data: { mailId }, startAfter: nextAttemptAt }]);
    });
  }
}
