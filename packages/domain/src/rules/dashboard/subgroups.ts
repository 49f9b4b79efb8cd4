import type { CustomerHierarchy, VehicleGroupNode } from '../../contract/groups';

/** Names of groups that a user may filter by: those people made, not those every customer has. In the tree's order. */
export function groupNames(hierarchy: readonly CustomerHierarchy[]): string[] {
  const names = new Set<string>();
  const visit = ({ name, kind, vehicleGroups }: VehicleGroupNode) => {
    if (kind === 'regular') names.add(name);
    vehicleGroups.forEach(visit);
  };
  for (const { vehicleGroups } of hierarchy) vehicleGroups.forEach(visit);
  return [...names];
}

/** The names and those of all groups below them: a trailer of a subgroup belongs to the group above too. */
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
