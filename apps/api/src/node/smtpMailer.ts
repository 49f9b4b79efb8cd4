import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { LoadedMail } from '../engine/mail/loadAttachments';
import { type Mailer, MailRefused } from '../engine/mail/mailer';
import { MAIL_POLICY } from '../engine/mail/mailPolicy';

/** The error of an SMTP client. */
interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
}

/**
 * Sends mail through the server of SMTP_URL, e.g. smtps://user:password@mail.example.com. The message is read only
 * after the server has agreed to accept it, so a worker that dies earlier has sent nothing.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;

  return {
    async send(mail, onHandOver) {
      const { envelope, message } = await compose(mail, from);
      const connection = new SMTPConnection({
        host: url.hostname,
        port: url.port ? Number(url.port) : secure ? 465 : 587,
        secure,
        connectionTimeout: MAIL_POLICY.timeoutMs,
        greetingTimeout: MAIL_POLICY.timeoutMs,
        socketTimeout: MAIL_POLICY.timeoutMs,
        dnsTimeout: MAIL_POLICY.timeoutMs,
      });
      try {
        await new Promise<void>((resolve, reject) => {
          connection.once('error', reject);
          const deliver = () =>
            connection.send(envelope, streamAfter(onHandOver, message), (error) => (error ? reject(error) : resolve()));
          connection.connect((error) => {
            if (error) return reject(error);
            if (!auth) return deliver();
            connection.login({ credentials: auth }, (failure) => (failure ? reject(failure) : deliver()));
          });
        });
      } catch (error) {
        throw refusal(error as SmtpError);
      } finally {
        connection.close();
      }
    },
  };
}

async function compose(mail: LoadedMail, from: string) {
  const node = new MailComposer({
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    // The same id for every attempt, so that a duplicate can be recognized.
    messageId: `<${mail.mailId}@${domainOf(from)}>`,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    attachments: mail.attachments.map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
  }).compile();
  return { envelope: node.getEnvelope(), message: await node.build() };
}

/** A stream that calls `first` before it emits its only chunk. */
function streamAfter(first: () => Promise<void>, message: Buffer): Readable {
  return Readable.from(
    (async function* () {
      await first();
      yield message;
    })(),
    { objectMode: false },
  );
}

/** 5xx is permanent; 4xx and a lost connection can be retried. */
function refusal(error: SmtpError): MailRefused {
  const { responseCode, response, message } = error;
  return new MailRefused(response ?? message, {
    permanent: responseCode !== undefined && responseCode >= 500,
    wasAnswered: responseCode !== undefined,
  });
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
