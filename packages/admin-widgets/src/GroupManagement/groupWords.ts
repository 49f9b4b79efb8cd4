import type { VehicleGroup } from '@gladhand/domain';

/** '1 trailer', '2,140 trailers'. */
export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;

/** Names of the groups that one stands under. */
export function parentNames({ parentIds }: Pick<VehicleGroup, 'parentIds'>, groups: readonly VehicleGroup[]): string {
  if (parentIds.length === 0) return 'Top level';
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return parentIds.map((id) => names.get(id) ?? 'a group that is gone').join(', ');
}

/** The way down to each group: 'East / Boston'. Of several ways, the first. */
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
