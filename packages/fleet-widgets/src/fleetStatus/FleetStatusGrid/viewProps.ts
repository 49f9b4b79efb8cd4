import type { Customer } from '@gladhand/domain/customers';
import type { FleetStatusField, FleetStatusRow, FleetStatusSummary } from '@gladhand/domain/fleet-status';
import type { GridColumn, GridLayout } from '@gladhand/ui/grid';
import type { ReactNode } from 'react';
import type { FleetStatusView } from './fleetStatusView';
import type { FleetRows } from './useFleetRows';
import type { SelectedTrailer } from './useSelection';
import type { VisibleModules } from './visibleModules';

export interface FleetStatusGridViewProps {
  fields: readonly FleetStatusField[];
  columns: readonly GridColumn<FleetStatusRow>[];
  rows: FleetRows;
  /** Undefined until it has loaded. */
  summary: FleetStatusSummary | undefined;
  customers: readonly Customer[];
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
  layout: GridLayout;
  onLayoutChange: (layout: GridLayout) => void;
  modules: VisibleModules;
  onModulesChange: (modules: VisibleModules) => void;
  density: 'compact' | 'comfortable';
  onDensityChange: (density: 'compact' | 'comfortable') => void;
  day: (instant: string) => string;
  /** Formats an instant in the viewer's zone, including the zone. */
  moment: (at: Date) => string;
  now: () => Date;
  onOpenTrailer?: ((vin: string) => void) | undefined;
  openVin?: string | undefined;
  detail?: ReactNode;
  actions?: ReactNode;
  selectionActions?: ((trailers: readonly SelectedTrailer[]) => ReactNode) | undefined;
}
