import { decodeOta, encodeOta, OtaManagement, type OtaView } from '@gladhand/admin-widgets';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Updates over the air. The tab, its filters and the open campaign are kept in the URL. */
export function OtaManagementRoute() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeOta(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: OtaView) => {
      // Another tab or campaign is a step of the browser history, a filter isn't.
      const isStep = next.tab !== view.tab || next.campaignId !== view.campaignId;
      setParams(encodeOta(next), { replace: !isStep, preventScrollReset: !isStep });
    },
    [setParams, view],
  );
  return <OtaManagement view={view} onViewChange={setView} />;
}
