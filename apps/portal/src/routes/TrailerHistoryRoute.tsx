import { decodeHistory, encodeHistory, TrailerHistory } from '@gladhand/fleet-widgets';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mapEngine } from '../map';
import { historyPath, trackingPath, withoutHistory } from '../paths';

/** A trailer's history; its time stands in the address, beside what the tracking screen keeps there. */
export function TrailerHistoryRoute({ vin }: { vin: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const range = useMemo(() => decodeHistory(Object.fromEntries(new URLSearchParams(query))), [query]);
  return (
    <TrailerHistory
      vin={vin}
      engine={mapEngine}
      range={range}
      onRangeChange={(next) => void navigate(historyPath(vin, encodeHistory(next), query), { replace: true })}
      onBack={() => void navigate({ pathname: trackingPath(vin), search: withoutHistory(query) })}
    />
  );
}
