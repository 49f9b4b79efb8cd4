import { decodeInsights, encodeInsights, Insights, type InsightsView } from '@gladhand/fleet-widgets/insights';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Insights. Period, filters and the open list are kept in the URL. */
export function InsightsRoute() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeInsights(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: InsightsView) => setParams(encodeInsights(next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return <Insights view={view} onViewChange={setView} />;
}
