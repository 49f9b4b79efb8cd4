import type { ApiDeps } from '../../ports';
import type { Mailer } from './mailer';

/** Keeps mails in the outbox instead of sending them; the demonstration shows it at /dev/outbox. */
export function createOutboxMailer({ repositories, ids, now }: Pick<ApiDeps, 'repositories' | 'ids' | 'now'>): Mailer {
  return {
    async send({ to, subject, text, purpose }) {
      await repositories.outbox.add({ mailId: ids.uuid(), to, subject, text, purpose, createdAt: now() });
    },
  };
}
