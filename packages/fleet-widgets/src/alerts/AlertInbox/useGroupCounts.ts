import { useApiQuery } from '@gladhand/domain/react';
import { alertsQuery } from '../internal/alertQueries';
import { type AlertInboxView, type InboxGroup, searchOf } from './alertInboxView';

const REFRESH_MS = 30_000;
const ONE = { pageSize: 1, pageNumber: 1 };

/** The number of alerts of each group; undefined until it is known. */
export type GroupCounts = Readonly<Record<InboxGroup, number | undefined>>;

/** Counts the alerts of each group that match the filters. */
export function useGroupCounts(customerId: number | undefined, view: AlertInboxView): GroupCounts {
  const options = { enabled: customerId !== undefined, refreshMs: REFRESH_MS };
  const queryOf = (group: InboxGroup) =>
    alertsQuery({ ...searchOf(customerId ?? 0, { ...view, group }), paginationInput: ONE });
  return {
    attention: useApiQuery(queryOf('attention'), options).data?.total,
    snoozed: useApiQuery(queryOf('snoozed'), options).data?.total,
    done: useApiQuery(queryOf('done'), options).data?.total,
  };
}
