import { useApiQuery } from '@gladhand/domain/react';
import { alertsQuery } from '../internal/alertQueries';
import { ALERT_REFRESH_MS } from '../internal/useAlertsLive';
import { type AlertInboxView, type InboxGroup, searchOf } from './alertInboxView';

const ONE = { pageSize: 1, pageNumber: 1 };

/** The number of alerts of each group; undefined until it is known. */
export type GroupCounts = Readonly<Record<InboxGroup, number | undefined>>;

/** Counts the alerts of each group that match the filters. */
export function useGroupCounts(customerId: number | undefined, view: AlertInboxView): GroupCounts {
  const options = { enabled: customerId !== undefined, refreshMs: ALERT_REFRESH_MS };
  const queryOf = (group: InboxGroup) =>
    alertsQuery({ ...searchOf(customerId ?? 0, { ...view, group }), paginationInput: ONE });
  return {
    attention: useApiQuery(queryOf('attention'), options).data?.total,
    snoozed: useApiQuery(queryOf('snoozed'), options).data?.total,
    done: useApiQuery(queryOf('done'), options).data?.total,
  };
}
