import { decodeReports, encodeReports, Reports, type ReportsView } from '@gladhand/fleet-widgets/reports';
import { lazyPart } from '@gladhand/ui';
import { Suspense, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { REPORTS_TAB, TAB } from './alertTabIds';

const ReportScheduler = lazyPart(() => import('./ReportSchedulerPart').then((module) => module.ReportScheduler));

/** The reports. What is searched and open is kept in the URL. */
export function ReportsTab() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeReports(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: ReportsView) => setParams({ [TAB]: REPORTS_TAB, ...encodeReports(next) }, { preventScrollReset: true }),
    [setParams],
  );
  return (
    <Reports
      view={view}
      onViewChange={setView}
      scheduler={(task) => (
        <Suspense>
          <ReportScheduler {...task} />
        </Suspense>
      )}
    />
  );
}
