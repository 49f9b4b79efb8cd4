import { lazyPart } from '@gladhand/ui';
import type { LiveMapProps } from '../tracking/LiveMap/LiveMap';
import type { WidgetElement } from './elementClass';
import type { ElementKind } from './elementKind';
import { engineOf } from './engineOf';

const LiveMap = lazyPart(() => import('../tracking/LiveMap/LiveMap').then((module) => module.LiveMap));

type Values = Pick<LiveMapProps, 'view' | 'vin' | 'label' | 'messages'>;

/** `<gladhand-live-map>`. Event: `vin-change` with `{ vin }` of the selected trailer, undefined for none. */
export interface LiveMapElement extends WidgetElement, Values {}

export const LIVE_MAP: ElementKind<Values> = {
  tag: 'gladhand-live-map',
  properties: ['view', 'vin', 'label', 'messages'],
  attributes: { vin: 'vin', label: 'label' },
  minBlockSizePx: 240,
  render: ({ values, host, set, send }) => (
    <LiveMap
      {...values}
      engine={engineOf(host)}
      workerUrl={host.workerUrl}
      vin={values.vin ?? null}
      onVinChange={(vin) => send('vin-change', { vin }) && set('vin', vin)}
    />
  ),
};
