/** A vehicle group with its children. Source: `GET /v1/api/vehicle-groups/hierarchy`. */
export interface VehicleGroupNode {
  id: string;
  name: string;
  /** One of `regular`, `allVins`, `noVins`, `tkCommandControl` and `noHelp`. */
  kind: string;
  /** Number of trailers directly in this group that are visible to the caller. */
  vehicleCount: number;
  vehicleGroups: VehicleGroupNode[];
}

/** A customer and its groups that are visible to the caller. */
export interface CustomerHierarchy {
  id: number;
  shortName: string;
  longName: string;
  vehicleGroups: VehicleGroupNode[];
}
