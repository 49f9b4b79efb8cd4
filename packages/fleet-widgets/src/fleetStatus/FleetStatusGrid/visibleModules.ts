import { perLanguage } from '@gladhand/ui';
import type { FLEET_STATUS_GRID_MESSAGES } from './messages';
/** The parts around the grid that users can hide. */
export interface VisibleModules {
  /** Counts by health above the grid. */
  statusCounts: boolean;
  /** Filters under the column titles. */
  columnFilters: boolean;
  /** The legend under the grid, which explains '-', 'N/A' and the dotted line. */
  legend: boolean;
}

export const modulesOf = perLanguage(
  (messages: typeof FLEET_STATUS_GRID_MESSAGES): readonly { id: keyof VisibleModules; label: string }[] => [
    { id: 'statusCounts', label: messages.countsByHealth },
    { id: 'columnFilters', label: messages.showFilters },
    { id: 'legend', label: messages.showLegend },
  ],
);

/** Every optional part of the grid is shown. */
export const ALL_MODULES: VisibleModules = { statusCounts: true, columnFilters: true, legend: true };

/** Reads stored settings. Everything is shown unless it is explicitly off. */
export function parseModules(stored: unknown): VisibleModules {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const isShown = (id: keyof VisibleModules) => given[id] !== false;
  return { statusCounts: isShown('statusCounts'), columnFilters: isShown('columnFilters'), legend: isShown('legend') };
}
