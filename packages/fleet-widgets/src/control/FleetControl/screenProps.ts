import type { ControlFilter } from '@gladhand/domain/control';
import type { Customer } from '@gladhand/domain/customers';
import type { ReactNode } from 'react';
import type { MapEngineFactory } from '../../map/mapEngine';
import type { HiddenItems } from './hiddenItems';
import type { Controlled } from './useControlled';

export interface FleetControlScreenProps {
  engine: MapEngineFactory;
  controlled: Controlled;
  filter: ControlFilter;
  onFilterChange: (filter: ControlFilter) => void;
  hidden: HiddenItems;
  onHiddenChange: (hidden: HiddenItems) => void;
  customers: readonly Customer[];
  /** Names of the groups to choose from. */
  groups: readonly string[];
  /** The time of the answer; ages are counted from it. */
  now: Date;
  clock: () => Date;
  /** Formats an instant in the viewer's zone. */
  moment: (at: Date) => string;
  actions: ReactNode;
  trackingHref: string | undefined;
  /** The Fleet Control feature is off: only the totals are shown. */
  totalsOnly: boolean;
}
