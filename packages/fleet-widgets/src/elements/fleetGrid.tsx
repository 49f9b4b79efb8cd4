import { lazyPart } from '@gladhand/ui';
import type { FleetStatusGridProps } from '../fleetStatus/FleetStatusGrid/FleetStatusGrid';
import type { WidgetElement } from './elementClass';
import type { ElementKind } from './elementKind';

const FleetStatusGrid = lazyPart(() =>
  import('../fleetStatus/FleetStatusGrid/FleetStatusGrid').then((module) => module.FleetStatusGrid),
);

type Values = Pick<FleetStatusGridProps, 'view' | 'layout' | 'modules' | 'openVin' | 'refreshMs' | 'messages'>;

/**
 * `<gladhand-fleet-grid>`. Events: `view-change`, `layout-change` and `modules-change` with the new value as their
 * detail, and `open-trailer` with `{ vin }`. While nothing listens to `open-trailer` on the element, names link to the
 * host's page of a trailer.
 */
export interface FleetGridElement extends WidgetElement, Values {}

export const FLEET_GRID: ElementKind<Values> = {
  tag: 'gladhand-fleet-grid',
  properties: ['view', 'layout', 'modules', 'openVin', 'refreshMs', 'messages'],
  attributes: { 'open-vin': 'openVin' },
  minBlockSizePx: 320,
  render: ({ values, host, send, hasListener }) => (
    <FleetStatusGrid
      {...values}
      density={host.density}
      onViewChange={(view) => send('view-change', view)}
      onLayoutChange={(layout) => send('layout-change', layout)}
      onModulesChange={(modules) => send('modules-change', modules)}
      onOpenTrailer={hasListener('open-trailer') ? (vin) => send('open-trailer', { vin }) : undefined}
    />
  ),
};
