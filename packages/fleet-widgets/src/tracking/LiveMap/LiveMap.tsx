import { failureOf } from '@gladhand/domain';
import { formatLocalDate } from '@gladhand/domain/formats';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { FailedState, useMessages } from '@gladhand/ui';
import { useCallback, useMemo, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { EMPTY_TRACKING_VIEW, type TrackingView } from '../../positions/trackingView';
import { useTracked } from '../../positions/useTracked';
import { LiveMapView } from './LiveMapView';
import { LIVE_MAP_MESSAGES } from './messages';

export interface LiveMapProps extends LocalizedProps {
  /** Creates the map engine. Keep the same function between renders. */
  engine: MapEngineFactory;
  /**
   * URL of the worker that holds fleets of more than 5,000 trailers:
   * `import workerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url'`.
   * @default the page holds them
   */
  workerUrl?: string | undefined;
  /** Filters: a customer, readings or a search. @default all visible trailers */
  view?: TrackingView | undefined;
  /** VIN of the selected trailer; null for none. @default kept by the widget */
  vin?: string | null | undefined;
  /** A trailer was selected, on the map or in the list. */
  onVinChange?: ((vin: string | undefined) => void) | undefined;
  /** Shows geofences. To keep it, e.g. in a URL, use it with `onGeofencesChange`. @default kept by the widget */
  geofences?: boolean | undefined;
  onGeofencesChange?: ((isShown: boolean) => void) | undefined;
  /** Accessible name of the map. @default 'Fleet map' */
  label?: string | undefined;
}

/**
 * Where a fleet is, and nothing else: a map that fetches its trailers and keeps them up to date, for a page of your own.
 * It fills the height it is given. The list of the same trailers opens by a button, so that nothing is reachable by
 * pointer alone. With filters, pickers and a list beside the map take `Tracking`; for trailers in hand take `FleetMap`.
 */
export function LiveMap({ messages, ...props }: LiveMapProps) {
  return (
    <WidgetTexts messages={messages}>
      <LiveMapBody {...props} />
    </WidgetTexts>
  );
}

function LiveMapBody({ engine, workerUrl, view = EMPTY_TRACKING_VIEW, onVinChange, label, ...props }: LiveMapProps) {
  const messages = useMessages(LIVE_MAP_MESSAGES);

  const { locale, now: clock, timeZone, can } = useWidgetHost();
  const [own, setOwn] = useState<string>();
  const vin = props.vin === undefined ? own : (props.vin ?? undefined);
  const tracked = useTracked({ view, vin, workerUrl });
  const customers = useApiQuery(customersQuery, { staleMs: 300_000, enabled: can('geofencesV2') });
  const [only, ...others] = customers.data ?? [];
  const now = useMemo(() => tracked.asOf ?? clock(), [tracked.asOf, clock]);
  const moment = useCallback((at: Date) => formatLocalDate(at, 'shortDateTime', timeZone, locale), [timeZone, locale]);
  const change = useCallback(
    (next: string | undefined) => {
      setOwn(next);
      onVinChange?.(next);
    },
    [onVinChange],
  );
  if (!tracked.asOf && tracked.error) {
    return <FailedState what={messages.theFleet} {...failureOf(tracked.error)} onRetry={tracked.refetch} />;
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
      customerId={view.customerId ?? (others.length === 0 ? only?.id : undefined)}
      mustChoose={others.length > 0 && view.customerId === null}
      geofences={props.geofences}
      onGeofencesChange={props.onGeofencesChange}
      missingVin={tracked.chosenIsGone ? vin : undefined}
      onVinChange={change}
    />
  );
}
