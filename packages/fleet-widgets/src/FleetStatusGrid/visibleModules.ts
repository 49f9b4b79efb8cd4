/** The parts around the grid that a user may put away. */
export interface VisibleModules {
  /** Counts by health above the grid. */
  statusCounts: boolean;
  /** Filters under the column titles. */
  columnFilters: boolean;
  /** What '-', 'N/A' and the dotted line mean, under the grid. */
  legend: boolean;
}

export const MODULES: readonly { id: keyof VisibleModules; label: string }[] = [
  { id: 'statusCounts', label: 'Counts by health' },
  { id: 'columnFilters', label: 'Filters under the titles' },
  { id: 'legend', label: 'Legend under the grid' },
];

export const ALL_MODULES: VisibleModules = { statusCounts: true, columnFilters: true, legend: true };

/** Reads stored settings; whatever is not a plain no is shown. */
export function parseModules(stored: unknown): VisibleModules {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const isShown = (id: keyof VisibleModules) => given[id] !== false;
  return { statusCounts: isShown('statusCounts'), columnFilters: isShown('columnFilters'), legend: isShown('legend') };
}
