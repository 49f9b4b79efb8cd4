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
import type { CallOptions } from '../portalApi';

/** A vehicle group with the groups it stands under. Source: query `vehicleGroups`. */
export type VehicleGroup = VehicleGroupsQuery['vehicleGroups'][number];
/** A page of the trailers directly in a group. Source: query `vehicleGroupTrailers`. */
export type VehicleGroupTrailerPage = VehicleGroupTrailersQuery['vehicleGroupTrailers'];
/** A trailer in a group. */
export type VehicleGroupTrailer = VehicleGroupTrailerPage['trailers'][number];
/** A page of the users in a group. Source: query `vehicleGroupUsers`. */
export type VehicleGroupUserPage = VehicleGroupUsersQuery['vehicleGroupUsers'];
/** Who gains and who loses sight of trailers. Source: query `vehicleGroupChangePreview`. */
export type VehicleGroupChangePreview = VehicleGroupChangePreviewQuery['vehicleGroupChangePreview'];
/** What became of one pasted line. */
export interface VehiclesToGroupsLine {
  text: string;
  /** added, unchanged, nothingToDo (nothing on the other side was found), notFound, ambiguous, reserved or repeated. */
  outcome: string;
}
/** What became of a pasted list. Source: mutation `addMultipleVehiclesToTargetedMultipleGroups`. */
export interface VehiclesToGroupsResult {
  vehicles: VehiclesToGroupsLine[];
  groups: VehiclesToGroupsLine[];
  /** Memberships that are new. */
  added: number;
}
export type { VehicleGroupChangeInput, VehicleGroupTrailersInput, VehicleGroupUsersInput, VehiclesToGroupsInput };

/** A group as it was read: a write with an old `version` rejects with CONFLICT and the present values. */
interface ReadGroup {
  customerId: number;
  vehicleGroupId: string;
  /** Left out: whatever it is now. */
  version?: number | undefined;
}

/** The trailers and the groups of a membership. */
export interface VehiclesAndGroups {
  customerId: number;
  vehicleIds: readonly string[];
  vehicleGroupIds: readonly string[];
}

export interface GroupsAdministrationApi {
  /** All groups of a customer, by name. Rejects with NOT_FOUND for a customer out of sight. Source: query `vehicleGroups`. */
  list(customerId: number, options?: CallOptions): Promise<VehicleGroup[]>;
  /** Trailers that are directly in a group, or that are not. Source: query `vehicleGroupTrailers`. */
  trailers(input: VehicleGroupTrailersInput, options?: CallOptions): Promise<VehicleGroupTrailerPage>;
  /** Users who are in a group. Source: query `vehicleGroupUsers`. */
  users(input: VehicleGroupUsersInput, options?: CallOptions): Promise<VehicleGroupUserPage>;
  /** What a move or a deletion would do; nothing is changed. Source: query `vehicleGroupChangePreview`. */
  preview(input: VehicleGroupChangeInput, options?: CallOptions): Promise<VehicleGroupChangePreview>;
  /** Creates a group under each of the parents, at the top without any. Source: mutation `updateVehicleGroup`. */
  create(input: {
    customerId: number;
    parentIds: readonly string[];
    name: string;
    /** A UUID that the caller makes, so that a retry creates nothing twice. */
    requestId?: string;
  }): Promise<VehicleGroup>;
  /** Source: mutation `renameVehicleGroup`. */
  rename(input: ReadGroup & { name: string }): Promise<VehicleGroup>;
  /** Puts a group under exactly these parents; what stands below goes with it. Source: mutation `moveVehicleGroup`. */
  move(input: ReadGroup & { parentIds: readonly string[] }): Promise<VehicleGroup>;
  /** Deletes by name; groups below it then stand where it stood. Source: mutation `deleteVehicleGroup`. */
  delete(input: { customerId: number; name: string; version?: number | undefined }): Promise<void>;
  /** Answers how many memberships are new. Source: mutation `addVehiclesToGroups`. */
  addVehicles(input: VehiclesAndGroups): Promise<number>;
  /** Answers how many memberships ended. Source: mutation `removeVehiclesFromGroups`. */
  removeVehicles(input: VehiclesAndGroups): Promise<number>;
  /** Pasted unit IDs or VINs into named groups, line by line. Source: mutation `addMultipleVehiclesToTargetedMultipleGroups`. */
  addLines(input: VehiclesToGroupsInput): Promise<VehiclesToGroupsResult>;
}
