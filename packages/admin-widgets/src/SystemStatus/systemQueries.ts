import type { AdministrationPort } from '@gladhand/domain';
import type { IngestKey, MailPage, NewIngestKey, ScheduledJob } from '@gladhand/domain/administration';
import { type MailDelivery, MailStatus } from '@gladhand/domain/mail';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { MailView } from './mailView';

const MAILS_KEY = ['mails'] as const;
const JOBS_KEY = ['scheduledJobs'] as const;
const KEYS_KEY = ['ingestKeys'] as const;

/** The name of a new key and the devices that it covers. */
export interface KeyInput {
  name: string;
  customerId?: number | undefined;
  gateway?: string | undefined;
}

function statusesOf(status: string): string[] | null {
  if (status === 'any') return null;
  if (status === 'attention') return [MailStatus.Failed, MailStatus.Unconfirmed];
  return status === MailStatus.Sending ? [MailStatus.Sending, MailStatus.HandingOver] : [status];
}

export const mailsQuery = ({ status, search, page, pageSize }: MailView): ApiQuery<MailPage> => ({
  key: [...MAILS_KEY, status, search, page, pageSize],
  fetch: (api: AdministrationPort, options) =>
    api.administration.mails.page(
      { statuses: statusesOf(status), search: search.trim() || null, pageNumber: page, pageSize },
      options,
    ),
});

export const retryMail: ApiMutation<string, MailDelivery> = {
  run: (api: AdministrationPort, id) => api.administration.mails.retry(id),
  invalidates: () => [MAILS_KEY],
};

export const ingestKeysQuery: ApiQuery<IngestKey[]> = {
  key: KEYS_KEY,
  fetch: (api: AdministrationPort, options) => api.administration.ingestKeys.list(options),
};

/** Creates a key. The answer has its secret, which is never cached. */
export const createIngestKey: ApiMutation<KeyInput, NewIngestKey> = {
  run: (api: AdministrationPort, input, requestId) => api.administration.ingestKeys.create({ ...input, requestId }),
  invalidates: () => [KEYS_KEY],
};

export const revokeIngestKey: ApiMutation<string, void> = {
  run: (api: AdministrationPort, id) => api.administration.ingestKeys.revoke(id),
  invalidates: () => [KEYS_KEY],
};

export const jobsQuery: ApiQuery<ScheduledJob[]> = {
  key: JOBS_KEY,
  fetch: (api: AdministrationPort, options) => api.administration.jobs.list(options),
};

export const runJob: ApiMutation<string, ScheduledJob> = {
  run: (api: AdministrationPort, name) => api.administration.jobs.run(name),
  invalidates: () => [JOBS_KEY],
};
