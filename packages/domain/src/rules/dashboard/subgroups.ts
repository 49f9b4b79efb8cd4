import type { CustomerHierarchy, VehicleGroupNode } from '../../vocabulary/groupTree';

/**
 * Names of the groups that a user can filter by, in the order of the tree. The special groups of every customer are
 * left out.
 */
export function groupNames(hierarchy: readonly CustomerHierarchy[]): string[] {
  const names = new Set<string>();
  const visit = ({ name, kind, vehicleGroups }: VehicleGroupNode) => {
    if (kind === 'regular') names.add(name);
    vehicleGroups.forEach(visit);
  };
  for (const { vehicleGroups } of hierarchy) vehicleGroups.forEach(visit);
  return [...names];
}

/** These names and those of all groups below them, because a trailer of a subgroup also belongs to the group above. */
export function withSubgroups(names: readonly string[], hierarchy: readonly CustomerHierarchy[]): string[] {
  const all = new Set(names);
  const visit = ({ name, vehicleGroups }: VehicleGroupNode, inside: boolean) => {
    const chosen = inside || names.includes(name);
    if (chosen) all.add(name);
    for (const child of vehicleGroups) visit(child, chosen);
  };
  for (const { vehicleGroups } of hierarchy) for (const group of vehicleGroups) visit(group, false);
  return [...all];
}
