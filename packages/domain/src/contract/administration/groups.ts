import type { CallOptions } from '../callOptions';
import type {
  VehicleGroupChangeInput,
  VehicleGroupChangePreviewQuery,
  VehicleGroupsQuery,
  VehicleGroupTrailersInput,
  VehicleGroupTrailersQuery,
  VehicleGroupUsersInput,
  VehicleGroupUsersQuery,
  VehiclesToGroupsInput,
} from '../generated/administration/graphql';

/** A vehicle group with its parent groups. Source: query `vehicleGroups`. */
export type VehicleGroup = VehicleGroupsQuery['vehicleGroups'][number];
/** A page of the trailers directly in a group. Source: query `vehicleGroupTrailers`. */
export type VehicleGroupTrailerPage = VehicleGroupTrailersQuery['vehicleGroupTrailers'];
/** A trailer in a group. */
export type VehicleGroupTrailer = VehicleGroupTrailerPage['trailers'][number];
/** A page of the users in a group. Source: query `vehicleGroupUsers`. */
export type VehicleGroupUserPage = VehicleGroupUsersQuery['vehicleGroupUsers'];
/** The users who gain and lose access to trailers. Source: query `vehicleGroupChangePreview`. */
export type VehicleGroupChangePreview = VehicleGroupChangePreviewQuery['vehicleGroupChangePreview'];
/** The result for one pasted line. */
export interface VehiclesToGroupsLine {
  text: string;
  /**
   * One of `added`, `unchanged`, `nothingToDo`, `notFound`, `ambiguous`, `reserved` and `repeated`. With `nothingToDo`,
   * the other list had no match.
   */
  outcome: string;
}
/** The results for a pasted list. Source: mutation `addMultipleVehiclesToTargetedMultipleGroups`. */
export interface VehiclesToGroupsResult {
  vehicles: VehiclesToGroupsLine[];
  groups: VehiclesToGroupsLine[];
  /** New memberships. */
  added: number;
}
export type { VehicleGroupChangeInput, VehicleGroupTrailersInput, VehicleGroupUsersInput, VehiclesToGroupsInput };

/**
 * A group as the caller read it. A write based on an outdated `version` rejects with CONFLICT and the current values.
 */
interface ReadGroup {
  customerId: number;
  vehicleGroupId: string;
  /** Leave it out to overwrite whatever is current. */
  version?: number | undefined;
}

/** The trailers and groups whose memberships change. */
export interface VehiclesAndGroups {
  customerId: number;
  vehicleIds: readonly string[];
  vehicleGroupIds: readonly string[];
}

export interface GroupsAdministrationApi {
  /** All groups of a customer, by name. Rejects with NOT_FOUND for a customer outside the caller's scope. Source: query `vehicleGroups`. */
  list(customerId: number, options?: CallOptions): Promise<VehicleGroup[]>;
  /** Trailers directly in a group, or not in it. Source: query `vehicleGroupTrailers`. */
  trailers(input: VehicleGroupTrailersInput, options?: CallOptions): Promise<VehicleGroupTrailerPage>;
  /** Users of a group. Source: query `vehicleGroupUsers`. */
  users(input: VehicleGroupUsersInput, options?: CallOptions): Promise<VehicleGroupUserPage>;
  /** The effects of a move or deletion, without making the change. Source: query `vehicleGroupChangePreview`. */
  preview(input: VehicleGroupChangeInput, options?: CallOptions): Promise<VehicleGroupChangePreview>;
  /**
   * Creates a group under each of the parents, or at the top level without parents. Source: mutation
   * `updateVehicleGroup`.
   */
  create(input: {
    customerId: number;
    parentIds: readonly string[];
    name: string;
    /** A UUID from the caller, so that a retry creates nothing twice. */
    requestId?: string;
  }): Promise<VehicleGroup>;
  /** Source: mutation `renameVehicleGroup`. */
  rename(input: ReadGroup & { name: string }): Promise<VehicleGroup>;
  /** Replaces the parents of a group; the groups below it move with it. Source: mutation `moveVehicleGroup`. */
  move(input: ReadGroup & { parentIds: readonly string[] }): Promise<VehicleGroup>;
  /** Deletes a group by name; the groups below it move up one level. Source: mutation `deleteVehicleGroup`. */
  delete(input: { customerId: number; name: string; version?: number | undefined }): Promise<void>;
  /** Resolves to the number of new memberships. Source: mutation `addVehiclesToGroups`. */
  addVehicles(input: VehiclesAndGroups): Promise<number>;
  /** Resolves to the number of ended memberships. Source: mutation `removeVehiclesFromGroups`. */
  removeVehicles(input: VehiclesAndGroups): Promise<number>;
  /**
   * Adds pasted unit IDs or VINs to groups by name, line by line. Source: mutation
   * `addMultipleVehiclesToTargetedMultipleGroups`.
   */
  addLines(input: VehiclesToGroupsInput): Promise<VehiclesToGroupsResult>;
}
