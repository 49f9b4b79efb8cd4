import { decodeOtaFtp, encodeOtaFtp, OtaFtpManagement, type OtaFtpView } from '@gladhand/admin-widgets';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** File servers of updates over the air. The open server, its folder and the search are kept in the URL. */
export function OtaFtpManagementRoute() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeOtaFtp(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: OtaFtpView) => {
      // Another server or folder is a step of the browser history, a search isn't.
      const isStep = next.serverId !== view.serverId || next.path !== view.path;
      setParams(encodeOtaFtp(next), { replace: !isStep, preventScrollReset: !isStep });
    },
    [setParams, view],
  );
  return <OtaFtpManagement view={view} onViewChange={setView} />;
}
