import { formatDate } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { customersQuery } from '../internal/customersQuery';
import type { MapEngineFactory } from '../map/mapEngine';
import { useFleetPositions } from '../positions/useFleetPositions';
import { TrackingScreen } from './TrackingScreen';
import { trackedRows } from './trackedRows';
import { EMPTY_TRACKING_VIEW, filterClicks, type TrackingView } from './trackingView';

export interface TrackingProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Filters and search. Keep it, e.g. in a URL, together with `onViewChange`. @default kept inside */
  view?: TrackingView | undefined;
  onViewChange?: ((view: TrackingView) => void) | undefined;
  /** VIN of the chosen trailer. */
  vin?: string | undefined;
  /** Another trailer was chosen; undefined: none. */
  onVinChange: (vin: string | undefined) => void;
  /** Actions on the fleet that is shown, in the header. */
  actions?: ReactNode;
  /** What stands over the map for the chosen trailer, e.g. `TrailerDrawer`. */
  detail?: ReactNode;
}

/** Where every trailer is and how it does: a map, and a list beside it that is its equal. */
export function Tracking(props: TrackingProps) {
  const { now: clock, timeZone, track } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_TRACKING_VIEW);
  const view = props.view ?? own;
  const positions = useFleetPositions(view.customerId);
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const snapshot = positions.data;
  const now = useMemo(() => snapshot?.asOf ?? clock(), [snapshot, clock]);
  const rows = useMemo(() => trackedRows(snapshot?.trailers ?? [], view, now), [snapshot, view, now]);
  const chosen = useMemo(
    () => (props.vin === undefined ? undefined : snapshot?.trailers.find(({ vin }) => vin === props.vin)),
    [snapshot, props.vin],
  );

  // a trailer that was chosen by its address and then left the fleet has no drawer
  const { onVinChange } = props;
  useEffect(() => {
    if (props.vin !== undefined && snapshot && !chosen) onVinChange(undefined);
  }, [props.vin, snapshot, chosen, onVinChange]);

  return (
    <TrackingScreen
      engine={props.engine}
      positions={positions}
      rows={rows}
      now={now}
      clock={clock}
      moment={(at) => formatDate(at, 'shortDateTime', timeZone)}
      customers={customers.data ?? []}
      view={view}
      onViewChange={(next) => {
        for (const click of filterClicks(view, next)) track({ type: 'filterClick', ...click });
        setOwn(next);
        props.onViewChange?.(next);
      }}
      actions={props.actions}
      vin={props.vin}
      onVinChange={onVinChange}
      chosen={chosen}
      onChoose={(id) => onVinChange(id === undefined ? undefined : snapshot?.byId.get(id)?.vin)}
      detail={chosen && props.detail}
    />
  );
}
