import type { MailRecord } from '../../engine/mail/mail';
import type { MailRepository, MailSummary } from '../mails';
import type { MemoryStore } from './memoryStore';

const toSummary = ({ text: _, html: __, headers: ___, attachments: ____, ...mail }: MailRecord): MailSummary => mail;

/** The queue of outgoing mail in memory. */
export function memoryMails(store: MemoryStore): MailRepository {
  const mails = store.keep(new Map<string, MailRecord>());

  const set = (mailId: string, change: Partial<MailRecord>) => {
    const mail = mails.get(mailId);
    if (mail) mails.set(mailId, { ...mail, ...change });
    return mails.get(mailId);
  };
  const isDue = ({ nextAttemptAt }: MailRecord, now: Date) => nextAttemptAt === null || nextAttemptAt <= now;

  return {
    async add(mail) {
      mails.set(mail.mailId, mail);
    },
    async claim(mailId, { now, deadSince }) {
      const mail = mails.get(mailId);
      if (!mail) return undefined;
      const isSilent = mail.changedAt < deadSince;
      if (mail.status === 'handingOver' && isSilent) set(mailId, { status: 'unconfirmed', changedAt: now });
      const isWaiting = mail.status === 'queued' && isDue(mail, now);
      if (!isWaiting && !(mail.status === 'sending' && isSilent)) return undefined;
      return set(mailId, { status: 'sending', changedAt: now, nextAttemptAt: null, attempts: mail.attempts + 1 });
    },
    async settle(mailId, { status, now, reason = null, nextAttemptAt = null }) {
      const emptied = { text: '', html: null, headers: {}, attachments: [] };
      set(mailId, { status, changedAt: now, reason, nextAttemptAt, ...(status === 'sent' && emptied) });
    },
    stranded: async ({ now, deadSince }, limit) =>
      [...mails.values()]
        .filter((mail) => mail.changedAt < deadSince)
        .filter(
          (mail) =>
            (mail.status === 'queued' && isDue(mail, now)) ||
            mail.status === 'sending' ||
            mail.status === 'handingOver',
        )
        .sort((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
        .slice(0, limit)
        .map(({ mailId }) => mailId),
    find: async (mailIds) => mailIds.flatMap((mailId) => mails.get(mailId) ?? []).map(toSummary),
    async search({ customerIds, statuses, search, limit, offset }) {
      const found = [...mails.values()]
        .filter(({ customerId }) => customerIds === 'all' || (customerId !== null && customerIds.includes(customerId)))
        .filter(({ status }) => statuses === null || statuses.includes(status))
        .filter(({ to }) => search === null || to.toLowerCase().includes(search.toLowerCase()))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.mailId < b.mailId ? 1 : -1));
      return { total: found.length, mails: found.slice(offset, offset + limit).map(toSummary) };
    },
    async deleteBefore(before, limit) {
      const old = [...mails.values()].filter(({ createdAt }) => createdAt < before).slice(0, limit);
      for (const { mailId } of old) mails.delete(mailId);
      return old.length;
    },
  };
}
