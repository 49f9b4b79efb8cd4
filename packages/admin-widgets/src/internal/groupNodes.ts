import type { VehicleGroup } from '@gladhand/domain/administration';
import { type GroupPlace, groupPlaces } from '@gladhand/domain/groups';
import { indexTree, type TreeIndex, type TreeNode } from '@gladhand/ui/grid';

/** A row in a tree of groups. A group has one row under each of its parents. */
export interface GroupNode extends TreeNode {
  group: VehicleGroup;
}

const PIN = [{ d: 'M7 3.5h6M8 3.5v5l-2.25 3h8.5L12 8.5v-5M10 11.5v5' }];
const KEY = [{ d: 'M4 10.5a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0zM9.5 10.5h6.5M13.5 10.5v2.5' }];
const ICON: Readonly<Record<string, typeof PIN>> = { allVins: PIN, noVins: PIN, tkCommandControl: KEY, noHelp: KEY };

const toNode = ({ placeId, group, children }: GroupPlace<VehicleGroup>): GroupNode => ({
  id: placeId,
  label: group.name,
  count: group.totalVehicleCount,
  // A choice of all groups below a group is not a choice of the group, which can have its own trailers.
  own: true,
  icon: ICON[group.kind],
  group,
  children: children.map(toNode),
});

/** The rows of a tree of groups, and the row ids of each group. */
export interface GroupRows {
  index: TreeIndex<GroupNode>;
  placesOf: ReadonlyMap<string, readonly string[]>;
}

export function groupRows(groups: readonly VehicleGroup[]): GroupRows {
  const index = indexTree(groupPlaces(groups).map(toNode));
  const placesOf = new Map<string, string[]>();
  for (const { id, group } of index.nodes) {
    const places = placesOf.get(group.id);
    if (places) places.push(id);
    else placesOf.set(group.id, [id]);
  }
  return { index, placesOf };
}
