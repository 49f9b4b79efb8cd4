import { failureOf, formatDate } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { FailedState } from '@gladhand/ui';
import { useCallback, useMemo, useState } from 'react';
import type { MapEngineFactory } from '../map/mapEngine';
import { EMPTY_TRACKING_VIEW, type TrackingView } from '../positions/trackingView';
import { useTracked } from '../positions/useTracked';
import { LiveMapView } from './LiveMapView';

export interface LiveMapProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /**
   * Address of the worker that keeps fleets of more than 5,000 trailers:
   * `import workerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url'`. @default they are kept on the page's thread
   */
  workerUrl?: string | undefined;
  /** Which trailers: a customer's, those of some filters, those that a search finds. @default all in sight */
  view?: TrackingView | undefined;
  /** VIN of the chosen trailer; null: none. @default kept inside */
  vin?: string | null | undefined;
  /** A trailer was chosen, on the map or in the list. */
  onVinChange?: ((vin: string | undefined) => void) | undefined;
  /** Name of the map for assistive technology. @default 'Fleet map' */
  label?: string | undefined;
}

/**
 * Where a fleet is, and nothing else: a map that fetches its trailers and keeps them up to date, for a page of your own.
 * It fills the height it is given. The list of the same trailers opens by a button, so that nothing is reachable by
 * pointer alone. With filters, pickers and a list beside the map take `Tracking`; for trailers in hand take `FleetMap`.
 */
export function LiveMap({ engine, workerUrl, view = EMPTY_TRACKING_VIEW, onVinChange, label, ...props }: LiveMapProps) {
  const { now: clock, timeZone } = useWidgetHost();
  const [own, setOwn] = useState<string>();
  const vin = props.vin === undefined ? own : (props.vin ?? undefined);
  const tracked = useTracked({ view, vin, workerUrl });
  const now = useMemo(() => tracked.asOf ?? clock(), [tracked.asOf, clock]);
  const moment = useCallback((at: Date) => formatDate(at, 'shortDateTime', timeZone), [timeZone]);
  const change = useCallback(
    (next: string | undefined) => {
      setOwn(next);
      onVinChange?.(next);
    },
    [onVinChange],
  );
  if (!tracked.asOf && tracked.error) {
    return <FailedState what="The fleet" {...failureOf(tracked.error)} onRetry={tracked.refetch} />;
  }
  return (
    <LiveMapView
      engine={engine}
      tracked={tracked}
      now={now}
      clock={clock}
      moment={moment}
      choice={`${view.customerId ?? 'all'} ${view.search}`}
      label={label}
      onVinChange={change}
    />
  );
}
