import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import type { TrackingProps } from '../tracking/Tracking/Tracking';
import type { WidgetElement } from './elementClass';
import type { ElementKind } from './elementKind';
import { engineOf } from './engineOf';

const Tracking = lazyPart(() => import('../tracking/Tracking/Tracking').then((module) => module.Tracking));
const TrailerDrawer = lazyPart(() =>
  import('../trailers/TrailerDrawer/TrailerDrawer').then((module) => module.TrailerDrawer),
);

type Values = Pick<TrackingProps, 'view' | 'vin' | 'messages'>;

/**
 * `<gladhand-tracking>`: the map, the list and the drawer of the selected trailer. Events: `view-change` with the new
 * view, and `vin-change` with `{ vin }` of the selected trailer, undefined for none.
 */
export interface TrackingElement extends WidgetElement, Values {}

export const TRACKING: ElementKind<Values> = {
  tag: 'gladhand-tracking',
  properties: ['view', 'vin', 'messages'],
  attributes: { vin: 'vin' },
  minBlockSizePx: 480,
  render: ({ values, host, set, send }) => {
    const select = (vin: string | undefined) => send('vin-change', { vin }) && set('vin', vin);
    return (
      <Tracking
        {...values}
        engine={engineOf(host)}
        workerUrl={host.workerUrl}
        onViewChange={(view) => send('view-change', view)}
        onVinChange={select}
        detail={
          values.vin && (
            <Suspense>
              <TrailerDrawer vin={values.vin} messages={values.messages} onClose={() => select(undefined)} />
            </Suspense>
          )
        }
      />
    );
  },
};
