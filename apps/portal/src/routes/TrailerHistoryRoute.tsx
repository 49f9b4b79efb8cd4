import type { HistoryRange } from '@gladhand/domain/history';
import { decodeHistory, encodeHistory, TrailerHistory } from '@gladhand/fleet-widgets/tracking';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mapEngine } from '../map';
import { historyPath, trackingPath, withoutHistory } from '../paths';
import { GEOFENCES, LAYER, withLayer } from './layerInUrl';

/** The history of a trailer. Its range and whether it is followed are kept in the URL, beside the values of the tracking screen. */
export function TrailerHistoryRoute({ vin }: { vin: string }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const range = useMemo(() => decodeHistory(Object.fromEntries(new URLSearchParams(query))), [query]);
  const isLive = params.get('live') === '1';
  const startMs = Number(params.get('at'));
  const show = (next: HistoryRange, live: boolean) =>
    void navigate(historyPath(vin, { ...encodeHistory(next), ...(live && { live: '1' }) }, query), { replace: true });
  return (
    <TrailerHistory
      vin={vin}
      engine={mapEngine}
      range={range}
      startMs={startMs > 0 ? startMs : undefined}
      onRangeChange={(next) => show(next, isLive)}
      live={isLive}
      onLiveChange={(next) => show(range, next)}
      geofences={params.get(LAYER) === GEOFENCES}
      onGeofencesChange={(isShown) => setParams((before) => withLayer(before, isShown), { replace: true })}
      onBack={() => void navigate({ pathname: trackingPath(vin), search: withoutHistory(query) })}
    />
  );
}
