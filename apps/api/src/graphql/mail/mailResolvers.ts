import { administeredCustomerIds, can, canRetryMail, MAIL_STATUSES, type MailStatus } from '@gladhand/domain';
import type { Access } from '../../auth/access';
import { SEND_MAIL } from '../../engine/mail/mailPolicy';
import { badInput, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { MailSummary } from '../../repositories/mails';
import type { MailDelivery, MutationResolvers, QueryResolvers } from '../generated/resolvers';

const MAX_PAGE_SIZE = 100;
const MAX_IDS = 100;
const MAX_SEARCH_CHARS = 254;

export const mailQueries: Pick<QueryResolvers, 'mailDeliveries' | 'mails'> = {
  async mailDeliveries(_, { ids }, { access, repositories }) {
    await access.authorise('mailDeliveries');
    if (ids.length > MAX_IDS) throw badInput(`Ask for up to ${MAX_IDS} mails.`);
    const found = await repositories.mails.find(ids.filter(isUuid));
    const byId = new Map(found.filter((mail) => isVisible(mail, access)).map((mail) => [mail.mailId, mail]));
    return ids.flatMap((id) => {
      const mail = byId.get(id);
      return mail ? [toMailDelivery(mail)] : [];
    });
  },

  async mails(_, { input }, { access, repositories }) {
    await access.authorise('mails');
    const { pageSize, pageNumber } = input;
    if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badInput(`pageSize must be from 1 to ${MAX_PAGE_SIZE}.`);
    if (pageNumber < 1) throw badInput('Pages start at 1.');
    const search = input.search?.trim() || null;
    if (search !== null && search.length > MAX_SEARCH_CHARS) throw badInput('Search for a shorter text.');
    const { total, mails } = await repositories.mails.search({
      customerIds: administered(access),
      statuses: input.statuses ? input.statuses.map(statusOf) : null,
      search,
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    });
    return { total, mails: mails.map(toMailDelivery) };
  },
};

export const mailMutations: Pick<MutationResolvers, 'retryMail'> = {
  async retryMail(_, { id }, { access, repositories, now, audit }) {
    await access.authorise('retryMail');
    const [mail] = isUuid(id) ? await repositories.mails.find([id]) : [];
    if (!mail || !isAdministered(mail, access)) throw notFound();
    if (!canRetryMail(mail.status)) throw badInput('Only a failed or unconfirmed mail can be sent again.');
    await repositories.mails.settle(id, { status: 'queued', now: now() });
    await repositories.jobs.add([{ name: SEND_MAIL, data: { mailId: id } }]);
    await audit('mail.retried', {
      userId: access.user.userId,
      customerId: mail.customerId,
      subject: mail.to,
      detail: { purpose: mail.purpose },
    });
    return toMailDelivery({ ...mail, status: 'queued', reason: null, nextAttemptAt: null, changedAt: now() });
  },
};

const administered = ({ user }: Access): readonly number[] | 'all' =>
  can(user.roles, {}, 'action:auditEverything') ? 'all' : administeredCustomerIds(user.roles);

function isAdministered({ customerId }: MailSummary, access: Access): boolean {
  const customerIds = administered(access);
  return customerIds === 'all' || (customerId !== null && customerIds.includes(customerId));
}

const isVisible = (mail: MailSummary, access: Access) =>
  mail.requestedBy === access.user.userId || isAdministered(mail, access);

function statusOf(word: string): MailStatus {
  const found = MAIL_STATUSES.find(({ id }) => id === word);
  if (!found) throw badInput(`A status is one of ${MAIL_STATUSES.map(({ id }) => id).join(', ')}.`);
  return found.id;
}

/** A mail as the contract shows it. */
export function toMailDelivery(mail: MailSummary): MailDelivery {
  const { mailId, to, subject, purpose, status, attempts, reason } = mail;
  return {
    id: mailId,
    to,
    subject,
    purpose,
    status,
    attempts,
    reason,
    createdAt: mail.createdAt.toISOString(),
    changedAt: mail.changedAt.toISOString(),
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
  };
}
