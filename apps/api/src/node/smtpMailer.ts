import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports';

/** Sends through the server that SMTP_URL names, e.g. smtps://user:password@mail.example.com. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
