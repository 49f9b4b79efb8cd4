import { lazyPart } from '@gladhand/ui';
import type { FleetControlProps } from '../control/FleetControl/FleetControl';
import type { WidgetElement } from './elementClass';
import type { ElementKind } from './elementKind';
import { engineOf } from './engineOf';

const FleetControl = lazyPart(() =>
  import('../control/FleetControl/FleetControl').then((module) => module.FleetControl),
);

type Values = Pick<FleetControlProps, 'filter' | 'hiddenItems' | 'trackingHref' | 'messages'>;

/**
 * `<gladhand-fleet-control>`. Events: `filter-change` and `hidden-items-change` with the new value as their detail, and
 * `follow` with `{ href }` of a clicked link. A page that navigates by itself prevents what follows.
 */
export interface FleetControlElement extends WidgetElement, Values {}

export const FLEET_CONTROL: ElementKind<Values> = {
  tag: 'gladhand-fleet-control',
  properties: ['filter', 'hiddenItems', 'trackingHref', 'messages'],
  attributes: { 'tracking-href': 'trackingHref' },
  minBlockSizePx: 480,
  render: ({ values, host, send }) => (
    <FleetControl
      {...values}
      engine={engineOf(host)}
      workerUrl={host.workerUrl}
      onFilterChange={(filter) => send('filter-change', filter)}
      onHiddenItemsChange={(hidden) => send('hidden-items-change', hidden)}
      onFollow={(href) => send('follow', { href }) && window.location.assign(href)}
    />
  ),
};
