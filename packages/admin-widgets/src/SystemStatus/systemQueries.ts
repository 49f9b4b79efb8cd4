import { type MailDelivery, type MailPage, MailStatus, type ScheduledJob } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** What the list of mails shows. */
export interface MailView {
  /** A mail status, 'attention' for those that need somebody, or 'any'. */
  status: string;
  search: string;
  page: number;
  pageSize: number;
}

export const FIRST_MAIL_VIEW: MailView = { status: 'any', search: '', page: 1, pageSize: 25 };

const MAILS_KEY = ['mails'] as const;
const JOBS_KEY = ['scheduledJobs'] as const;

function statusesOf(status: string): string[] | null {
  if (status === 'any') return null;
  if (status === 'attention') return [MailStatus.Failed, MailStatus.Unconfirmed];
  return status === MailStatus.Sending ? [MailStatus.Sending, MailStatus.HandingOver] : [status];
}

export const mailsQuery = ({ status, search, page, pageSize }: MailView): ApiQuery<MailPage> => ({
  key: [...MAILS_KEY, status, search, page, pageSize],
  fetch: (api, options) =>
    api.administration.mails.page(
      { statuses: statusesOf(status), search: search.trim() || null, pageNumber: page, pageSize },
      options,
    ),
});

export const retryMail: ApiMutation<string, MailDelivery> = {
  run: (api, id) => api.administration.mails.retry(id),
  invalidates: () => [MAILS_KEY],
};

export const jobsQuery: ApiQuery<ScheduledJob[]> = {
  key: JOBS_KEY,
  fetch: (api, options) => api.administration.jobs.list(options),
};

export const runJob: ApiMutation<string, ScheduledJob> = {
  run: (api, name) => api.administration.jobs.run(name),
  invalidates: () => [JOBS_KEY],
};
