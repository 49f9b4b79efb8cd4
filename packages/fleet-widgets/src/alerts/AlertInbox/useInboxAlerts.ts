import type { Alert } from '@gladhand/domain/alerts';
import { useApiQuery } from '@gladhand/domain/react';
import { useState } from 'react';
import { ALERT_REFRESH_MS } from '../internal/useAlertsLive';
import type { AlertInboxView } from './alertInboxView';
import { searchOf } from './alertInboxView';
import { type HeldAlerts, hold, refreshed, waitingCount, withoutGone } from './heldAlerts';
import { alertPagesQuery } from './inboxQueries';

/** What the list takes over from the next answer. */
type Due = 'all' | 'withoutGone';

/** The alerts of a view. Nothing moves while they are read: new ones wait until `showAll`. */
export function useInboxAlerts(customerId: number | undefined, view: AlertInboxView) {
  const [pageCount, setPageCount] = useState(1);
  const search = searchOf(customerId ?? 0, view);
  const query = useApiQuery(alertPagesQuery(search, pageCount), {
    enabled: customerId !== undefined,
    refreshMs: ALERT_REFRESH_MS,
  });
  const listKey = JSON.stringify(search);
  const key = `${listKey} ${pageCount}`;
  const [held, setHeld] = useState<HeldAlerts>();
  const [due, setDue] = useState<Due>();
  const fresh = query.data?.alerts;
  const [total, setTotal] = useState(0);
  const [shownKey, setShownKey] = useState(listKey);
  if (shownKey !== listKey) {
    setShownKey(listKey);
    setPageCount(1);
  }

  if (fresh && query.data) {
    const present = held?.key === key && due !== 'all' ? refreshed(held, fresh) : hold(key, fresh);
    const next = due === 'withoutGone' ? withoutGone(present, fresh) : present;
    if (next.key !== held?.key || !isSame(next.alerts, held.alerts)) setHeld(next);
    if (due) setDue(undefined);
    if (total !== query.data.total) setTotal(query.data.total);
  }
  // More pages of the same list are loading: its first ones stay.
  const alerts = held?.key.startsWith(`${listKey} `) ? held.alerts : undefined;
  return {
    query,
    alerts,
    total,
    waiting: fresh && held?.key === key ? waitingCount(held, fresh) : 0,
    showAll: () => setDue('all'),
    dropGone: () => setDue('withoutGone'),
    loadMore: alerts && fresh && fresh.length < total ? () => setPageCount(pageCount + 1) : undefined,
  };
}

const isSame = (a: readonly Alert[], b: readonly Alert[]) =>
  a.length === b.length && a.every((alert, index) => alert === b[index]);

export type InboxAlerts = ReturnType<typeof useInboxAlerts>;
