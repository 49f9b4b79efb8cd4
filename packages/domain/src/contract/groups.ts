/** A vehicle group with its children. Source: `GET /v1/api/vehicle-groups/hierarchy`. */
export interface VehicleGroupNode {
  id: string;
  name: string;
  /** regular, allVins, noVins, tkCommandControl or noHelp. */
  kind: string;
  /** Trailers directly in this group, within the caller's sight. */
  vehicleCount: number;
  vehicleGroups: VehicleGroupNode[];
}

/** A customer and the groups of it that the caller may see. */
export interface CustomerHierarchy {
  id: number;
  shortName: string;
  longName: string;
  vehicleGroups: VehicleGroupNode[];
}
