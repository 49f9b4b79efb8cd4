import { AlertInbox, type AlertInboxView, decodeAlertInbox, encodeAlertInbox } from '@gladhand/fleet-widgets/alerts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { mapEngine } from '../map';

/** The inbox. Its group, filters and the selected alert are kept in the URL. */
export function AlertInboxTab() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeAlertInbox(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: AlertInboxView) => setParams(encodeAlertInbox(next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return <AlertInbox view={view} onViewChange={setView} engine={mapEngine} />;
}
