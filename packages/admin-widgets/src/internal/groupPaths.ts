import type { VehicleGroup } from '@gladhand/domain/administration';

/** The path to each group: 'East / Boston'. It follows the first parent. */
export function groupPaths(groups: readonly VehicleGroup[]): ReadonlyMap<string, string> {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const paths = new Map<string, string>();
  for (const start of groups) {
    const way: VehicleGroup[] = [];
    for (let at: VehicleGroup | undefined = start; at; at = byId.get(at.parentIds[0] ?? '')) way.unshift(at);
    paths.set(start.id, way.map(({ name }) => name).join(' / '));
  }
  return paths;
}
