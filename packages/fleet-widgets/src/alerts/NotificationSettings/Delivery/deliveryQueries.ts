import type { AlertsPort } from '@gladhand/domain';
import type { AlertMailOptOutPage, FailedAlertMessagePage } from '@gladhand/domain/alerts';
import type { ApiInfiniteQuery } from '@gladhand/domain/react';

const pageOf = (customerId: number, after: string | null) => ({ customerId, ...(after !== null && { after }) });

/** Messages of a customer that failed, newest first. */
export const failuresQuery = (customerId: number): ApiInfiniteQuery<FailedAlertMessagePage, string | null> => ({
  key: ['failedAlertMessages', customerId],
  fetch: (api: AlertsPort, after, options) => api.alerts.failedMessages(pageOf(customerId, after), options),
  firstCursor: null,
  next: ({ next }) => next ?? undefined,
});

/** Addresses of a customer that want no emails about alerts, newest first. */
export const customerOptOutsQuery = (customerId: number): ApiInfiniteQuery<AlertMailOptOutPage, string | null> => ({
  key: ['alertMailOptOuts', customerId],
  fetch: (api: AlertsPort, after, options) => api.alerts.optOutsOfCustomer(pageOf(customerId, after), options),
  firstCursor: null,
  next: ({ next }) => next ?? undefined,
});
