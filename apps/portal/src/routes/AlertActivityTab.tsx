import {
  AlertActivity,
  type AlertActivityView,
  decodeAlertActivity,
  encodeAlertActivity,
} from '@gladhand/fleet-widgets/alerts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ALERT_ACTIVITY_TAB, TAB } from './alertTabIds';

/** What happened to alerts. Its filters are kept in the URL. */
export function AlertActivityTab() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeAlertActivity(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: AlertActivityView) =>
      setParams(
        { [TAB]: ALERT_ACTIVITY_TAB, ...encodeAlertActivity(next) },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return <AlertActivity view={view} onViewChange={setView} />;
}
