import { can } from '@gladhand/domain';
import { canRetryMail, MAIL_STATUSES, type MailStatus } from '@gladhand/domain/mail';
import { administeredCustomerIds } from '@gladhand/domain/users';
import type { Access } from '../../auth/access';
import { SEND_MAIL } from '../../engine/mail/mailPolicy';
import type { MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers';
import { toMailDelivery } from '../../graphql/mailDelivery';
import { REQUEST_MESSAGES } from '../../graphql/messages';
import { pageWindow } from '../../graphql/pageWindow';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import type { MailSummary } from '../../repositories/mails';
import { MAIL_MESSAGES } from './messages';

const MAX_PAGE_SIZE = 100;
const MAX_IDS = 100;
const MAX_SEARCH_CHARS = 254;

export const mailQueries: Pick<QueryResolvers, 'mailDeliveries' | 'mails'> = {
  async mailDeliveries(_, { ids }, { access, repositories }) {
    await access.authorize('mailDeliveries');
    if (ids.length > MAX_IDS) throw badInput(MAIL_MESSAGES.tooManyIds(MAX_IDS));
    const found = await repositories.mails.find(ids.filter(isUuid));
    const byId = new Map(found.filter((mail) => isVisible(mail, access)).map((mail) => [mail.mailId, mail]));
    return ids.flatMap((id) => {
      const mail = byId.get(id);
      return mail ? [toMailDelivery(mail)] : [];
    });
  },

  async mails(_, { input }, { access, repositories }) {
    await access.authorize('mails');
    const page = pageWindow(input, { maxPageSize: MAX_PAGE_SIZE });
    const search = input.search?.trim() || null;
    if (search !== null && search.length > MAX_SEARCH_CHARS) throw badInput(REQUEST_MESSAGES.searchTooLong);
    const { total, mails } = await repositories.mails.search({
      customerIds: administered(access),
      statuses: input.statuses ? input.statuses.map(statusOf) : null,
      search,
      ...page,
    });
    return { total, mails: mails.map(toMailDelivery) };
  },
};

export const mailMutations: Pick<MutationResolvers, 'retryMail'> = {
  async retryMail(_, { id }, { access, repositories, now, audit }) {
    await access.authorize('retryMail');
    const [mail] = isUuid(id) ? await repositories.mails.find([id]) : [];
    if (!mail || !isAdministered(mail, access)) throw notFound();
    if (!canRetryMail(mail.status)) throw badInput(MAIL_MESSAGES.notRetryable);
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
  if (!found) throw badInput(MAIL_MESSAGES.unknownStatus(MAIL_STATUSES.map(({ id }) => id)));
  return found.id;
}
